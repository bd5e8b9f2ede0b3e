import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expectToHoldInAllViews } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const address = (slug: string) => `/tools/creators/${slug}`

for (const slug of [
  'video-chapter-formatter',
  'title-thumbnail-tester',
  'subtitle-converter',
  'sponsorship-rate-calculator',
]) {
  test(`${slug} holds in all views`, async ({ page }) => {
    await page.goto(address(slug))
    await hydrated(page.getByRole('button', { name: 'Example' }))
    await expectToHoldInAllViews(page)
  })
}

test('Video Chapter Formatter cleans notes and names the line of a mistake', async ({ page, context }) => {
  await page.goto(address('video-chapter-formatter'))
  const notes = await hydrated(page.getByLabel('Time notes'))
  await context.setOffline(true)
  const chapters = page.getByRole('region', { name: 'Chapters', exact: true }).last()
  await expect(chapters).toContainText('0:00 Why red lentils\n0:48 What you need')
  await notes.fill('0:00 A\n0:05 B\n1:00 C')
  await expect(page.getByText('Line 1: “A” lasts 5 s; a chapter lasts at least 10 s.')).toBeVisible()
  await notes.fill('0:10 A\n1:00 B')
  await expect(chapters).toContainText('0:00 Intro\n0:10 A\n1:00 B')
})

test('Title & Thumbnail Tester refuses 101 characters, opens pictures here and saves a fitted one', async ({
  page,
}) => {
  await page.goto(address('title-thumbnail-tester'))
  const title = await hydrated(page.getByLabel('Title 1', { exact: true }))
  await title.fill('a'.repeat(101))
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/YouTube allows 100 characters; remove 1\./)
  await title.fill('Soup')
  const buffer = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  await page.getByLabel('Thumbnails').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Thumbnail 1: The shape is 1.00:1 instead of 16:9.')).toBeVisible()
  await expect(page.getByText('Thumbnail 1: A flat picture', { exact: false })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save fitted' }).click()
  const saved = await sharp(await (await download).path()).metadata()
  expect([saved.width, saved.height]).toEqual([1280, 720])
})

test('Subtitle Converter reads a file of 20,000 cues in another encoding, without a network', async ({
  page,
  context,
}) => {
  await page.goto(address('subtitle-converter'))
  await hydrated(page.getByRole('button', { name: 'Example' }))
  await expect(page.locator('.main-figure')).toHaveText('3 cues')
  await context.setOffline(true)
  const film = Array.from(
    { length: 20_000 },
    (_, at) => `${at + 1}\n00:00:01,000 --> 00:00:03,000\nza\u00b3o\u00bfy\u00e6\n`,
  ).join('\n')
  await page
    .getByLabel('Or a file')
    .setInputFiles({ name: 'film.srt', mimeType: 'text/plain', buffer: Buffer.from(film, 'latin1') })
  await expect(page.locator('.main-figure')).toHaveText('20,000 cues')
  await expect(page.getByText('could not be decoded', { exact: false })).toBeVisible()
  await page.getByText('Stretch and encoding', { exact: true }).click()
  await page.getByLabel('Encoding of the file').selectOption('windows-1250')
  await expect(page.getByRole('region', { name: 'WebVTT' }).last()).toContainText('założyć')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download WebVTT' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.startsWith('WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nzałożyć')).toBe(true)
})

test('Sponsorship Rate Calculator prices by the visitor’s own terms', async ({ page }) => {
  await page.goto(address('sponsorship-rate-calculator'))
  const figure = page.locator('.main-figure')
  await expect(figure).toHaveText('€718.75')
  await hydrated(page.getByRole('button', { name: 'Example' }))
  await page.getByLabel('Usage rights', { exact: true }).selectOption('none')
  await expect(figure).toHaveText('€575.00')
  const fee = page.getByLabel('Agency fee (optional)')
  await fee.fill('100')
  await expect(fee).toHaveAccessibleDescription(/Agency fee must be between 0 and 40\./)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(fee).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sponsorship rate answers a plain form', async ({ page }) => {
    await page.goto(address('sponsorship-rate-calculator'))
    await page.getByLabel('Wanted CPM').fill('40')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(/cpm=40/)
    await expect(page.locator('.main-figure')).toHaveText('€1,437.50')
  })
})
