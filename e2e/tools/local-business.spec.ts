import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect } from '../fixtures'
import { testTools } from './journey'

/** What a telephone would read from the picture that the button saves. */
async function readCode(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await readFile(await (await saving).path())
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

testTools([
  {
    path: '/tools/local-business/opening-hours-schema-generator',
    shows: 'Mon–Fri 7:00–12:00, 13:00–18:00',
    edge: { fill: [['Hours of Friday', '18:00-02:00']], shows: '"closes": "02:00"' },
    wrong: { fill: [['Hours of Monday', '9-13, 12-18']], message: 'Two intervals of this day overlap.' },
    more: async (page) => {
      await expect(page.getByLabel('Hours of Monday')).toBeFocused()
      const add = page.getByRole('button', { name: /^Add Polish holidays of/ }).last()
      const labels = page.getByRole('group', { name: 'Exceptions' }).getByLabel('Label (optional)')
      await add.click()
      const count = await labels.count()
      expect(count).toBeGreaterThan(13)
      // Those that stand there already are not added again.
      await add.click()
      await expect(labels).toHaveCount(count)
    },
  },
  {
    path: '/tools/local-business/review-link-qr-generator',
    shows: '37 modules on a side',
    edge: { fill: [['Dark colour (optional)', '#bbbbbb']], shows: 'It should be at least 4 to 1.' },
    wrong: { fill: [['Place ID', 'short']], message: 'Place ID has 20 to 300 letters' },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example' }).click()
      await expect(page.locator('.tool-result')).not.toContainText('at least 4 to 1.')
      const link = 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4'
      // The pale code of the case before cannot be read, and may stand a moment longer than its warning.
      await expect(async () => expect(await readCode(page, 'Download PNG')).toBe(link)).toPass()
      expect(await readCode(page, 'Download SVG')).toBe(link)
      await page.getByRole('button', { name: 'Tent card' }).click()
      await expect(page.getByRole('img', { name: /^Tent card/ })).toBeVisible()
    },
  },
  {
    path: '/tools/local-business/nap-consistency-checker',
    shows: '≠ Different (probably a typing error)',
    edge: {
      fill: [['Listings', 'Maps,Piekarnia Pod Lipą,Długa 12 m. 4,80 827,Gdansk,PL,583001020,podlipa.example']],
      shows: 'Nothing to correct in 1 listing.',
    },
    wrong: { fill: [['Listings', '']], message: 'Listings is required.' },
  },
])
