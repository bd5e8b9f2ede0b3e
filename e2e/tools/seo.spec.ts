import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { paste, testTools } from './journey'

const at = (slug: string) => `/tools/seo/${slug}`
const result = (page: Page) => page.locator('.tool-result')
const textbox = (page: Page, name: string | RegExp) => page.locator('.tool-form').getByRole('textbox', { name })

testTools([
  {
    path: at('serp-snippet-preview'),
    shows: 'Fits',
    edge: {
      fill: [['Title', 'How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget']],
      shows: 'How to Choose Wet Food for an Older Cat: Vet-Checked Labels…',
    },
    wrong: {
      fill: [['Address', 'javascript:alert(1)']],
      message: 'Enter a full address that starts with https://',
    },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example', exact: true }).click()
      await textbox(page, /^Title/).fill(
        'How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget',
      )
      await expect(result(page)).toContainText('760.4')
      await page.getByLabel('Mobile').check()
      await expect(result(page).getByRole('figure')).toContainText('Portions and Budget')
    },
  },
  {
    path: at('meta-tag-generator'),
    shows: '<title>',
    edge: {
      fill: [['Title', '"><script>alert(1)</script>']],
      shows: '<meta property="og:title" content="&quot;&gt;&lt;script&gt;',
    },
    wrong: {
      fill: [[/^Canonical address/, 'https://example.com/a#b']],
      message: 'A canonical address has no fragment (#…): search engines would drop it.',
    },
    more: async (page) => {
      await expect(result(page).getByRole('region', { name: 'Tags for the head' })).not.toContainText('<script')
    },
  },
  {
    path: at('schema-markup-generator'),
    shows: '"cookTime": "PT30M"',
    edge: {
      fill: [['Type', 'FAQPage']],
      shows: 'No rich result: Google withdrew FAQ rich results on 7 May 2026.',
    },
    wrong: {
      fill: [
        ['Type', 'WebSite'],
        [/^Address/, 'soup'],
      ],
      message: 'Enter a full address that starts with https://',
    },
    more: async (page) => {
      await page.locator('.tool-form').getByLabel('Type').selectOption('FAQPage')
      await page.getByRole('button', { name: 'Add question' }).click()
      await textbox(page, 'Question').fill('</script><img src=x onerror=alert(1)>')
      await textbox(page, 'Answer').fill('It stays text.')
      const script = result(page).getByRole('region', { name: 'JSON-LD for the page' })
      await expect(script).toContainText('\\u003c/script\\u003e')
    },
  },
  {
    path: at('readability-checker'),
    shows: 'sentences',
    edge: { fill: [['Text', 'The cat ate a banana. The delicious soup simmered slowly.']], shows: '66.4' },
    wrong: { fill: [['Text', 'Too short to say a thing at all, is']], message: 'Text must have at least 10 words.' },
  },
  {
    path: at('robots-txt-generator'),
    shows: 'Blocked',
    edge: { fill: [[/^Path or address/, '/admin/help/x']], shows: 'Allow: /admin/help' },
    wrong: {
      fill: [['Disallow (optional)', 'admin']],
      message: 'Line 1: a path starts with / or * and has at most 2,000 characters.',
    },
    more: async (page) => {
      await page.getByRole('button', { name: 'Block all' }).click()
      await expect(result(page)).toContainText('keeps every crawler out of the whole site')
      await expect(result(page).getByRole('button', { name: 'Download' })).toHaveCount(0)
      await page.getByLabel('Yes, the whole site may be blocked').check()
      await expect(result(page).getByRole('button', { name: 'Download' })).toBeVisible()
    },
  },
  {
    path: at('xml-sitemap-generator'),
    shows: 'sitemap-1.xml',
    edge: { fill: [['Addresses', 'https://other.example/a']], shows: 'is on another host, other.example' },
    wrong: {
      fill: [[/^File name/, 'a/b']],
      message: 'File name must be 1 to 50 letters, digits, hyphens or underscores.',
    },
    files: async (page) => {
      const list = Array.from({ length: 60_000 }, (_, index) => `https://example.com/${index}`).join('\n')
      await paste(textbox(page, 'Addresses'), list)
      await expect(result(page)).toContainText('2 sitemaps and an index')
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download all as ZIP' }).click()
      expect((await saved).suggestedFilename()).toBe('sitemaps.zip')
      await page.getByRole('button', { name: 'Example', exact: true }).click()
    },
  },
  {
    path: at('hreflang-generator'),
    shows: '1 correction, 1 warning',
    edge: {
      fill: [
        ['A list, also of several pages', 'yes'],
        [/^List/, 'en https://e.com/a\npl https://e.com/a'],
      ],
      shows: 'cannot be the page in two languages',
    },
    wrong: { fill: [[/^List/, '']], message: 'List is required.' },
    more: async (page) => {
      await textbox(page, /^List/).fill('en https://e.com/en\npl https://e.com/pl\nx-default https://e.com/en')
      await expect(result(page)).toContainText('hreflang="x-default"')
    },
  },
  {
    path: at('keyword-density-checker'),
    shows: 'Good',
    edge: {
      fill: [
        ['Text', `${'soup. '.repeat(6)}${'word '.repeat(194)}`],
        [/^Focus phrase/, 'soup'],
      ],
      shows: 'Good: up to 3 %.',
    },
    wrong: {
      fill: [[/^Focus phrase/, 'one two three four five six seven eight nine']],
      message: 'Focus phrase may have at most 8 words.',
    },
  },
  {
    path: at('url-slug-generator'),
    shows: 'Slugs',
    edge: {
      fill: [['Titles', 'Żurek — najlepszy przepis na święta!\nŻurek — najlepszy przepis na święta\n日本語']],
      shows: 'zurek-najlepszy-przepis-na-swieta-2',
    },
    wrong: { fill: [['Titles', '']], message: 'Titles is required.' },
    more: async (page) => {
      await textbox(page, 'Titles').fill('日本語')
      await expect(result(page)).toContainText('1 title without Latin letters')
      await textbox(page, 'Old slugs').fill('stary')
      await textbox(page, 'Titles').fill('Nowy')
      await expect(result(page)).toContainText("source: '/blog/stary'")
    },
  },
])

test.describe('pasted HTML', () => {
  // The policy of the page says that it has refused a handler in pasted HTML; that is what it is for.
  test.use({ expectedErrors: [/inline event handler/] })

  testTools([
    {
      path: at('heading-outline-checker'),
      shows: 'Outline',
      edge: {
        fill: [
          ['HTML', 'yes'],
          [
            'Text',
            '<h2>A</h2>\n<script>document.title = "run"</script><img src="/run.png" onerror="document.title = \'run\'">\n<h4 role="heading" aria-level=5>B<h2 hidden>C</h2>',
          ],
        ],
        shows: 'Line 3: h5 “B” follows h2: h3 is skipped.',
      },
      wrong: { fill: [['Text', '']], message: 'Text is required.' },
      more: async (page) => {
        expect(await page.title()).not.toBe('run')
      },
    },
  ])
})
