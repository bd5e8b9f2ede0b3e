import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { expectToHoldInAllViews } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const address = (slug: string) => `/tools/social-media/${slug}`

/** Tools whose first look has to hold in both widths and both schemes. */
const slugs = [
  'character-counter',
  'utm-link-builder',
  'hashtag-formatter',
  'social-image-size-checker',
  'thread-splitter',
  'link-card-preview',
  'engagement-rate-calculator',
  'post-schedule-planner',
]

for (const slug of slugs) {
  test(`${slug} holds in all views`, async ({ page }) => {
    await page.goto(address(slug))
    await hydrated(page.getByRole('button', { name: 'Example' }))
    await expectToHoldInAllViews(page)
  })
}

async function savedFile(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('Character Counter counts for each network, without a network', async ({ page, context }) => {
  await page.goto(address('character-counter'), { waitUntil: 'networkidle' })
  const text = await hydrated(page.getByLabel('Text', { exact: true }))
  await context.setOffline(true)
  await text.fill('a'.repeat(281))
  await expect(page.getByText('281 of 280 characters, weighted (limit)')).toBeVisible()
  await expect(page.getByText('too long by 1', { exact: true })).toBeVisible()
  await text.fill('zażółć '.repeat(15_000))
  await expect(page.locator('.main-figure')).toHaveText('100,000 characters', { timeout: 30_000 })
  await expect(page.getByText('Only the first 100,000 characters were kept.')).toBeVisible()
  await text.fill('Read https://example.com/a/very/long/path?with=query&and=more today')
  await expect(page.getByText('34 of 280 characters, weighted (limit)')).toBeVisible()
})

test('UTM Link Builder builds links and refuses an e-mail address', async ({ page }) => {
  await page.goto(address('utm-link-builder'))
  await hydrated(page.getByLabel('Source', { exact: true }))
  await page.getByLabel('Addresses').fill('https://example.com/a?x=1#top')
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result).toContainText(
    'https://example.com/a?x=1&utm_source=newsletter&utm_medium=email&utm_campaign=autumn%20soups&utm_content=button#top',
  )
  const source = page.getByLabel('Source', { exact: true })
  await source.fill('anna@example.com')
  await page.getByRole('button', { name: 'Build the links' }).click()
  await expect(source).toBeFocused()
  await expect(source).toHaveAccessibleDescription(/Personal data/)
  await source.fill('letter')
  await page.getByRole('button', { name: 'Save these names' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'letter / email / Autumn soups', exact: true })).toBeVisible()
})

test('Hashtag Formatter formats and keeps groups', async ({ page }) => {
  await page.goto(address('hashtag-formatter'))
  const phrases = await hydrated(page.getByLabel('Phrases or hashtags'))
  await phrases.fill('red lentil soup, BBQ tips, <script>')
  await expect(page.getByRole('region', { name: 'For Instagram' }).last()).toContainText(
    '#RedLentilSoup #BBQTips #Script',
  )
  await page.getByRole('button', { name: 'Save these hashtags as a group' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Use group 1' }).click()
  await expect(phrases).toHaveValue('#RedLentilSoup #BBQTips #Script')
})

test('Social Image Size Checker crops a picture, by keys too, and saves a copy without metadata', async ({ page }) => {
  await page.goto(address('social-image-size-checker'))
  await hydrated(page.getByRole('button', { name: 'Example' }))
  const picture = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a33' } })
  const jpeg = await picture
    .withExif({ IFD0: { Copyright: 'x' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: jpeg })
  await expect(page.getByText('The file tells where it was taken (GPS). The copy does not.')).toBeVisible()
  await page.getByLabel('Placement', { exact: true }).selectOption('instagram-square')
  const focal = page.getByRole('button', { name: /^Focal point, 50 % from the left/ })
  await focal.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByLabel('Focal point from the left')).toHaveValue('60')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the copy, 1080 × 1080' }).click()
  const copy = await sharp(await (await download).path()).metadata()
  expect([copy.format, copy.width, copy.height, copy.exif]).toEqual(['jpeg', 1080, 1080, undefined])
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') })
  await expect(
    page.getByText('x.jpg: This is no JPEG, PNG, WebP, GIF or AVIF picture, whatever its name says.'),
  ).toBeVisible()
})

test('Thread Splitter divides, and is quick to the hand with a long text', async ({ page, context }) => {
  await page.goto(address('thread-splitter'), { waitUntil: 'networkidle' })
  const text = await hydrated(page.getByLabel('Text', { exact: true }))
  await context.setOffline(true)
  await text.fill('a'.repeat(600))
  await expect(page.locator('.main-figure')).toHaveText('3 posts')
  await expect(page.getByText('Post 3: 52 of 280 characters, weighted')).toBeVisible()
  await text.fill('One more sentence. '.repeat(2_600))
  await expect(page.locator('.main-figure')).not.toHaveText('3 posts')
})

test.describe('hostile HTML', () => {
  // The policy says of each handler in the pasted text that it did not run.
  test.use({ expectedErrors: [/script-src-attr 'none'/] })

  test('Link Card Preview reads hostile HTML without letting it into the page', async ({ page }) => {
    await page.goto(address('link-card-preview'))
    await hydrated(page.getByRole('button', { name: 'Example' }))
    await page
      .getByLabel('HTML', { exact: true })
      .fill(
        '<script>window.hit = 1</script><img src=x onerror="window.hit = 2"><title>A &amp;lt; B</title><meta name="og:title" content="&quot;><img src=x onerror=hit()>">',
      )
    const result = page.getByRole('region', { name: 'Result', exact: true })
    await expect(result).toContainText('"><img src=x onerror=hit()>')
    await expect(result).toContainText('og:title uses name instead of property')
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    await expect(result.locator('img')).toHaveCount(0)
  })
})

test('Engagement Rate Calculator takes a pasted table', async ({ page }) => {
  await page.goto(address('engagement-rate-calculator'))
  await expect(page.locator('.main-figure')).toHaveText('6.08 %')
  await hydrated(page.getByRole('button', { name: 'Example' }))
  await page.getByText('Paste a table (CSV)').click()
  await page.getByLabel('Rows of an export').fill('Likes;Comments;Shares;Saved;Reach\n1.200;85;40;60;25.000')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.locator('.main-figure')).toHaveText('5.54 %')
})

test('Post Schedule Planner makes a calendar that another program reads', async ({ page }) => {
  await page.goto(address('post-schedule-planner'))
  await hydrated(page.getByRole('button', { name: 'Example' }))
  await expect(page.locator('.main-figure')).toHaveText('12 posts')
  const calendar = new ICAL.Component(ICAL.parse(await savedFile(page, 'Calendar (ICS)')))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  expect(events).toHaveLength(12)
  expect(events[0]?.summary).toBe('Instagram: Lentil soup in 30 minutes')
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Warsaw')
  expect((await savedFile(page, 'Download CSV')).startsWith('\uFEFFDate,Time')).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the engagement rate answers a plain form', async ({ page }) => {
    await page.goto(address('engagement-rate-calculator'))
    await page.getByLabel('Followers (optional)').fill('1000')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(/followers=1000/)
    await expect(page.locator('.main-figure')).toHaveText('6.08 %')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
})
