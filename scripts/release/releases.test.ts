import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../local-server/local-env.ts'
import { listReleases } from './releases.ts'

test('the version of package.json and each kept release has a section in CHANGELOG.md', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const changelog = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8')
  for (const each of [version, ...listReleases().map((release) => release.version)])
    expect(changelog).toContain(`\n## ${each}\n`)
})
