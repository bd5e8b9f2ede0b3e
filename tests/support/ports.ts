/** Where the site under test listens, the port that controls its backend, and the one that its notices go to. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 3210)
export const CONTROL_PORT = SITE_PORT + 1
export const RECEIVER_PORT = SITE_PORT + 2
export const MAIL_PORT = SITE_PORT + 3

/**
 * How long the tests' own servers keep an idle connection: longer than the backend says that it does, since its answers are
 * passed on with those words, and longer than any journey pauses. Who asks on a connection that is just being closed has no
 * answer, which looks like an outage. Milliseconds.
 */
export const KEEP_ALIVE_MS = 70_000

/** Known to the tests, so that they can make a session of any age; the site under test holds nothing worth a secret. */
export const TEST_SESSION_SECRET = 'end-to-end-tests-sign-their-own-sessions-with-this'

/** Opens the revalidation of the site under test to a test that edits rows behind its back. */
export const TEST_REVALIDATE_SECRET = 'end-to-end-tests-revalidate-with-this'

/** Opens the cron endpoint of the site under test. */
export const TEST_CRON_SECRET = 'end-to-end-tests-call-the-cron-with-this'

/** The receiver of the site's notifications: a server of the tests. */
export const TEST_NOTICES = {
  INDEXNOW_KEY: 'end-to-end-tests-key',
  INDEXNOW_ENDPOINT: `http://127.0.0.1:${RECEIVER_PORT}/indexnow`,
  WEBSUB_HUB_URL: `http://127.0.0.1:${RECEIVER_PORT}/hub`,
  WEBHOOK_URL: `http://127.0.0.1:${RECEIVER_PORT}/webhook`,
  WEBHOOK_SECRET: 'end-to-end-tests-sign-webhooks-with-this',
}

/** The mail server of the site under test: a server of the tests. */
export const TEST_MAIL = {
  SMTP_URL: `smtp://panel:end-to-end@127.0.0.1:${MAIL_PORT}`,
  MAIL_FROM: 'FlavorCraft <hello@flavorcraft.example>',
}
