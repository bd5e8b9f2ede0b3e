import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Modules that may use the file's defaults; docs/rebrand.md says why. The last three print no owner's text. */
const MAY_USE_THE_FILE = [
  'lib/auth/password.ts',
  'lib/remote-fetch.ts',
  'lib/settings/get-site.ts',
  'components/legal/legal-text.tsx',
  'lib/content/files.ts',
  'lib/site-day.ts',
]

it('only listed modules use the defaults of the file instead of `getSite()` or `useSite()`', () => {
  const callers = globSync('{app,components,lib,packages}/**/*.{ts,tsx}', { exclude: ['**/node_modules'] })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /import \{[^}]*(?<!type )\bsite\b[^}]*\} from '[^']+\/site(?:\.ts)?'/.test(readFileSync(file, 'utf8')),
    )
  expect(callers.toSorted()).toEqual(MAY_USE_THE_FILE.toSorted())
})
