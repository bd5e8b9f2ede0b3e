import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../fixtures'
import { testTools, testWithoutScript } from './journey'

const at = (slug: string) => `/tools/creators/${slug}`
const figure = (page: Page) => page.locator('.main-figure')

async function fitsThumbnail(page: Page): Promise<void> {
  await page.getByLabel('Title 1', { exact: true }).fill('Soup')
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
}

/** 20,000 cues in another encoding than the usual one. */
async function readsLongFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await expect(figure(page)).toHaveText('3 cues')
  const film = Array.from(
    { length: 20_000 },
    (_, index) => `${index + 1}\n00:00:01,000 --> 00:00:03,000\nza\u00b3o\u00bfy\u00e6\n`,
  ).join('\n')
  await page
    .getByLabel('Or a file')
    .setInputFiles({ name: 'film.srt', mimeType: 'text/plain', buffer: Buffer.from(film, 'latin1') })
  await expect(figure(page)).toHaveText('20,000 cues')
  await expect(page.getByText('could not be decoded', { exact: false })).toBeVisible()
  await page.getByLabel('Encoding of the file').selectOption('windows-1250')
  await expect(page.getByRole('region', { name: 'WebVTT' }).last()).toContainText('założyć')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download WebVTT' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.startsWith('WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nzałożyć')).toBe(true)
}

testTools([
  {
    path: at('video-chapter-formatter'),
    shows: '0:00 Why red lentils\n0:48 What you need',
    edge: { fill: [['Time notes', '0:10 A\n1:00 B']], shows: '0:00 Intro\n0:10 A\n1:00 B' },
    wrong: {
      fill: [['Offset', '36001']],
      message: /Offset must be between .36,000 and 36,000\./,
    },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example', exact: true }).click()
      await page.getByLabel('Time notes').fill('0:00 A\n0:05 B\n1:00 C')
      await expect(page.getByText('Line 1: “A” lasts 5 s; a chapter lasts at least 10 s.')).toBeVisible()
    },
  },
  {
    path: at('title-thumbnail-tester'),
    shows: 'characters',
    begin: async (page) => expect(page.getByText('1. example.jpg, 1600 × 900')).toBeVisible(),
    edge: { fill: [['Title 1', 'THE SOUP THAT EVERYBODY WANTS']], shows: 'All capitals are slow to read.' },
    wrong: { fill: [['Title 1', 'a'.repeat(101)]], message: 'YouTube allows 100 characters; remove 1.' },
    more: async (page) => {
      await expect(page.getByLabel('Title 1', { exact: true })).toBeFocused()
      await fitsThumbnail(page)
    },
  },
  {
    path: at('subtitle-converter'),
    shows: '3 cues',
    edge: {
      fill: [['Subtitles', '1\n00:00:01,000 --> 00:00:03,000\n<script> & more --> text']],
      shows: '&amp; more -&gt; text',
    },
    wrong: { fill: [['Shift', '36000001']], message: /Shift must be between .36,000,000 and 36,000,000\./ },
    more: readsLongFile,
  },
  {
    path: at('sponsorship-rate-calculator'),
    shows: '€718.75',
    edge: { fill: [['Usage rights', 'none']], shows: '€575.00' },
    wrong: { fill: [['Agency fee (optional)', '100']], message: 'Agency fee must be between 0 and 40.' },
    more: async (page) => {
      await expect(page.getByLabel('Agency fee (optional)')).toBeFocused()
    },
  },
])

testWithoutScript([
  {
    path: at('sponsorship-rate-calculator'),
    query:
      'deliverables.0.platform=YouTube&deliverables.0.views=25000&deliverables.0.cpm=40&usage=paid&usageDays=30&exclusivityDays=30',
    shows: '€1,437.50',
  },
])
