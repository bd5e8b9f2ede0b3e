import { test as base, expect } from '@playwright/test'
import { requestIdHeader } from '../lib/request-id.ts'
import { TEST_SESSION_SECRET } from '../tests/support/ports.ts'
import { loggedErrors } from './control'

type Fixtures = {
  /** Console errors and page errors that a test expects; any other error fails it. */
  expectedErrors: RegExp[]
  /** Errors in the server's log that a serial test expects: each must occur, and any other error fails it. */
  expectedServerErrors: RegExp[]
  /** The id of this journey's requests, which the site writes into each of their log lines. */
  journeyId: string
  quietServer: undefined
  closedContexts: undefined
}

/** The prefix of every journey's id, which marks the journeys' requests in the log. */
export const JOURNEY = 'e2e00000-'

/** The headers of one journey: its id, and a client address of its own, so that no limit counts two journeys together. */
const journeyHeaders = (id: string): Record<string, string> => ({
  [requestIdHeader(TEST_SESSION_SECRET)]: id,
  'x-forwarded-for': `2001:db8:${id.slice(-8, -4)}:${id.slice(-4)}::1`,
})

/** The error when a list of the panel shows a picture that another journey is deleting (`storeImage`). */
const NEIGHBOURS_PICTURE = /failed to load.*journey-[\da-f-]{36}\.webp/i

/** The beginning of a line of the server's log, which identifies it; the file has the rest. */
const withoutStack = (line: string) => line.replace(/"stack":.*/, '…').slice(0, 300)

/** `SLOW_CPU=6` slows every browser down by this factor, to imitate an old machine. */
const SLOW_CPU = Number(process.env.SLOW_CPU ?? 1)

/** Fails a journey on every unexpected error in its browser, or in the server's log of its requests. */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, provide) => {
    await provide([])
  },
  expectedServerErrors: async ({}, provide) => {
    await provide([])
  },
  journeyId: async ({}, provide) => {
    await provide(JOURNEY + crypto.randomUUID().slice(JOURNEY.length))
  },
  extraHTTPHeaders: async ({ journeyId }, provide) => {
    await provide(journeyHeaders(journeyId))
  },
  context: async ({ context, expectedErrors }, provide) => {
    const seen: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => seen.push(String(error.error())))
    context.on('page', async (page) => {
      if (SLOW_CPU === 1) return
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    })
    await provide(context)
    const expected = [...expectedErrors, NEIGHBOURS_PICTURE]
    const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
    expect(unexpected, 'console errors').toEqual([])
  },
  quietServer: [
    async ({ journeyId, expectedServerErrors }, provide, { project }) => {
      const before = (await loggedErrors()).length
      await provide(undefined)
      const logged = (await loggedErrors()).slice(before)
      // Outside the serial project other journeys run at the same time, so only lines with this journey's id count.
      const lines = project.name === 'serial' ? logged : logged.filter((line) => line.includes(journeyId))
      const unexpected = lines.filter((line) => !expectedServerErrors.some((pattern) => pattern.test(line)))
      expect(unexpected.map(withoutStack), "errors in the server's log, test-results/site.log").toEqual([])
      const missing = expectedServerErrors.filter((pattern) => !lines.some((line) => pattern.test(line)))
      expect(missing, "expected errors that are not in the server's log").toEqual([])
    },
    { auto: true },
  ],
  // Pages that a journey opens beside its own would otherwise keep running and slow down the browser's next journeys.
  closedContexts: [
    async ({ browser }, provide) => {
      const before = new Set(browser.contexts())
      await provide(undefined)
      for (const context of browser.contexts()) if (!before.has(context)) await context.close()
    },
    { auto: true },
  ],
})

export { expect }
