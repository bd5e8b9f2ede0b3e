import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/testing/chromium.ts'
import { SITE_PORT } from './scripts/testing/ports.ts'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/setup.ts',
  // Two cores: the server needs one.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine in CI may lose a race that a person would not notice; a second failure is a failure.
  retries: process.env.CI ? 1 : 0,
  // What a busy machine may take: who is in time is not kept waiting.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./scripts/testing/playwright-summary.ts'],
    ...(process.env.CI ? ([['html', { open: 'never' }]] as const) : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${SITE_PORT}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: /outage|alone/ },
    // These stop the backend of everybody, or count what is asked of it: they run when the others are done, one at a time.
    { name: 'outages', testMatch: /outage|alone/, dependencies: ['journeys'], workers: 1 },
  ],
  webServer: {
    command: 'node scripts/testing/site-under-test.ts',
    url: `http://localhost:${SITE_PORT}/blog`,
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
