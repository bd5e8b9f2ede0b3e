import { templates } from '../../tests/support/templates.ts'
import {
  expectNoSidewaysScroll,
  expectShapesInForcedColours,
  expectToHold,
  expectToHoldInAllViews,
} from '../accessibility'
import { expect, test } from '../fixtures'
import { RUNTIME, scriptBytes, scriptBudgetOf } from '../performance/page-scripts'
import { documentBudget, missingImages, openStable, scrollThrough, unusedPreloads, type Visit } from './visit'
import { loaded } from '../../tests/support/loaded.ts'

test.describe.configure({ mode: 'parallel' })

/** 640 px are 1280 px at a zoom of 200 %; WCAG requires one column at 320 px. */
const NARROW = [640, 320]

/** Templates whose first screen has another layout in a wide window. */
const WIDE = ['/', '/blog', '/tools', '/case-studies/pet-food-wholesale-leads']

const addressesOf = ({ requests }: Visit) => requests.map((request) => new URL(request.url()))

/** The original files of the requested images. */
const imagesOf = ({ requests }: Visit) =>
  requests
    .filter((request) => request.resourceType() === 'image')
    .map((request) => new URL(request.url()))
    .map(({ pathname, searchParams }) => searchParams.get('url') ?? pathname)

const MAY_HAVE_RARE_LETTERS = /^\/(?:$|tools|blog|news|guides|education|topics|authors|search)/

/** Pages of the same templates as others, with other texts, that other journeys open. */
const ALIKE = ['/news', '/guides', '/education', '/terms-and-conditions', '/blog/what-salt-does', '/career-toolkit']

/** One visit to each template has all assertions, because a visit costs a second and an assertion little. */
for (const { path } of templates.filter((template) => !ALIKE.includes(template.path))) {
  test(`${path} is small, stable, idle after its load and accessible in every view`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 375, height: 900 })
    const visit = await openStable(page, path)

    await test.step('the document is complete, and its scripts keep to their budget', async () => {
      expect.soft(visit.html, 'a part that a script reveals').not.toContain('<div hidden id=')
      expect.soft(visit.html, 'a drawing that could be a file').not.toContain("transform='translate(")
      expect.soft(Buffer.byteLength(visit.html), 'bytes of the document').toBeLessThan(await documentBudget(page))
      expect
        .soft(await scriptBytes(visit.html, baseURL ?? ''), 'bytes of scripts after gzip')
        .toBeLessThan(RUNTIME + scriptBudgetOf(path))
    })

    await test.step('every fetched file is used', async () => {
      await scrollThrough(page)
      const ahead = addressesOf(visit).filter(({ searchParams }) => searchParams.has('_rsc'))
      expect.soft(ahead.map(String), 'pages fetched ahead').toEqual([])
      const images = imagesOf(visit)
      expect
        .soft(
          images.filter((image, index) => images.indexOf(image) !== index),
          'images fetched twice',
        )
        .toEqual([])
      expect.soft(await unusedPreloads(page), 'preloads without use').toEqual({ images: [], fonts: 0 })
      // A tool's example may have rare letters, and so may the titles of other journeys' posts in a list.
      const rare = addressesOf(visit).filter(({ pathname }) => /western|latin-ext/.test(pathname))
      if (!MAY_HAVE_RARE_LETTERS.test(path)) expect.soft(rare.map(String), 'fonts of rare letters').toEqual([])
    })

    await test.step('it is accessible in both schemes, wide, narrow and enlarged, and in forced colours', async () => {
      await expectToHoldInAllViews(page)
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 450 })
        await expectNoSidewaysScroll(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await expectShapesInForcedColours(page)
    })

    expect(await missingImages(page), 'images that do not come').toEqual([])
  })
}

for (const path of WIDE) {
  test(`the layout of ${path} hardly shifts in a wide window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openStable(page, path)
  })
}

test.describe('missing pages', () => {
  test.use({ expectedErrors: [/status of 404|404: no page at/] })

  test('have the same message in the shell of their part of the site, and are accessible in both schemes, wide and narrow', async ({
    page,
  }) => {
    for (const path of ['/no/such-page', '/authors/no-such-author', '/services/no-such-service']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Oops! Page not found')
      await expect(page.getByRole('banner'), path).toHaveCount(1)
      await expect(page.getByRole('main'), path).toHaveCount(1)
      // The browser renders the screen again when its scripts have loaded.
      await loaded(page)
      await expectToHold(page)
    }
  })
})

test('the login is accessible in every view', async ({ page }) => {
  await page.goto('/admin/blog')
  await expectToHoldInAllViews(page)
})
