import { templates } from '../../scripts/testing/templates.ts'
import { expectNoSidewaysScroll, expectShapesInForcedColours, expectToHoldInAllViews } from '../accessibility'
import { expect, test } from '../fixtures'

test.describe.configure({ mode: 'parallel' })

/** Half of 1280 px, as at a zoom of 200 %; and the 320 px at which WCAG still wants everything in one column. */
const NARROW = [640, 320]

for (const { path } of templates) {
  test(`${path} holds in both schemes, wide, narrow and enlarged, and in forced colours`, async ({ page }) => {
    await page.goto(path)
    // Home lays out what lies below at the first deed, which would else be a scrolling in the middle of an examination.
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-fresh]')).toHaveCount(0)
    await expectToHoldInAllViews(page)
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 450 })
      await expectNoSidewaysScroll(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expectShapesInForcedColours(page)
  })
}

test.describe('pages that are not there', () => {
  test.use({ expectedErrors: [/status of 404|404: no page at/] })

  for (const path of ['/no/such-page', '/blog/no-such-post', '/services/no-such-service']) {
    test(`${path} holds too`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToHoldInAllViews(page)
    })
  }
})

test('the login gate holds too', async ({ page }) => {
  await page.goto('/admin/blog')
  await expectToHoldInAllViews(page)
})
