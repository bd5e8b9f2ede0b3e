import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { tools, toolPath } from '../../lib/tools/registry.ts'
import { runCommand } from '../local-server/run.ts'
import { ensureChromium } from '../testing/chromium.ts'
import { scriptsInUse, weightOf } from '../testing/page-scripts.ts'
import { withSite } from '../testing/throwaway-site.ts'

const SITE_PORT = 3350
const MEGABYTE = 1_000_000
/** No long task for so long, and the work that a paste has begun is over. */
const QUIET_MS = 1_500

const SENTENCE = 'The delicious soup simmered slowly for the hungry cat.'
const PASTES = { lines: `${SENTENCE}\n`, 'one line': `${SENTENCE} ` }

type Row = { tool: string; kB: number; field: string; lines: number; 'one line': number }

/** The longest task, in ms, from a paste until the page is quiet again; 0 when none took 50 ms. */
async function pasteInto(field: Locator, text: string): Promise<number> {
  return field.evaluate(
    async (node, { pasted, quiet }) => {
      const tasks: number[] = []
      let last = performance.now()
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
        last = performance.now()
      })
      observer.observe({ type: 'longtask' })
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      // From a task of its own: this one has carried the megabyte here.
      await new Promise((resolve) => setTimeout(resolve, quiet / 3))
      tasks.length = 0
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      last = performance.now()
      while (performance.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 50))
      observer.disconnect()
      return Math.max(0, ...tasks)
    },
    { pasted: text, quiet: QUIET_MS },
  )
}

async function measurePastes(page: Page): Promise<Omit<Row, 'tool' | 'kB'>[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.tool-form details')) fold.open = true
  })
  const fields = page.locator('.tool-form textarea')
  const rows: Omit<Row, 'tool' | 'kB'>[] = []
  for (let at = 0; at < (await fields.count()); at += 1) {
    const field = fields.nth(at)
    const name = await field.evaluate((node: HTMLTextAreaElement) => node.labels[0]?.textContent ?? node.id)
    const row = { field: name, lines: 0, 'one line': 0 }
    for (const [kind, text] of Object.entries(PASTES)) {
      await page.getByRole('button', { name: 'Example', exact: true }).first().click()
      row[kind as keyof typeof PASTES] = await pasteInto(field, text.repeat(Math.ceil(MEGABYTE / text.length)))
    }
    rows.push(row)
  }
  return rows
}

async function measure(browser: Browser, origin: string, path: string): Promise<Row[]> {
  const page = await browser.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const bytes = await weightOf(await page.evaluate(scriptsInUse))
  const tool = { tool: path.replace('/tools/', ''), kB: Math.round(bytes / 100) / 10 }
  const pastes = await measurePastes(page)
  await page.close()
  return pastes.length > 0
    ? pastes.map((row) => ({ ...tool, ...row }))
    : [{ ...tool, field: '–', lines: 0, 'one line': 0 }]
}

/**
 * `npm run bench:tools [-- <address of a running site>]`: what each tool's page fetches of scripts beyond Next's runtime, and
 * the longest task while a megabyte is pasted into each of its long fields. Prints the table of docs/tools.md.
 */
await runCommand(() =>
  withSite(SITE_PORT, async (origin) => {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    console.log('| Tool | Scripts, kB gzip | Long field | lines, ms | one line, ms |\n|---|---|---|---|---|')
    for (const path of tools.map(toolPath)) {
      for (const row of await measure(browser, origin, path)) console.log(`| ${Object.values(row).join(' | ')} |`)
    }
    await browser.close()
  }),
)
