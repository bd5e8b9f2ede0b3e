import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

/** The page of a tool, live: its example stands in the form and its result beside it. */
async function open(page: Page, slug: string) {
  await page.goto(`/tools/seo/${slug}`)
  await page.waitForLoadState('networkidle')
  await hydrated(form(page))
  await expect(result(page)).not.toContainText('the result stands here')
}

const result = (page: Page) => page.locator('.tool-result')
const form = (page: Page) => page.locator('.tool-form')
const textbox = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name })

/** A text put into a field at once, as pasting does; typing it would take minutes. */
async function paste(target: Locator, text: string) {
  await target.evaluate((element, value) => {
    const property = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    property?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

/** The longest time, in ms, that the page has not answered since the last question. */
async function longestBlock(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const kept = window as unknown as { blocks: number[] }
    kept.blocks = []
    new PerformanceObserver((list) => kept.blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await work()
  return page.evaluate(() => Math.max(0, ...(window as unknown as { blocks: number[] }).blocks))
}

// The policy of the page says that it has refused a handler in pasted HTML; that is what it is for.
test.use({ expectedErrors: [/inline event handler/] })

test.describe('the tools of search, with the network cut off', () => {
  test('snippet: a long title is cut where the catalogue says', async ({ page, context }) => {
    await open(page, 'serp-snippet-preview')
    await context.setOffline(true)
    await textbox(page, /^Title/).fill(
      'How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget',
    )
    await expect(result(page)).toContainText('760.4')
    await expect(result(page).getByRole('figure')).toContainText(
      'How to Choose Wet Food for an Older Cat: Vet-Checked Labels…',
    )
    await page.getByLabel('Mobile').check()
    await expect(result(page).getByRole('figure')).toContainText('Portions and Budget')
    await textbox(page, 'Address').fill('javascript:alert(1)')
    await textbox(page, 'Address').blur()
    await expect(page.getByText('Enter a full address that starts with https://')).toBeVisible()
  })

  test('meta tags: a quote in the title stays in its attribute', async ({ page, context }) => {
    await open(page, 'meta-tag-generator')
    await context.setOffline(true)
    await textbox(page, /^Title/).fill('"><script>alert(1)</script>')
    const tags = result(page).getByRole('region', { name: 'Tags for the head' })
    await expect(tags).toContainText('<meta property="og:title" content="&quot;&gt;&lt;script&gt;')
    await expect(tags).not.toContainText('<script')
  })

  test('schema markup: the recipe of the catalogue is valid', async ({ page, context }) => {
    await open(page, 'schema-markup-generator')
    await context.setOffline(true)
    await expect(result(page)).toContainText('2 of 2')
    await expect(result(page)).toContainText('"cookTime": "PT30M"')
    await form(page).getByLabel('Type').selectOption('FAQPage')
    await expect(result(page)).toContainText('No rich result: Google withdrew FAQ rich results on 7 May 2026.')
    await page.getByRole('button', { name: 'Add question' }).click()
    await textbox(page, 'Question').fill('</script><img src=x onerror=alert(1)>')
    await textbox(page, 'Answer').fill('It stays text.')
    const script = result(page).getByRole('region', { name: 'JSON-LD for the page' })
    await expect(script).toContainText('\\u003c/script\\u003e')
  })

  test('readability: a pasted megabyte is cut, said, and blocks nothing for long', async ({ page, context }) => {
    await open(page, 'readability-checker')
    await context.setOffline(true)
    await textbox(page, /^Text/).fill('The cat ate a banana. The delicious soup simmered slowly.')
    await expect(result(page)).toContainText('66.4')
    await paste(textbox(page, /^Text/), 'The delicious soup simmered slowly for the cat. '.repeat(22_000))
    await expect(page.getByText('Only the first 100,000 characters were kept.')).toBeVisible()
    await expect(result(page)).toContainText('16,6')
    await expect(result(page).getByRole('img', { name: /sentences/ })).toBeVisible()
  })

  test('robots.txt: the rule that decides is named, and blocking everything is asked about', async ({
    page,
    context,
  }) => {
    await open(page, 'robots-txt-generator')
    await context.setOffline(true)
    await expect(result(page)).toContainText('Blocked')
    await textbox(page, 'Path or address').fill('/admin/help/x')
    await expect(result(page)).toContainText('Allowed')
    await expect(result(page)).toContainText('Allow: /admin/help')
    await page.getByRole('button', { name: 'Block all' }).click()
    await expect(result(page)).toContainText('keeps every crawler out of the whole site')
    await expect(result(page).getByRole('button', { name: 'Download' })).toHaveCount(0)
    await page.getByLabel('Yes, the whole site may be blocked').check()
    await expect(result(page).getByRole('button', { name: 'Download' })).toBeVisible()
  })

  test('sitemap: sixty thousand addresses become two files and an index, in slices', async ({ page }) => {
    await open(page, 'xml-sitemap-generator')
    const list = Array.from({ length: 60_000 }, (_, at) => `https://example.com/${at}`).join('\n')
    const blocked = await longestBlock(page, async () => {
      await paste(textbox(page, 'Addresses'), list)
      await expect(result(page)).toContainText('60,000')
    })
    // The browser itself lays the field out; the tool's own work is cut in slices of 25 ms.
    expect(blocked).toBeLessThan(2000)
    await expect(result(page)).toContainText('2 sitemaps and an index')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all as ZIP' }).click()
    expect((await saved).suggestedFilename()).toBe('sitemaps.zip')
  })

  test('hreflang: a wrong country is corrected, a list of pages is taken', async ({ page, context }) => {
    await open(page, 'hreflang-generator')
    await context.setOffline(true)
    await expect(result(page)).toContainText('1 correction, 1 warning')
    await page.getByLabel('A list, also of several pages').check()
    await textbox(page, /^List/).fill('en https://e.com/a\npl https://e.com/a')
    await expect(result(page)).toContainText('cannot be the page in two languages')
    await textbox(page, /^List/).fill('en https://e.com/en\npl https://e.com/pl\nx-default https://e.com/en')
    await expect(result(page)).toContainText('hreflang="x-default"')
  })

  test('keyword density: the focus phrase has its verdict', async ({ page, context }) => {
    await open(page, 'keyword-density-checker')
    await context.setOffline(true)
    await textbox(page, /^Text/).fill(`${'soup. '.repeat(6)}${'word '.repeat(194)}`)
    await textbox(page, 'Focus phrase').fill('soup')
    await expect(result(page)).toContainText('3.00')
    await expect(result(page)).toContainText('Good: up to 3 %.')
  })

  test('heading outline: pasted HTML is read and never run', async ({ page }) => {
    await open(page, 'heading-outline-checker')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByLabel('HTML', { exact: true }).check()
    await textbox(page, /^Text/).fill(
      '<h2>A</h2>\n<script>document.title = "run"</script><img src="/run.png" onerror="document.title = \'run\'">\n<h4 role="heading" aria-level=5>B<h2 hidden>C</h2>',
    )
    await expect(result(page)).toContainText('Line 3: h5 “B” follows h2: h3 is skipped.')
    await expect(result(page)).toContainText('hidden')
    expect(await page.title()).not.toBe('run')
    expect(asked.filter((url) => url.includes('run.png'))).toEqual([])
  })

  test('slugs: Polish letters, a collision and a redirect', async ({ page, context }) => {
    await open(page, 'url-slug-generator')
    await context.setOffline(true)
    await textbox(page, 'Titles').fill(
      'Żurek — najlepszy przepis na święta!\nŻurek — najlepszy przepis na święta\n日本語',
    )
    await expect(result(page)).toContainText('zurek-najlepszy-przepis-na-swieta-2')
    await expect(result(page)).toContainText('1 title without Latin letters')
    await page.getByText('Existing and old slugs').click()
    await textbox(page, 'Old slugs').fill('stary')
    await expect(result(page)).toContainText("source: '/blog/stary'")
  })
})
