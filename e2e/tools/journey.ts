import type { Page, Response } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

/** Types into a field by its label, or chooses an option of it. */
export type Entry = readonly [label: string | RegExp, value: string]

export type ToolJourney = {
  readonly path: string
  /** What the result shows for the example with which the tool opens. */
  readonly shows: string | RegExp
  /** An edge case: what is typed, and what the result then says. */
  readonly edge: { readonly fill: readonly Entry[]; readonly shows: string | RegExp }
  /** A mistake: what is typed, and the message under the field. */
  readonly wrong: { readonly fill: readonly Entry[]; readonly message: string | RegExp }
  /** More of this tool, on the same page, still without a network. */
  readonly more?: (page: Page) => Promise<void>
}

const WIDTHS = [375, 1280] as const

async function fill(page: Page, entries: readonly Entry[]): Promise<void> {
  const form = page.locator('.tool-screen')
  for (const [label, value] of entries) {
    const control = form.getByLabel(label, { exact: typeof label === 'string' }).first()
    const kind = await control.evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.tagName))
    if (kind === 'SELECT') await control.selectOption(value)
    else if (kind === 'radio' || kind === 'checkbox') await control.setChecked(value !== '')
    else await control.fill(value)
  }
}

/** Opens what is folded, so that every field can be reached. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.tool-form details')) fold.open = true
  })

const isOwnFile = (address: string, origin: string) => {
  const { origin: from, pathname, protocol } = new URL(address)
  return protocol === 'blob:' || protocol === 'data:' || (from === origin && pathname.startsWith('/_next/static/'))
}

/** One visit: the example, axe, no request but for the site's own files, and then all the rest with the network cut. */
async function visit(page: Page, origin: string, tool: ToolJourney): Promise<void> {
  await page.goto(tool.path, { waitUntil: 'networkidle' })
  const result = page.locator('.tool-result')
  await hydrated(page.locator('.tool-form, .tool-screen').first())
  await expect(result).toContainText(tool.shows)

  const strange: string[] = []
  const note = (answer: Response) => {
    if (!isOwnFile(answer.url(), origin)) strange.push(answer.url())
  }
  page.on('response', note)
  await page.context().setOffline(true)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)

  await unfold(page)
  await fill(page, tool.edge.fill)
  await expect(result).toContainText(tool.edge.shows)
  await fill(page, tool.wrong.fill)
  await page.locator('.tool-screen').getByRole('button').and(page.locator('[type=submit]')).first().click()
  await expect(page.locator('.tool-screen')).toContainText(tool.wrong.message)
  await tool.more?.(page)
  await page.context().setOffline(false)
  page.off('response', note)
  expect(strange, 'requests after the page was there').toEqual([])
}

/** A test a tool: the whole of it in one visit. */
export function testTools(tools: readonly ToolJourney[]): void {
  for (const tool of tools) {
    test(`${tool.path} answers, with the network cut as well`, async ({ page, baseURL }) => {
      await visit(page, baseURL ?? '', tool)
    })
  }
}

/** A calculator as a plain form: the same result without a script, and kept out of search results. */
export function testWithoutScript(tools: readonly { path: string; query: string; shows: string | RegExp }[]): void {
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })
    for (const { path, query, shows } of tools) {
      test(`${path} is a plain form`, async ({ page, baseURL }) => {
        await page.goto(path)
        await page.locator('.tool-form [type=submit]').click()
        await expect(page).toHaveURL(new RegExp(`${path}\\?`))
        await page.goto(`${path}?${query}`)
        await expect(page.locator('.tool-result')).toContainText(shows)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
        await expect(page.getByText('They are not stored.')).toBeVisible()
      })
    }
  })
}
