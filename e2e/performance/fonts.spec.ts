import type { Request } from '@playwright/test'
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

test('no page fetches the letters of the West or of other languages but a tool whose example has them', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const fetched: string[] = []
  for (const { path } of templates.filter((template) => !template.path.startsWith('/tools'))) {
    const note = (request: Request) => {
      if (/western|latin-ext/.test(request.url())) fetched.push(`${path}: ${request.url()}`)
    }
    page.on('request', note)
    await page.goto(path, { waitUntil: 'networkidle' })
    page.off('request', note)
  }
  expect(fetched).toEqual([])
})
