import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { testTools, testWithoutScript } from './journey'

const at = (slug: string) => `/tools/social-media/${slug}`
const result = (page: Page) => page.locator('.tool-result')
const figure = (page: Page) => page.locator('.main-figure')

async function savedFile(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await download).path(), 'utf8')
}

/** A photograph that tells where it was taken. */
const photograph = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'x' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

const picture = (page: Page) => page.getByLabel('Picture', { exact: true })

async function choosePhotograph(page: Page): Promise<void> {
  await picture(page).setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: await photograph() })
  await expect(page.getByText('The file tells where it was taken (GPS). The copy does not.')).toBeVisible()
}

async function cropsPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await page.getByLabel('Placement', { exact: true }).selectOption('instagram-square')
  // The picture of the example is smaller than the placement: nothing is blown up.
  const save = page.getByRole('button', { name: 'Save the copy, 1067 × 1067' })
  await expect(save).toBeVisible()
  const focal = page.getByRole('button', { name: /^Focal point, 50 % from the left/ })
  await focal.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByLabel('Focal point from the left')).toHaveValue('60')
  const download = page.waitForEvent('download')
  await save.click()
  const copy = await sharp(await (await download).path()).metadata()
  expect([copy.format, copy.width, copy.height, copy.exif]).toEqual(['jpeg', 1067, 1067, undefined])
  await picture(page).setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') })
  await expect(
    page.getByText('x.jpg: This is no JPEG, PNG, WebP, GIF or AVIF picture, whatever its name says.'),
  ).toBeVisible()
}

async function takesCsv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await page.getByText('Paste a table (CSV)').click()
  await page.getByLabel('Rows of an export').fill('Likes;Comments;Shares;Saved;Reach\n1.200;85;40;60;25.000')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(figure(page)).toHaveText('5.54 %')
}

async function makesCalendar(page: Page): Promise<void> {
  const calendar = new ICAL.Component(ICAL.parse(await savedFile(page, 'Calendar (ICS)')))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  expect(events).toHaveLength(12)
  expect(events[0]?.summary).toBe('Instagram: Lentil soup in 30 minutes')
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Warsaw')
  expect((await savedFile(page, 'Download CSV')).startsWith('\uFEFFDate,Time')).toBe(true)
}

testTools([
  {
    path: at('character-counter'),
    shows: 'characters, weighted (limit)',
    edge: { fill: [['Text', 'a'.repeat(281)]], shows: 'too long by 1' },
    wrong: {
      fill: [
        ['Mastodon post', 'yes'],
        [/^Mastodon limit/, '99'],
      ],
      message: 'Mastodon limit must be between 100 and 100,000.',
    },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example', exact: true }).click()
      const text = page.getByLabel('Text', { exact: true })
      await text.fill('Read https://example.com/a/very/long/path?with=query&and=more today')
      await expect(page.getByText('34 of 280 characters, weighted (limit)')).toBeVisible()
    },
  },
  {
    path: at('utm-link-builder'),
    shows: 'utm_source=newsletter',
    edge: {
      fill: [['Addresses', 'https://example.com/a?x=1#top']],
      shows:
        'https://example.com/a?x=1&utm_source=newsletter&utm_medium=email&utm_campaign=autumn%20soups&utm_content=button#top',
    },
    wrong: { fill: [['Source', 'anna@example.com']], message: 'Personal data' },
    more: async (page) => {
      await expect(page.getByLabel('Source', { exact: true })).toBeFocused()
    },
  },
  {
    path: at('hashtag-formatter'),
    shows: '#RedLentilSoup',
    edge: {
      fill: [['Phrases or hashtags', 'red lentil soup, BBQ tips, <script>']],
      shows: '#RedLentilSoup #BBQTips #Script',
    },
    wrong: { fill: [['Phrases or hashtags', '']], message: 'Phrases or hashtags is required.' },
    more: async (page) => {
      const phrases = page.getByLabel('Phrases or hashtags')
      await phrases.fill('red lentil soup, BBQ tips')
      await page.getByRole('button', { name: 'Save these hashtags as a group' }).click()
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await page.getByRole('button', { name: 'Use group 1' }).click()
      await expect(phrases).toHaveValue('#RedLentilSoup #BBQTips')
    },
  },
  {
    path: at('social-image-size-checker'),
    shows: 'The copy below fits.',
    begin: choosePhotograph,
    edge: { fill: [['Placement', 'instagram-square']], shows: 'Save the copy, 1080 × 1080' },
    wrong: { fill: [['Background', 'red']], message: 'Background must be a colour such as #ffffff.' },
    more: cropsPicture,
  },
  {
    path: at('thread-splitter'),
    shows: 'of 280 characters, weighted',
    edge: { fill: [['Text', 'a'.repeat(600)]], shows: 'Post 3: 52 of 280 characters, weighted' },
    wrong: { fill: [['Text', '']], message: 'Text is required.' },
  },
  {
    path: at('engagement-rate-calculator'),
    shows: '6.08 %',
    // (1,385 + 410) ÷ (2 × 1,000): more actions than people, which is possible.
    edge: { fill: [['Followers (optional)', '1000']], shows: '89.75 %' },
    wrong: { fill: [['Followers (optional)', '1.5']], message: 'Followers must be a whole number.' },
    more: takesCsv,
  },
  {
    path: at('post-schedule-planner'),
    shows: '12 posts',
    // The night in which the clocks skip the hour from two to three.
    edge: {
      fill: [
        ['Start date', '2027-03-22'],
        ['Weekdays', 'Sun'],
        ['Times', '02:30'],
      ],
      shows: '02:30 does not exist on this day; moved to 03:30',
    },
    wrong: { fill: [['Weeks', '27']], message: 'Weeks must be between 1 and 26.' },
    files: makesCalendar,
  },
])

test('a result is read aloud when the typing pauses, not at every key', async ({ page }) => {
  await page.goto(at('character-counter'))
  const text = await hydrated(page.getByLabel('Text', { exact: true }))
  const head = page.locator('.tool-result-head')
  await expect(head).not.toHaveAttribute('aria-busy')
  // Of each change of its words: whether a screen reader was told to wait.
  await head.evaluate((node) => {
    const waited: boolean[] = []
    new MutationObserver(() => waited.push(node.getAttribute('aria-busy') === 'true')).observe(node, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    Object.assign(window, { waited })
  })
  await text.fill('soup')
  await text.pressSequentially(' for two')
  await expect(head).toContainText('12')
  await expect(head).not.toHaveAttribute('aria-busy')
  const waited = await page.evaluate(() => (window as unknown as { waited: boolean[] }).waited)
  expect(waited.length).toBeGreaterThan(0)
  expect(waited).not.toContain(false)
})

test.describe('a file whose maker has not come', () => {
  // The maker that does not come, asked for twice, in the words of the browser and of the page.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|^Resource failed to load on .*chunks/] })

  test('is refused in plain words with the network cut, and made when it is back', async ({ page }) => {
    // A page that never is idle fetches nothing ahead.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(at('post-schedule-planner'), { waitUntil: 'networkidle' })
    const weeks = page.getByLabel('Weeks', { exact: true })
    await hydrated(weeks)
    await weeks.fill('3')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Calendar (ICS)' }).click()
    await expect(page.getByText('you are not connected. Try again when you are. What you typed stays.')).toBeVisible()
    await expect(weeks).toHaveValue('3')
    await page.context().setOffline(false)
    expect(await savedFile(page, 'Calendar (ICS)')).toContain('BEGIN:VEVENT')
  })
})

test.describe('pasted HTML', () => {
  // The policy says of each handler in the pasted text that it did not run.
  test.use({ expectedErrors: [/script-src-attr 'none'/] })

  testTools([
    {
      path: at('link-card-preview'),
      shows: 'og:title',
      edge: {
        fill: [
          [
            'HTML',
            '<script>window.hit = 1</script><img src=x onerror="window.hit = 2"><title>A &amp;lt; B</title><meta name="og:title" content="&quot;><img src=x onerror=hit()>">',
          ],
        ],
        shows: '"><img src=x onerror=hit()>',
      },
      wrong: { fill: [[/^Address of the page/, 'soup']], message: 'Enter a full address that starts with https://' },
      more: async (page) => {
        await expect(result(page)).toContainText('og:title uses name instead of property')
        expect(await page.evaluate(() => 'hit' in window)).toBe(false)
        await expect(result(page).locator('img')).toHaveCount(0)
      },
    },
  ])
})

test('the link builder keeps names that were used', async ({ page }) => {
  await page.goto(at('utm-link-builder'))
  const source = await hydrated(page.getByLabel('Source', { exact: true }))
  await source.fill('letter')
  await page.getByRole('button', { name: 'Save these names' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'letter / email / Autumn soups', exact: true })).toBeVisible()
})

testWithoutScript([
  {
    path: at('engagement-rate-calculator'),
    query:
      'countLikes=yes&countComments=yes&countShares=yes&countSaves=yes&posts.0.likes=1200&posts.0.comments=85&posts.0.shares=40&posts.0.saves=60&posts.0.reach=25000',
    shows: '5.54 %',
  },
])
