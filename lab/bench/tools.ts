import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { toolPath, tools } from '@site/tools/node'
import { runCommand } from '../../scripts/command.ts'
import { loaded } from '../../tests/support/loaded.ts'
import { openBrowser, withSite } from '../harness.ts'

const MEGABYTE = 1_000_000
/** No long task for this time means that the work of a paste has ended: a form waits 700 ms before it shows an error. */
const QUIET_MS = 1_000
const SENTENCE = 'The delicious soup simmered slowly for the hungry cat.'
const PASTES = { lines: `${SENTENCE}\n`, 'one line': `${SENTENCE} ` }

type Kind = keyof typeof PASTES
type Row = { tool: string; field: string; lines: number; 'one line': number }

const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: { end: number; duration: number }[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ end: startTime + duration, duration })
    }).observe({ type: 'longtask' })
  })

/** Waits until the page is idle and returns the longest task since the last call; 0 when none took 50 ms. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(async (quiet) => {
    const tasks = Reflect.get(window, 'longTasks') as { end: number; duration: number }[]
    const since = performance.now()
    const lastEnd = () => Math.max(since, ...tasks.map(({ end }) => end))
    while (performance.now() - lastEnd() < quiet) await new Promise((resolve) => setTimeout(resolve, 50))
    return Math.round(Math.max(0, ...tasks.splice(0).map(({ duration }) => duration)))
  }, QUIET_MS)

async function pasteInto(page: Page, field: Locator): Promise<number> {
  await page.getByRole('button', { name: 'Example', exact: true }).first().click()
  await field.focus()
  await longestTask(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  return longestTask(page)
}

const LONG_FIELDS = '.tool-form textarea'

async function openTool(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await watchTasks(page)
  await page.goto(address)
  await loaded(page, '.tool-form button')
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.tool-form details')) fold.open = true
  })
  return page
}

async function measure(browser: Browser, origin: string, path: string): Promise<Row[]> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await openTool(context, origin + path)
  const rows: Row[] = []
  for (let at = 0; at < (await page.locator(LONG_FIELDS).count()); at += 1) {
    const field = page.locator(LONG_FIELDS).nth(at)
    const name = await field.evaluate((node: HTMLTextAreaElement) => node.labels[0]?.textContent ?? node.id)
    const row: Row = { tool: path.replace(/^\/tools\//, ''), field: name, lines: 0, 'one line': 0 }
    for (const kind of Object.keys(PASTES) as Kind[]) {
      const text = PASTES[kind]
      await page.evaluate((long) => navigator.clipboard.writeText(long), text.repeat(Math.ceil(MEGABYTE / text.length)))
      row[kind] = await pasteInto(page, field)
    }
    rows.push(row)
  }
  await context.close()
  return rows
}

/**
 * `npm run bench:tools [-- <address of a running site>]`: the longest task while a megabyte is pasted into each long
 * field of each tool. Prints the table of docs/tools.md.
 */
await runCommand(() =>
  withSite(async (origin) => {
    await using browser = await openBrowser()
    console.log('| Tool | Long field | lines, ms | one line, ms |\n|---|---|---|---|')
    for (const tool of tools) {
      for (const row of await measure(browser, origin, toolPath(tool)))
        console.log(`| ${Object.values(row).join(' | ')} |`)
    }
  }),
)
