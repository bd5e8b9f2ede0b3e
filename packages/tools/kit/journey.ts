import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from '../site-journeys.ts'

/** Types into a field by its label, or chooses an option of it. */
export type Entry = readonly [label: string | RegExp, value: string]

/** A test of its own, beside the visit: it needs another start of the page. */
export interface ExtraTest {
  readonly title: string
  /** Errors of the browser that belong to the test. */
  readonly expectedErrors?: RegExp[]
  readonly run: (page: Page, path: string) => Promise<void>
}

/** How a tool is tried in a browser: `journey.ts` of its folder. */
export interface ToolJourney {
  /** Shown by the result for the example with which the tool opens. */
  readonly shows: string | RegExp
  /** Files whose makers the page fetches when it is idle: the first step with the network cut. */
  readonly files?: (page: Page) => Promise<void>
  /** A step before the edge case, where a tool needs more than typing: a file. */
  readonly begin?: (page: Page) => Promise<void>
  /** An edge case: the entries, and the result that they give. */
  readonly edge: { readonly fill: readonly Entry[]; readonly shows: string | RegExp }
  /** A mistake: the entries, and the message under the field. */
  readonly wrong: { readonly fill: readonly Entry[]; readonly message: string | RegExp }
  /** More of this tool, on the same page, still without a network. */
  readonly more?: (page: Page) => Promise<void>
  /** A calculator as a plain GET form: a query, and the result in the page that answers it. */
  readonly plainForm?: { readonly query: string; readonly shows: string }
  /** Errors of the browser that belong to the visit. */
  readonly expectedErrors?: RegExp[]
  readonly tests?: readonly ExtraTest[]
}

/** Pastes into a field, as the clipboard does: `fill` types, for which a browser needs minutes of a long text. */
export async function paste(field: Locator, text: string): Promise<void> {
  const [line = ''] = text.split('\n')
  await expect(async () => {
    await field.evaluate((node, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    expect(await field.inputValue()).toContain(line)
  }).toPass()
}

/** The text of the file that a button saves. */
export async function savedFile(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFile(await (await download).path(), 'utf8')
}

/** Opens a page whose scripts wait; the answer lets them come. */
export async function withoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    resolve()
    await hydrated(page.locator('.tool-form'))
  }
}
