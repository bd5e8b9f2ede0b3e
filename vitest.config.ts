import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { CHEAP_PASSWORDS } from './scripts/backend/lite-internals.ts'
import { VitestSummary } from './tests/support/summary.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const alias = {
  '@': root.replace(/\/$/, ''),
  // `server-only` throws outside Next's server graph; tests load its modules as plain code.
  'server-only': `${root}tests/server-only.ts`,
}

export default defineConfig({
  resolve: { alias },
  // Vitest orders files by their cached durations, which differ between the engines of the contract tests.
  ...(process.env.TEST_POSTGRES_URL && { cacheDir: 'node_modules/.vite/postgres' }),
  test: {
    reporters: ['default', new VitestSummary()],
    // The default leaves one core free: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{lib,components,app,packages,scripts,lab,tests}/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/async-local-storage.ts',
          environment: 'node',
          // Shared modules take two fifths less time.
          isolate: false,
          // Some tests encode real images, which is slow on a busy machine.
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
          // Every file creates accounts.
          env: CHEAP_PASSWORDS,
          // Each file opens its own database but shares the compiled engine and modules.
          isolate: false,
          // Opening a database takes a second, and many on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
