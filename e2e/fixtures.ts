import { test as base, expect } from '@playwright/test'
import { loggedErrors } from './control'

type Fixtures = {
  /** Console errors and page errors that a test expects; everything else fails it. */
  expectedErrors: RegExp[]
  /** Errors in the server's log that a test expects: each of them must come, and everything else fails it. */
  expectedServerErrors: RegExp[]
  quietConsole: undefined
  quietServer: undefined
}

/** Enough of a line of the server's log to know it by; the file has the rest. */
const withoutStack = (line: string) => line.replace(/"stack":.*/, '…').slice(0, 300)

/** Every journey fails on an error of the browser or of the server that it did not announce. */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, provide) => {
    await provide([])
  },
  expectedServerErrors: async ({}, provide) => {
    await provide([])
  },
  quietConsole: [
    async ({ context, expectedErrors }, provide) => {
      const seen: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => seen.push(String(error.error())))
      await provide(undefined)
      const unexpected = seen.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
      expect(unexpected, 'console errors').toEqual([])
    },
    { auto: true },
  ],
  quietServer: [
    async ({ expectedServerErrors }, provide) => {
      const before = (await loggedErrors()).length
      await provide(undefined)
      const lines = (await loggedErrors()).slice(before)
      const unexpected = lines.filter((line) => !expectedServerErrors.some((pattern) => pattern.test(line)))
      expect(
        unexpected.map(withoutStack),
        "errors in the server's log, of this journey or of the one beside it",
      ).toEqual([])
      const missing = expectedServerErrors.filter((pattern) => !lines.some((line) => pattern.test(line)))
      expect(missing, "expected errors that are not in the server's log").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
