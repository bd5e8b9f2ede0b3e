import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

/** A photograph with a location in its EXIF data. */
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
  // The example is smaller than the placement and is not enlarged.
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

export const journey: ToolJourney = {
  shows: 'The copy below fits.',
  begin: choosePhotograph,
  edge: { fill: [['Placement', 'instagram-square']], shows: 'Save the copy, 1080 × 1080' },
  wrong: { fill: [['Background', 'red']], message: 'Background must be a colour such as #ffffff.' },
  more: cropsPicture,
}
