import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'
import { SITE_PORT } from './tests/support/ports.ts'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/setup.ts',
  // One more than two cores: a journey often waits for a timer or an answer.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A busy CI machine may lose a harmless race; a second failure counts.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./tests/support/playwright-summary.ts'],
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
    // Starts first: the posts that journeys publish would double the pages to crawl.
    { name: 'crawl', testMatch: /crawl\.spec\.ts$/ },
    { name: 'parallel', testIgnore: [/\.serial\.spec\.ts$/, /crawl\.spec\.ts$/, /server-log\.spec\.ts$/] },
    { name: 'log', testMatch: /server-log\.spec\.ts$/, dependencies: ['crawl', 'parallel'] },
    // These play an outage of the shared backend, or count the requests to it: they run after the others, one at a time.
    { name: 'serial', testMatch: /\.serial\.spec\.ts$/, dependencies: ['log'], workers: 1 },
  ],
  webServer: {
    command: 'node tests/support/site-under-test.ts',
    url: `http://localhost:${SITE_PORT}/blog`,
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
