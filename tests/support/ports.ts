/** The ports of the site under test, of its control server, and of the receiver of its notices. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 3210)
export const CONTROL_PORT = SITE_PORT + 1
export const RECEIVER_PORT = SITE_PORT + 2
export const MAIL_PORT = SITE_PORT + 3

/**
 * How long the tests' servers keep an idle connection, in milliseconds: longer than the backend's header says, which
 * they pass on, and longer than any pause of a journey. A request on a connection that is being closed gets no answer,
 * which looks like an outage.
 */
export const KEEP_ALIVE_MS = 70_000

/** Known to the tests, so that they can make a session of any age; the site under test has no secrets. */
export const TEST_SESSION_SECRET = 'end-to-end-tests-sign-their-own-sessions-with-this'

/** The secret with which a test revalidates pages after it has changed rows in the database. */
export const TEST_REVALIDATE_SECRET = 'end-to-end-tests-revalidate-with-this'

/** The secret of the cron endpoint of the site under test. */
export const TEST_CRON_SECRET = 'end-to-end-tests-call-the-cron-with-this'

/** The variables that send the site's notices to the control server. */
export const TEST_NOTICES = {
  INDEXNOW_KEY: 'end-to-end-tests-key',
  INDEXNOW_ENDPOINT: `http://127.0.0.1:${RECEIVER_PORT}/indexnow`,
  WEBSUB_HUB_URL: `http://127.0.0.1:${RECEIVER_PORT}/hub`,
  WEBHOOK_URL: `http://127.0.0.1:${RECEIVER_PORT}/webhook`,
  WEBHOOK_SECRET: 'end-to-end-tests-sign-webhooks-with-this',
}

/** The variables of the tests' own mail server. */
export const TEST_MAIL = {
  SMTP_URL: `smtp://panel:end-to-end@127.0.0.1:${MAIL_PORT}`,
  MAIL_FROM: 'FlavorCraft <hello@flavorcraft.example>',
}
