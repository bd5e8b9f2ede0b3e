import { addSession } from '../accounts'
import { expect, test } from '../fixtures'

/** Every page of the sidebar, and those that it does not name. */
const PAGES = [
  ...['posts', 'review', 'calendar', 'pictures', 'tags', 'authors', 'messages', 'messages/replies', 'blocks', 'search'],
  ...['redirects', 'import', 'export', 'account', 'team', 'log', 'settings'],
]

test('the heading of every page has its place and its size, and every search its box', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await addSession(page)
  const frames = new Set<string>()
  const boxes = new Set<string>()
  for (const path of PAGES) {
    await page.goto(`/admin/${path}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const shown = await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      const { fontSize, fontFamily } = getComputedStyle(element)
      return [Math.round(left), Math.round(top), fontSize, fontFamily].join(' ')
    })
    frames.add(shown)
    const box = page.getByRole('main').locator('input[type=search]')
    if ((await box.count()) > 0)
      boxes.add(await box.first().evaluate((input) => `${input.clientHeight} ${getComputedStyle(input).paddingLeft}`))
  }
  expect([...frames], 'places and sizes of the headings').toHaveLength(1)
  expect([...boxes], 'search boxes').toHaveLength(1)
})
