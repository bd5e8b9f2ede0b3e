import type { Page, Response } from '@playwright/test'
import { expectNoSidewaysScroll, expectToHoldInAllViews } from '../accessibility'
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

/** What is left of a window of 1280 px at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 }
const DESK = { width: 1280, height: 900 }

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

const LINE = 'The delicious soup simmered slowly for the hungry cat.\n'

type Beats = { count: number; longest: number; timer: number }

/** Pastes a megabyte into the first long field, where there is one, and tells the longest time between two beats of the page. */
async function beatWhilePasting(page: Page): Promise<void> {
  const field = page.locator('.tool-form textarea').first()
  if ((await field.count()) === 0) return
  await page.evaluate(() => {
    const beats: Beats = { count: 0, longest: 0, timer: 0 }
    let last = performance.now()
    beats.timer = window.setInterval(() => {
      const now = performance.now()
      beats.longest = Math.max(beats.longest, now - last)
      beats.count += 1
      last = now
    }, 20)
    Reflect.set(window, 'beats', beats)
  })
  await field.evaluate(
    (node, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    LINE.repeat(Math.ceil(1_000_000 / LINE.length)),
  )
  const beats = () => page.evaluate(() => Reflect.get(window, 'beats') as Beats)
  await expect.poll(async () => (await beats()).count).toBeGreaterThan(50)
  const { longest, timer } = await beats()
  await page.evaluate((id) => window.clearInterval(id), timer)
  expect(await field.inputValue()).toContain(LINE.trim().slice(0, 20))
  // The browser's own pasting takes two to twenty seconds; the bound leaves room for a machine that is busy elsewhere.
  expect(longest, 'ms without a beat').toBeLessThan(1000)
  await page.getByRole('button', { name: 'Example', exact: true }).first().click()
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

/** Paper gets the tool's name and its result; the form, the buttons and the words around stay on the screen. */
async function expectResultAloneOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.tool-result')).toBeVisible()
  await expect(page.locator('main :is(button, form)').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
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
  await expectToHoldInAllViews(page)
  await page.setViewportSize(ZOOMED)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESK)
  await expectResultAloneOnPaper(page)

  await unfold(page)
  await beatWhilePasting(page)
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
