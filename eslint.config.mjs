import { globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import next from '@next/eslint-plugin-next'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import react from 'eslint-plugin-react-x'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

/** The domains of lib, lowest first. Each may import the domains before it, so that no cycle exists. */
const DOMAINS = [
  'cache',
  'supabase',
  'mail',
  'settings',
  'auth',
  'notifications',
  'markdown',
  'recipe',
  'images',
  'posts',
  'redirects',
  'import',
  'export',
  'authors',
  'examples',
  'content',
  'contact',
  'panel',
  'audit',
  'seo',
  'drawing',
  'jobs',
]

const unlisted = readdirSync('lib', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !DOMAINS.includes(entry.name),
)
if (unlisted.length > 0) throw new Error(`DOMAINS lacks ${unlisted.map(({ name }) => name).join(', ')}.`)

const message = 'Arrows run one way: docs/architecture.md, "What may import what".'
const zone = (target, from) => ({ target, from, message })
const domain = (name) => `./lib/${name}`

/** Each part's style sheet holds the utilities of some folders: other components are unstyled there. */
const components = (...folders) => folders.map((folder) => `./components/${folder}`)
const STYLED = [
  [
    ['./app/(magazine)', './app/(offline)', './app/(per-request)', './components/!(studio|tools|admin)/**/*'],
    components('studio', 'tools', 'admin'),
  ],
  [['./app/(studio)', './app/(tool-answer)', ...components('studio', 'tools')], components('admin')],
  [['./app/admin', ...components('admin')], components('studio', 'tools')],
  // Controls of the panel only.
  [
    ['./app/!(admin)/**/*', './components/!(admin|ui)/**/*'],
    components('ui/dialog.tsx', 'ui/menu.tsx', 'ui/toast.tsx'),
  ],
]
const sheets =
  'The style sheet of this part has no utilities of that folder: docs/decisions/send-readers-only-the-styles-and-letters-they-need.md.'

const site = ['./app', './components', './lib', './scripts', './lab', './tests', './e2e', './supabase']
const except = (...folders) => site.filter((folder) => !folders.includes(folder))

/** Imports run from app to components to lib, and down the domains of lib. Nothing imports scripts or journeys. */
const zones = [
  // The tools reach the site through three files: its functions, its controls, its helpers for journeys.
  zone('./packages/tools/**/!(site|site-controls|site-journeys).{ts,tsx}', site),
  zone('./packages/tools/site.ts', except('./lib')),
  zone('./packages/tools/site-controls.ts', except('./components')),
  zone('./packages/tools/site-journeys.ts', except('./e2e')),
  zone('./lib', ['./app', './components', './scripts', './lab', './tests', './e2e', './supabase']),
  zone('./components', ['./app', './scripts', './lab', './tests', './e2e', './supabase']),
  zone('./app', ['./scripts', './lab', './tests', './e2e', './supabase']),
  zone('./scripts', ['./app', './components', './lab', './e2e', './supabase/tests']),
  zone('./lab', ['./app', './components', './e2e', './supabase/tests']),
  zone('./tests', ['./app', './components', './lab', './e2e', './supabase/tests']),
  zone('./e2e', ['./app', './components']),
  zone('./supabase/tests', ['./app', './components', './e2e']),
  ...DOMAINS.slice(0, -1).map((name, index) => zone(domain(name), DOMAINS.slice(index + 1).map(domain))),
  // Files directly in lib import no domain; only the action wrapper imports lib/auth, and the errors of lib/supabase.
  zone('./lib/!(action).ts', DOMAINS.map(domain)),
  zone('./lib/action.ts', DOMAINS.filter((name) => name !== 'auth' && name !== 'supabase').map(domain)),
  ...STYLED.flatMap(([targets, from]) => targets.map((target) => ({ target, from, message: sheets }))),
]

/** Neither a tool nor the kit imports a tool, so that each tool can be deleted alone. Their tests do not, either. */
const toolZones = ['packages/tools/kit', ...globSync('packages/tools/!(kit)/*/info.ts').map(path.dirname)].map(
  (target) => zone(target, `packages/tools/!(kit)/!(${path.basename(target)})/**`),
)

const insideTools = {
  group: ['**/packages/**'],
  message: 'The site imports what packages/tools/package.json exports.',
}
const privateParts = {
  group: ['next/dist/**', 'react/cjs/**', 'react-dom/cjs/**', '@supabase/*/dist/**', '@supabase/*/src/**'],
  message: 'Use what the documentation of the package names; lib/private-names.test.ts lists the other private parts.',
}
const forbid = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [...patterns, insideTools, privateParts] }],
})
const serviceKey = {
  group: ['@/lib/supabase/service', '**/supabase/service'],
  message:
    'The secret key bypasses every policy: only the contact insert, the sign-in counter, the delivery log, the addresses of review mails, the schedule and scripts use it.',
}
const clients = {
  group: ['@/lib/supabase/public', '@/lib/supabase/request', '@supabase/*'],
  message: 'Components and routes go through the functions of a domain.',
}

const queries = {
  group: [
    ...['public', 'queries', 'library'].map((file) => `@/lib/*/${file}`),
    ...['facets', 'preview', 'related-posts', 'search'].map((file) => `@/lib/posts/${file}`),
    '@/lib/content/search-by-name',
  ],
  allowTypeImports: true,
  message: 'Components query nothing: the page asks, and passes it on.',
}

const resolver = createNodeResolver({
  tsconfig: { configFile: `${import.meta.dirname}/tsconfig.json` },
  extensions: ['.ts', '.tsx'],
})

const restrictPaths = (zones) => ({
  plugins: { import: importX },
  settings: { 'import-x/resolver-next': [resolver] },
  rules: { 'import/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }] },
})

const routerLink = {
  group: ['next/link'],
  message: 'Public pages link with components/ui/link, which fetches no page ahead.',
}

const config = tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next*',
      '.data*',
      'next-env.d.ts',
      'lib/supabase/database.types.ts',
      'test-results',
      'playwright-report',
      'coverage',
    ],
  },
  next.configs['core-web-vitals'],
  ...tseslint.configs.strict,
  {
    // Other files have neither components nor hooks.
    files: ['{app,components,packages}/**', '**/*.tsx'],
    extends: [react.configs['recommended-typescript']],
    rules: {
      ...Object.fromEntries(
        ['exhaustive-deps', 'set-state-in-effect', 'purity', 'refs', 'globals'].map((rule) => [
          `react-x/${rule}`,
          'error',
        ]),
      ),
      // Many lists here are lines of text, whose only key is their index.
      'react-x/no-array-index-key': 'off',
      // It demands setters named after their state, and functions even for cheap initial values.
      'react-x/use-state': 'off',
      // The Markdown renderer reads children and does not change them.
      'react-x/no-children-to-array': 'off',
      // It mistakes handlers in an object for calls during rendering.
      'react-x/set-state-in-render': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'lib/env.ts is the only reader of the environment.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    // A backtracking pattern can take minutes on a hostile text.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      'regexp/no-misleading-capturing-group': 'error',
    },
  },
  {
    files: ['{app,components,lib,packages,scripts,lab,tests,e2e,supabase}/**/*.{ts,tsx}'],
    // Tests may import any module, but those of a tool no other tool.
    ignores: ['**/*.test.{ts,tsx}', 'lib/seo/testing.ts'],
    ...restrictPaths([...zones, ...toolZones]),
  },
  { files: ['packages/tools/*/**/*.test.{ts,tsx}'], ...restrictPaths(toolZones) },
  { rules: { 'no-restricted-imports': ['error', { patterns: [privateParts] }] } },
  { files: ['lib/**'], rules: forbid(serviceKey) },
  {
    files: [
      'lib/auth/attempts.ts',
      'lib/auth/sign-in.ts',
      'lib/contact/store.ts',
      'lib/notifications/notify.ts',
      'lib/posts/reviews/mail.ts',
      'lib/redirects/count.ts',
      'lib/jobs/**',
    ],
    rules: forbid(),
  },
  {
    files: ['components/**', 'app/**'],
    ignores: ['components/ui/link.tsx'],
    rules: forbid(serviceKey, clients, routerLink),
  },
  {
    // Pages query; components only render their props.
    files: ['components/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [queries] }] },
  },
  { files: ['components/admin/**', 'app/admin/**'], rules: forbid(serviceKey, clients) },
  {
    files: ['lib/env.ts', 'scripts/**', 'lab/**', 'tests/**', 'e2e/**', 'supabase/tests/**', '*.config.*'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**', 'lab/**', 'tests/**', 'e2e/**', 'supabase/tests/**'],
    rules: { 'no-console': 'off', ...forbid() },
  },
  // Any installed Node must be able to run these files.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)

export default config
