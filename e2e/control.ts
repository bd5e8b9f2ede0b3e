import { type APIRequestContext, expect } from '@playwright/test'
import type { Received } from '../tests/support/control-server.ts'
import type { ReceivedMail } from '../tests/support/mail-server.ts'
import {
  CONTROL_PORT,
  SITE_PORT,
  TEST_CRON_SECRET,
  TEST_REVALIDATE_SECRET,
  TEST_SESSION_SECRET,
} from '../tests/support/ports.ts'

async function control(path: string): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${CONTROL_PORT}${path}`)
  if (!answer.ok) throw new Error(`The control port answered ${answer.status} to ${path}`)
  return answer
}

/** The log lines of calls that an outage refused or left unanswered. */
export const REFUSED_CALL =
  /"name":"BackendError","message":"(?:(?:TypeError: )?fetch failed|TimeoutError|AbortError)|⨯ .*(?:fetch failed|TimeoutError|AbortError)/

/** The browser's errors for a page that fails in an outage, with its own message about the 5xx. */
export const OUTAGE_ERRORS =
  /Failed to load resource.*50\d|An error occurred in the Server Components render|Minified React error|digest|Resource failed to load on /

/** Begins an outage of the backend under test; `startBackendAgain` ends it and waits until the site has noticed. */
export const stopBackend = () => control('/backend/stop')
export async function startBackendAgain(): Promise<void> {
  await control('/backend/start')
  // The breaker stays open for a moment; the next journey must not begin with it open.
  const search = async () => (await fetch(`http://localhost:${SITE_PORT}/search?q=soup`)).status
  await expect.poll(search, { timeout: 30_000 }).toBe(200)
}

/** Lets the backend accept requests and never answer; `startBackendAgain` ends this, too. */
export const hangBackend = () => control('/backend/hang')

/** All log lines of the site under test and its backend. */
export const logsOfAll = async () => (await control('/logs')).json() as Promise<string[]>

/** Address and keys of the backend under test, for a client that a test makes. */
export const backendEnvironment = async () =>
  (await control('/environment')).json() as Promise<
    Record<'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY', string>
  >

/** The variables of a further instance of the site on the backend under test. */
export const instanceEnvironment = async (SITE_URL: string) => ({
  ...process.env,
  ...(await backendEnvironment()),
  SESSION_SECRET: TEST_SESSION_SECRET,
  REVALIDATE_SECRET: TEST_REVALIDATE_SECRET,
  SITE_URL,
})

/** The first line of every error that the site under test has logged so far. */
export const loggedErrors = async () => (await control('/errors')).json() as Promise<string[]>

/** Every notice of a change that the site under test has sent so far. */
export const receivedNotices = async () => (await control('/received')).json() as Promise<Received[]>

/** The mail that the site has sent to an address. */
export const mailTo = async (address: string) =>
  ((await (await control('/mail')).json()) as ReceivedMail[]).filter(({ to }) => to.includes(address))

/** The requests of the site to its backend since the last call, as "GET /rest/v1/blog_posts". */
export const takeQuestions = async () => (await control('/questions')).json() as Promise<string[]>

/** Reports a change in the database to a site, as an owner's own system does. */
export async function tellSite(request: APIRequestContext, change: object, origin = ''): Promise<void> {
  const answer = await request.post(`${origin}/api/revalidate`, {
    headers: { authorization: `Bearer ${TEST_REVALIDATE_SECRET}` },
    data: change,
  })
  expect(answer.status()).toBe(200)
}

/** Expires every page: each is rendered again at its next visit. */
export const renewEverything = (request: APIRequestContext) => tellSite(request, { all: true })

/** Runs the schedule as a host's cron does; the server also runs it on the next request. */
export const runSchedule = (request: APIRequestContext) =>
  request.post('/api/cron/publish', { headers: { authorization: `Bearer ${TEST_CRON_SECRET}` } })
