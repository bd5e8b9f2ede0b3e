import type { Locator, Page, Request, Response } from '@playwright/test'
import { COLOUR_RULES, expectAccessible, expectNoSidewaysScroll, settled } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

/** Types into a field by its label, or chooses an option of it. */
export type Entry = readonly [label: string | RegExp, value: string]

export type ToolJourney = {
  readonly path: string
  /** What the result shows for the example with which the tool opens. */
  readonly shows: string | RegExp
  /** Files whose makers the page fetches when it is idle: the first thing that is done with the network cut. */
  readonly files?: (page: Page) => Promise<void>
  /** What comes before, where a tool wants more than typing: a file. */
  readonly begin?: (page: Page) => Promise<void>
  /** An edge case: what is typed, and what the result then says. */
  readonly edge: { readonly fill: readonly Entry[]; readonly shows: string | RegExp }
  /** A mistake: what is typed, and the message under the field. */
  readonly wrong: { readonly fill: readonly Entry[]; readonly message: string | RegExp }
  /** More of this tool, on the same page, still without a network. */
  readonly more?: (page: Page) => Promise<void>
}

/** What is left of a window of 1280 px at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 }
const PHONE = { width: 375, height: 900 }
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

/** Pastes a megabyte into the first long field, where there is one: it is there at once, and the page goes on answering. */
async function pasteMegabyte(page: Page): Promise<void> {
  const field = page.locator('.tool-form textarea').first()
  if ((await field.count()) === 0) return
  await paste(field, LINE.repeat(Math.ceil(1_000_000 / LINE.length)))
  await page.getByRole('button', { name: 'Example', exact: true }).first().click()
}

/** From the buttons above the form the Tab key leads on into its fields, and one sees where it is. */
async function expectToWorkByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example', exact: true }).first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear', exact: true }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  const focused = page.locator('.tool-screen :is(input, select, textarea, button, summary):focus-visible')
  await expect(focused).toHaveCount(1)
  await expect(focused).not.toHaveCSS('outline-style', 'none')
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

/** On a telephone in the light scheme and on a desk in the dark one axe finds nothing; nothing sticks out, zoomed neither. */
async function expectToHold(page: Page): Promise<void> {
  for (const [size, colorScheme, rules] of [
    [PHONE, 'light', undefined],
    [DESK, 'dark', COLOUR_RULES],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    await expectAccessible(page, rules)
    await expectNoSidewaysScroll(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(ZOOMED)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESK)
}

/** Paper gets the tool's name and its result, a letter or an invoice nothing but itself; all else stays on the screen. */
async function expectResultAloneOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.tool-result')).toBeVisible()
  await expect(page.locator('main :is(button, form)').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'How it works', level: 2 })).toBeHidden()
  await expect(page.locator('main header .art')).toBeHidden()
  const hasDocument = (await page.locator('.tool-document').count()) > 0
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ visible: !hasDocument })
  if (hasDocument) await expect(page.locator('.tool-result-head')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

/** Notes what a page asks for; the answer waits until it is idle and nothing is on its way any more. */
function quiet(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    // Behind the callbacks of the page itself, which were there first.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect.poll(() => [...open].map((request) => request.url())).toEqual([])
  }
}

/** One visit: the example, axe, no request but for the site's own files, and then all the rest with the network cut. */
async function visit(page: Page, origin: string, tool: ToolJourney): Promise<void> {
  const isQuiet = quiet(page)
  await page.goto(tool.path, { waitUntil: 'networkidle' })
  const result = page.locator('.tool-result')
  await hydrated(page.locator('.tool-form, .tool-screen').first())
  await expect(result).toContainText(tool.shows)
  await isQuiet()

  const strange: string[] = []
  const note = (answer: Response) => {
    if (!isOwnFile(answer.url(), origin)) strange.push(answer.url())
  }
  page.on('response', note)
  await page.context().setOffline(true)
  await tool.files?.(page)
  await expectToHold(page)
  await expectResultAloneOnPaper(page)
  await expectToWorkByKeys(page)

  await unfold(page)
  await pasteMegabyte(page)
  await tool.begin?.(page)
  await fill(page, tool.edge.fill)
  await expect(result).toContainText(tool.edge.shows)
  await fill(page, tool.wrong.fill)
  await page.locator('.tool-screen').getByRole('button').and(page.locator('[type=submit]')).first().press('Enter')
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
      // One visit is a whole story: on a busy machine it needs more than a test's usual minute.
      test.setTimeout(180_000)
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
