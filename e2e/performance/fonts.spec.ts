import { templates } from '../../scripts/testing/templates.ts'
import { expect, test } from '../fixtures'

const FACES = [
  { selector: 'h1', more: 'Fraunces More' },
  { selector: 'body', more: 'Figtree More' },
]

for (const { selector, more } of FACES) {
  test(`letters that few pages have come from ${more}, not from what stands in for the font`, async ({ page }) => {
    await page.goto('/about')
    const faces = await page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily.split(','))
    const places = [more, 'Fallback'].map((name) => faces.findIndex((face) => face.includes(name)))
    expect(places[0]).toBeGreaterThanOrEqual(0)
    expect(places[1]).toBeGreaterThan(places[0] ?? Infinity)
  })
}

test('no page of the site fetches the letters of the West or of other languages', async ({ page }) => {
  test.setTimeout(120_000)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/western|latin_ext/.test(request.url())) fetched.push(`${page.url()}: ${request.url()}`)
  })
  for (const { path } of templates) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
  }
  expect(fetched).toEqual([])
})
