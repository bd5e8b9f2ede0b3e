import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from '../site-journeys.ts'

/** The label of a field, and the text to type or the option to choose. */
export type Entry = readonly [label: string | RegExp, value: string]

/** A separate test, because it needs another start of the page. */
export interface ExtraTest {
  readonly title: string
  /** Browser errors that the test expects. */
  readonly expectedErrors?: RegExp[]
  readonly run: (page: Page, path: string) => Promise<void>
}

/** The browser test of a tool: `journey.ts` of its folder. */
export interface ToolJourney {
  /** The result of the example with which the tool opens. */
  readonly shows: string | RegExp
  /** Saves files. The first step offline: it proves that the page loaded the code for them while idle. */
  readonly files?: (page: Page) => Promise<void>
  /** A step before the edge case that needs more than typing, such as choosing a file. */
  readonly begin?: (page: Page) => Promise<void>
  /** An edge case: the entries, and the result that they give. */
  readonly edge: { readonly fill: readonly Entry[]; readonly shows: string | RegExp }
  /** A mistake: the entries, and the message under the field. */
  readonly wrong: { readonly fill: readonly Entry[]; readonly message: string | RegExp }
  /** More steps on the same page, still offline. */
  readonly more?: (page: Page) => Promise<void>
  /** For calculators that work without JavaScript: a query, and the result in the page that answers it. */
  readonly plainForm?: { readonly query: string; readonly shows: string }
  /** Browser errors that the visit expects. */
  readonly expectedErrors?: RegExp[]
  readonly tests?: readonly ExtraTest[]
}

/** Pastes as the clipboard does, because `fill` takes minutes for a long text. */
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

/** Opens a page and holds back its scripts. The returned function releases them and waits for hydration. */
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
