import next from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'

/** Arrows run one way: app → components → lib; and each Supabase client has its own few users. */
const forbid = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

const aboveLib = {
  group: ['@/app/*', '@/components/*', '**/components/**', '**/app/**'],
  message: 'lib knows no component and no route.',
}
const aboveComponents = { group: ['@/app/*', '**/app/**'], message: 'A component knows no route.' }
const serviceKey = {
  group: ['@/lib/supabase/service', '**/supabase/service'],
  message:
    'The secret key bypasses every policy: only the contact insert, the sign-in counter, the delivery log, the cron job and scripts use it.',
}
const clients = {
  group: ['@/lib/supabase/public', '@/lib/supabase/request', '@/lib/supabase/middleware', '@supabase/*'],
  message: 'Components and routes go through the functions of a domain.',
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
  { files: ['lib/**'], rules: forbid([aboveLib, serviceKey]) },
  {
    // A tool is one folder, its own component included, so that adding or changing one touches one place. These files may
    // use the tools' kit and the controls of the site, and nothing else from above.
    files: ['lib/tools/*/*/*.tsx'],
    rules: forbid([
      {
        regex: '^@/(app|components)/(?!tools/kit/|ui/)',
        message: "A tool's component is made of the tools' kit and components/ui.",
      },
      serviceKey,
      clients,
    ]),
  },
  {
    files: ['lib/auth/throttle.ts', 'lib/contact/store.ts', 'lib/notices/store.ts', 'lib/posts/desk/job.ts'],
    rules: forbid([aboveLib]),
  },
  { files: ['components/**'], rules: forbid([aboveComponents, serviceKey, clients]) },
  { files: ['app/**'], rules: forbid([serviceKey, clients]) },
  {
    files: ['lib/env.ts', 'scripts/**', 'e2e/**', 'supabase/tests/**', '*.config.*'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['scripts/**', 'e2e/**', 'supabase/tests/**'], rules: { 'no-console': 'off' } },
)

export default config
