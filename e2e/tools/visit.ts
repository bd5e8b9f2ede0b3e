import type { Page, Request, Response } from '@playwright/test'
import { type Entry, paste, type ToolJourney } from '@site/tools/journey'
import { expectAccessible, expectNoSidewaysScroll, settled } from '../accessibility'
import { expect } from '../fixtures'
import { hydrated } from '../hydrated'

/** The width of a window of 1280 px at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 }
const PHONE = { width: 375, height: 900 }
const DESKTOP = { width: 1280, height: 900 }

async function fill(page: Page, entries: readonly Entry[]): Promise<void> {
  const form = page.locator('.tool-screen')
  for (const [label, value] of entries) {
    const whole = typeof label === 'string' ? new RegExp(`^${RegExp.escape(label)}(?: \\(optional\\))?$`) : label
    const control = form.getByLabel(whole).first()
    const kind = await control.evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.tagName))
    if (kind === 'SELECT') await control.selectOption(value)
    else if (kind === 'radio' || kind === 'checkbox') await control.setChecked(value !== '')
    else await control.fill(value)
  }
}

const LINE = 'The delicious soup simmered slowly for the hungry cat.\n'

/** Pastes a megabyte into the first long field, if there is one; the page must stay responsive. */
async function pasteMegabyte(page: Page): Promise<void> {
  const field = page.locator('.tool-form textarea').first()
  if ((await field.count()) === 0) return
  await paste(field, LINE.repeat(Math.ceil(1_000_000 / LINE.length)))
  await page.getByRole('button', { name: 'Example', exact: true }).first().click()
}

/** The Tab key leads from the buttons above the form into its fields, with a visible focus. */
async function expectToWorkByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example', exact: true }).first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear', exact: true }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  const focused = page.locator('.tool-screen :is(input, select, textarea, button, summary):focus-visible')
  await expect(focused).toHaveCount(1)
  await expect(focused).not.toHaveCSS('outline-style', 'none')
}

/** Opens every `<details>`, so that every field can be reached. */
const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.tool-form details')) fold.open = true
  })

/** Whether the page made it or, as a file of the build, loaded it before: another tool may have left it in the cache. */
const isOwnFile = (address: string, origin: string, before: ReadonlySet<string>) =>
  /^(?:blob|data):/.test(address) || (before.has(address) && address.startsWith(`${origin}/_next/static/`))

/**
 * Runs axe at a phone's width, in one scheme, on the tool's own part; e2e/standards/templates.spec.ts checks
 * the rest. The page must not scroll sideways there, on a desktop and zoomed.
 */
async function expectToolToHold(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await settled(page)
  await expectAccessible(page, { within: '.tool-screen' })
  await expectNoSidewaysScroll(page)
  for (const size of [ZOOMED, DESKTOP]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
}

/** The printed page has the tool's name and its result, or only the letter or the invoice. */
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

/** Records a page's requests; the returned function waits until the page is idle and all have ended, and returns them. */
function quiet(page: Page): () => Promise<Set<string>> {
  const open = new Set<Request>()
  const asked = new Set<string>()
  page.on('request', (request) => {
    open.add(request)
    asked.add(request.url())
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    // Runs after the page's own idle callbacks, which were registered earlier.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect.poll(() => [...open].map((request) => request.url())).toEqual([])
    return new Set(asked)
  }
}

/** Loads the pictures further down now, because without a network they would fail later. */
const loadPicturesBelow = (page: Page) =>
  page.evaluate(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) picture.loading = 'eager'
  })

/** The error summary of a submitted form names its first mistake and links to it. */
async function expectLinkToFirstMistake(page: Page): Promise<void> {
  const link = page.locator('.tool-form a[href^="#field-"]')
  if ((await link.count()) === 0) return
  await link.click()
  await expect(page.locator('.tool-form :focus')).toHaveCount(1)
}

/** A cleared form shows no errors and no result of earlier values. */
async function expectClearedResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear', exact: true }).first().click()
  await expect(page.locator('.tool-stale')).toHaveCount(0)
}

interface Visit {
  readonly path: string
  readonly origin: string
  /** The scheme in which axe checks the page. */
  readonly scheme: 'light' | 'dark'
  readonly journey: ToolJourney
}

/** One visit: the example, axe, requests for the site's own files only, and then the rest without a network. */
export async function visit(page: Page, { path, origin, scheme, journey: tool }: Visit): Promise<void> {
  const isQuiet = quiet(page)
  await page.goto(path)
  const result = page.locator('.tool-result')
  await hydrated(page.locator('.tool-form, .tool-screen').first())
  await expect(result).toContainText(tool.shows)
  await loadPicturesBelow(page)
  const before = await isQuiet()

  const strange: string[] = []
  const note = (answer: Response) => {
    if (!isOwnFile(answer.url(), origin, before)) strange.push(answer.url())
  }
  page.on('response', note)
  await page.context().setOffline(true)
  await tool.files?.(page)
  await expectToolToHold(page, scheme)
  await expectResultAloneOnPaper(page)
  await expectToWorkByKeys(page)

  await openDetails(page)
  await pasteMegabyte(page)
  await tool.begin?.(page)
  await fill(page, tool.edge.fill)
  await expect(result).toContainText(tool.edge.shows)
  await fill(page, tool.wrong.fill)
  await page.locator('.tool-screen').getByRole('button').and(page.locator('[type=submit]')).first().press('Enter')
  await expect(page.locator('.tool-screen')).toContainText(tool.wrong.message)
  await expectLinkToFirstMistake(page)
  await tool.more?.(page)
  await expectClearedResult(page)
  await page.context().setOffline(false)
  page.off('response', note)
  expect(strange, 'requests after the page was there').toEqual([])
}
