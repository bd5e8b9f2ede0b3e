import { test as base, expect } from '@playwright/test'

type Fixtures = {
  /** Console errors and page errors that a test expects; everything else fails it. */
  expectedErrors: RegExp[]
  quietConsole: undefined
}

/** Every journey fails on a console error or an uncaught error that it did not announce. */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, provide) => {
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
})

export { expect }
