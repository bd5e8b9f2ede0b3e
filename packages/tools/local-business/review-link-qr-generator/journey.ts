import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

/** Decodes the QR code in the downloaded image. */
async function readCode(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await readFile(await (await saving).path())
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

const logo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()

/** Adds a logo; the downloaded image must still decode. */
async function withLogo(page: Page, link: string): Promise<void> {
  const field = page.getByLabel('Logo in the code')
  const buffer = await logo()
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Level H', { exact: true })).toBeVisible()
  expect(await readCode(page, 'Download PNG')).toBe(link)
  expect(await readCode(page, 'Download SVG')).toBe(link)
  await field.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) })
  await expect(page.getByText('Logo must be at most 1 MB.')).toBeVisible()
  await page.getByRole('button', { name: 'Take the logo off' }).click()
  await expect(page.getByText('Level M', { exact: true })).toBeVisible()
}

/** "Clear" also removes the logo. */
async function clearsLogo(page: Page): Promise<void> {
  await page
    .getByLabel('Logo in the code')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
  await expect(page.getByRole('button', { name: 'Take the logo off' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Take the logo off' })).toHaveCount(0)
}

export const journey: ToolJourney = {
  shows: '37 modules on a side',
  edge: { fill: [['Dark colour (optional)', '#bbbbbb']], shows: 'It should be at least 4 to 1.' },
  wrong: { fill: [['Place ID', 'short']], message: 'Place ID has 20 to 300 letters' },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example' }).click()
    await expect(page.locator('.tool-result')).not.toContainText('at least 4 to 1.')
    const link = 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4'
    // The pale code of the earlier case cannot be decoded, and may still be there for a moment.
    await expect(async () => expect(await readCode(page, 'Download PNG')).toBe(link)).toPass()
    expect(await readCode(page, 'Download SVG')).toBe(link)
    await withLogo(page, link)
    await page.getByRole('button', { name: 'Tent card' }).click()
    await expect(page.getByRole('img', { name: /^Tent card/ })).toBeVisible()
    await clearsLogo(page)
  },
}
