import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

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

export const journey: ToolJourney = {
  shows: 'characters',
  begin: async (page) => expect(page.getByText('1. example.jpg, 1600 × 900')).toBeVisible(),
  edge: { fill: [['Title 1', 'THE SOUP THAT EVERYBODY WANTS']], shows: 'All capitals are slow to read.' },
  wrong: { fill: [['Title 1', 'a'.repeat(101)]], message: 'YouTube allows 100 characters; remove 1.' },
  more: fitsThumbnail,
}
