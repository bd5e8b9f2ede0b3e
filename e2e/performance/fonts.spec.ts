import { expect, test } from '../fixtures'

const FACES = [
  { selector: 'h1', more: 'Fraunces More' },
  { selector: 'body', more: 'Figtree More' },
]

test('letters that few pages have come from their own font, not from the fallback of the font', async ({ page }) => {
  await page.goto('/about')
  for (const { selector, more } of FACES) {
    const faces = await page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily.split(','))
    const places = [more, 'Fallback'].map((name) => faces.findIndex((face) => face.includes(name)))
    expect(places[0], more).toBeGreaterThanOrEqual(0)
    expect(places[1], more).toBeGreaterThan(places[0] ?? Infinity)
  }
})
