import { test as base, expect } from '@playwright/test'
import { requestIdHeader } from '../lib/request-id.ts'
import { TEST_SESSION_SECRET } from '../tests/support/ports.ts'
import { loggedErrors } from './control'

type Fixtures = {
  /** Console errors and page errors that a test expects; everything else fails it. */
  expectedErrors: RegExp[]
  /** Errors in the server's log that a serial test expects: each of them must come, and everything else fails it. */
  expectedServerErrors: RegExp[]
  /** The id of every request of this journey, which the site writes into each line that it logs of the request. */
  journeyId: string
  quietServer: undefined
  closedContexts: undefined
}

/** The beginning of every journey's id: it marks the journeys' requests in the log. */
export const JOURNEY = 'e2e00000-'

/** The headers of one journey: its id, and a client address of its own, so that no limit counts two journeys together. */
const journeyHeaders = (id: string): Record<string, string> => ({
  [requestIdHeader(TEST_SESSION_SECRET)]: id,
  'x-forwarded-for': `2001:db8:${id.slice(-8, -4)}:${id.slice(-4)}::1`,
})

/** A list of the panel may show a picture that another journey is deleting (`storeImage`). */
const NEIGHBOURS_PICTURE = /failed to load.*journey-[\da-f-]{36}\.webp/i

/** The beginning of a line of the server's log, which identifies it; the file has the rest. */
const withoutStack = (line: string) => line.replace(/"stack":.*/, '…').slice(0, 300)

/** `SLOW_CPU=6` makes every browser that much slower, as an old machine is. */
const SLOW_CPU = Number(process.env.SLOW_CPU ?? 1)

/** Every journey fails on an error of its browser or of its own requests that it did not announce. */
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
      // Another journey runs beside this one, unless the project is serial.
      const lines = project.name === 'serial' ? logged : logged.filter((line) => line.includes(journeyId))
      const unexpected = lines.filter((line) => !expectedServerErrors.some((pattern) => pattern.test(line)))
      expect(unexpected.map(withoutStack), "errors in the server's log, test-results/site.log").toEqual([])
      const missing = expectedServerErrors.filter((pattern) => !lines.some((line) => pattern.test(line)))
      expect(missing, "expected errors that are not in the server's log").toEqual([])
    },
    { auto: true },
  ],
  // What a journey opens beside its own page would otherwise go on, and slow down the next journeys of the browser.
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
