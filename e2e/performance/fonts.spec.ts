import { expect, test } from '../fixtures'

const FACES = [
  { selector: 'h1', more: 'Fraunces More' },
  { selector: 'body', more: 'Figtree More' },
]

test('rare letters are shown in their own font file, not in a fallback font', async ({ page }) => {
  await page.goto('/about')
  for (const { selector, more } of FACES) {
    const faces = await page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily.split(','))
    const places = [more, 'Fallback'].map((name) => faces.findIndex((face) => face.includes(name)))
    expect(places[0], more).toBeGreaterThanOrEqual(0)
    expect(places[1], more).toBeGreaterThan(places[0] ?? Infinity)
  }
})
