import next from 'eslint-config-next/core-web-vitals'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

/** The domains of lib, from the lowest to the highest: each may import those before it, so that no two import each other. */
const DOMAINS = [
  'supabase',
  'auth',
  'notifications',
  'markdown',
  'recipe',
  'images',
  'posts',
  'authors',
  'tools',
  'content',
  'contact',
  'panel',
  'seo',
  'drawing',
  'jobs',
]

const message = 'Arrows run one way: docs/architecture.md, "What may import what".'
const zone = (target, from) => ({ target, from, message })
const domain = (name) => `./lib/${name}`

/** The sheets of the magazine, the studio and the panel have the utilities of some folders: what is of another stands there unstyled. */
const components = (...folders) => folders.map((folder) => `./components/${folder}`)
const STYLED = [
  [
    ['./app/(magazine)', './app/(search)', './app/(preview)', './components/!(studio|tools|admin)/**/*'],
    components('studio', 'tools', 'admin'),
  ],
  [['./app/(studio)', './app/(tool-answer)', ...components('studio', 'tools')], components('admin')],
  [['./app/admin', ...components('admin')], components('studio', 'tools')],
]
const sheets = 'The style sheet of this part has no utilities of that folder: docs/decisions/0046.'

/** app → components → lib, and inside lib from domain to domain; scripts and journeys use lib, and nothing uses them. */
const zones = [
  zone('./lib', ['./app', './components', './scripts', './lab', './e2e', './supabase']),
  zone('./components', ['./app', './scripts', './lab', './e2e', './supabase']),
  zone('./app', ['./scripts', './lab', './e2e', './supabase']),
  zone('./scripts', ['./app', './components', './lab', './e2e', './supabase/tests']),
  zone('./lab', ['./app', './components', './e2e', './supabase/tests']),
  zone('./e2e', ['./app', './components']),
  zone('./supabase/tests', ['./app', './components', './e2e']),
  ...DOMAINS.slice(0, -1).map((name, index) => zone(domain(name), DOMAINS.slice(index + 1).map(domain))),
  // What stands beside the domains is below all of them; the action wrapper alone knows who is asking.
  zone('./lib/!(action).ts', DOMAINS.map(domain)),
  zone('./lib/action.ts', DOMAINS.filter((name) => name !== 'auth').map(domain)),
  ...STYLED.flatMap(([targets, from]) => targets.map((target) => ({ target, from, message: sheets }))),
]

const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })
const serviceKey = {
  group: ['@/lib/supabase/service', '**/supabase/service'],
  message:
    'The secret key bypasses every policy: only the contact insert, the sign-in counter, the delivery log, the schedule and scripts use it.',
}
const clients = {
  group: ['@/lib/supabase/public', '@/lib/supabase/request', '@/lib/supabase/middleware', '@supabase/*'],
  message: 'Components and routes go through the functions of a domain.',
}

const queries = {
  group: [
    ...['public', 'queries', 'library'].map((file) => `@/lib/*/${file}`),
    ...['adjacent-posts', 'facets', 'preview', 'search'].map((file) => `@/lib/posts/${file}`),
    '@/lib/content/search-by-name',
  ],
  allowTypeImports: true,
  message: 'Components query nothing: the page asks, and passes it on.',
}

const routerLink = {
  group: ['next/link'],
  message: 'Public pages link with components/ui/link: no script a link, and nothing fetched that nobody asked for.',
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
  ...next,
  ...tseslint.configs.strict,
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
    // A pattern that goes back over what it has read takes minutes for a text that somebody chose for it.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      'regexp/no-misleading-capturing-group': 'error',
    },
  },
  {
    files: ['{app,components,lib,scripts,lab,e2e,supabase}/**/*.{ts,tsx}'],
    // A test may look at anything that it needs to see.
    ignores: ['**/*.test.{ts,tsx}', 'lib/seo/testing.ts', 'lib/tools/*/*/*.tsx'],
    rules: { 'import/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }] },
  },
  { files: ['lib/**'], rules: forbid(serviceKey) },
  {
    files: ['lib/auth/sign-in.ts', 'lib/contact/store.ts', 'lib/notifications/notify.ts', 'lib/jobs/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // A tool is one folder, its own component included, so that adding or changing one touches one place. These files may
    // use the tools' kit and the controls of the site, and nothing else from above.
    files: ['lib/tools/*/*/*.tsx'],
    rules: forbid(
      {
        regex: '^@/(app|components)/(?!tools/kit/|ui/)',
        message: "A tool's component is made of the tools' kit and components/ui.",
      },
      serviceKey,
      clients,
    ),
  },
  { files: ['components/**', 'app/**'], rules: forbid(serviceKey, clients, routerLink) },
  {
    // A page asks, and hands on what it was told: what a component shows can be seen from its props.
    files: ['components/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [queries] }] },
  },
  { files: ['components/admin/**', 'app/admin/**'], rules: forbid(serviceKey, clients) },
  {
    files: ['lib/env.ts', 'scripts/**', 'lab/**', 'e2e/**', 'supabase/tests/**', '*.config.*'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['scripts/**', 'lab/**', 'e2e/**', 'supabase/tests/**'], rules: { 'no-console': 'off' } },
  // Read by a Node that is too old for anything else.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)

export default config
