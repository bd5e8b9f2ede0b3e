import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

/** Parts of Next, React and Node that their documentation does not name: an upgrade may remove them without notice. */
const PRIVATE = [
  /next\/dist\b/,
  /__NEXT_|NEXT_PRIVATE_|__next_[a-z]/,
  /_INTERNALS_/,
  /require\.cache\b/,
  /\b(?:build|prerender|routes|server-reference|client-reference)-manifest\b|required-server-files/,
  /next-router-|x-nextjs-(?!cache\b)|\bnext-url\b|['"]?\brsc\b['"]?: ['"]1/i,
  /__react[A-Z]/,
  /Symbol\.for\(['"](?:react|next)|react\.client\.reference|\$\$typeof/,
  /Buffer\.poolSize|process\.binding/,
]

/** These name private parts on purpose: an attacker's requests, the lint rule, and this file. */
const DELIBERATE = [
  'eslint.config.mjs',
  'tests/support/hostile-requests.ts',
  'e2e/login/bypass.spec.ts',
  'lib/private-names.test.ts',
]
/**
 * Known uses: an answer for the form of an earlier build, a count of requests without the router's prefetches, and a
 * check that a cache in front separates a page from its data for the router.
 */
const KNOWN_USES = ['lib/request-gate.ts', 'lab/bench/cache.ts', 'e2e/admin/identity.serial.spec.ts']

test('no file names a private part of the framework', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.conf'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && ![...DELIBERATE, ...KNOWN_USES].includes(file))
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return PRIVATE.flatMap((name) => (name.exec(text) ? [`${file}: ${name.source}`] : []))
  })
  expect(found).toEqual([])
})
