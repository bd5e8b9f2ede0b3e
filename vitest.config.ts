import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { VitestSummary } from './tests/support/summary.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const alias = {
  '@': root.replace(/\/$/, ''),
  // `server-only` throws outside Next's server graph; a module that carries it is still plain code to a test.
  'server-only': `${root}tests/server-only.ts`,
}

export default defineConfig({
  resolve: { alias },
  // Files start in the order of their last times, which the engines of the contract tests do not share.
  ...(process.env.TEST_POSTGRES_URL && { cacheDir: 'node_modules/.vite/postgres' }),
  test: {
    reporters: ['default', new VitestSummary()],
    // By default one core is left free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{lib,components,app,packages,scripts,lab,tests}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Files share the modules that are loaded already: two fifths less time.
          isolate: false,
          // Some encode real pictures; a busy machine takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: 'supabase/tests/harness/template.ts',
          environment: 'node',
          // A file opens its own database, and shares the compiled engine and modules with the files before it.
          isolate: false,
          // Opening a database takes a second alone, and many beside the checks of a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
