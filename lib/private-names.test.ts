import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

/**
 * Undocumented names of Next, React and Node, which an upgrade may change without notice, and the files that may use
 * them.
 */
const PRIVATE: [name: RegExp, users?: string[]][] = [
  [/next\/dist\b/],
  [/__NEXT_|NEXT_PRIVATE_|NEXT_PHASE|__next_[a-z]/],
  [/_INTERNALS_|react\.client\.reference|\$\$typeof/],
  [/require\.cache\b|Buffer\.poolSize|process\.binding|isrFlushToDisk/],
  [/\b(?:build|prerender|routes|server-reference|client-reference)-manifest\b|required-server-files|static\\?\/chunks/],
  // A count of requests without the router's prefetches, and a check that a cache in front separates a page from its
  // data for the router.
  [
    /next-router-|x-nextjs-(?!cache\b)|\bnext-url\b|['"]?\brsc\b['"]?: ['"]1/i,
    ['lab/bench/cache.ts', 'e2e/admin/identity.serial.spec.ts'],
  ],
  [/['"]next-action['"]|\$ACTION_/],
  // React documents no sign of a hydrated element, for which journeys and measurements wait.
  [/__react[A-Z]/, ['tests/support/loaded.ts']],
  // Next announces the old title of a page whose title comes late.
  [/next-route-announcer/, ['components/admin/shell/page-announcement.tsx', 'e2e/admin/accessibility.spec.ts']],
  // These stand for a host, which starts functions and installs its cache in this way.
  [/setup-node-env|Symbol\.for\(['"]@?(?:react|next)/, ['tests/host/one-function.ts', 'tests/host/host-cache.ts']],
]

/** These name private parts on purpose: an attacker's requests, the lint rule, and this file. */
const DELIBERATE = [
  'eslint.config.mjs',
  'tests/support/hostile-requests.ts',
  'e2e/login/bypass.spec.ts',
  'e2e/standards/hostile.serial.spec.ts',
  'lib/private-names.test.ts',
]

test('no file names a private part of the framework', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.conf'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !DELIBERATE.includes(file))
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return PRIVATE.flatMap(([name, users]) =>
      name.test(text) && !users?.includes(file) ? [`${file}: ${name.source}`] : [],
    )
  })
  expect(found).toEqual([])
})
