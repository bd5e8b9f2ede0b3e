import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'
const SLUG = 'pierogi-ruskie-with-browned-onions'

async function openRecipe(page: Page) {
  await page.goto(RECIPE)
  await hydrated(page.getByRole('button', { name: 'Print', exact: true }))
}

test('cook mode shows one step with its amounts, and its timers survive a reload', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openRecipe(page)
  await page.getByRole('link', { name: 'Cook step by step' }).click()
  const cook = page.locator('dialog.cook')
  await expect(cook).toContainText('Step 1 of 10')
  await expect(cook.getByRole('complementary', { name: 'For this step' })).toContainText('600 g floury potatoes')
  await expectAccessible(page)
  await cook.getByRole('button', { name: 'Start a timer: 18–20 minutes' }).click()
  // The press loads the timer's script; a reload before that would lose the timer.
  await expect(cook.getByRole('region', { name: 'Timers' })).toContainText('Potatoes, 18–20 min')
  await cook.getByRole('button', { name: 'Start a timer: 2 minutes' }).click()
  await expect(cook.getByRole('button', { name: 'Remove: Potatoes, 2 min' })).toBeInViewport({ ratio: 1 })
  await expect(cook.getByRole('button', { name: '+1 min: Potatoes, 2 min' })).toBeVisible()
  await cook.getByRole('button', { name: 'Remove: Potatoes, 2 min' }).click()
  await cook.getByRole('button', { name: 'Next step' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(cook).toContainText('Step 3 of 10')

  await page.reload()
  await expect(cook).toContainText('Step 3 of 10')
  await expect(cook.getByRole('region', { name: 'Timers' })).toContainText('Potatoes, 18–20 min')
  const sheet = page.getByRole('dialog', { name: 'Ingredients' })
  for (let time = 0; time < 2; time++) {
    await cook.getByRole('button', { name: 'Ingredients', exact: true }).click()
    await expect(sheet).toContainText('150 g soured cream')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(cook).toContainText('Step 3 of 10')
  }
  await page.keyboard.press('Escape')
  await expect(cook).toBeHidden()
  await page.getByRole('link', { name: 'Cook step by step' }).click()
  await expect(cook).toContainText('Step 3 of 10')
  // The system's back closes cook mode and keeps the recipe open; so does "Finish".
  await page.goBack()
  await expect(cook).toBeHidden()
  await expect(page).toHaveURL(RECIPE)
  await page.goto(`${RECIPE}#cook`)
  await expect(cook).toContainText('Step 3 of 10')
  for (let step = 3; step <= 10; step++) await cook.getByRole('button', { name: 'Next step' }).click()
  await expect(cook.getByRole('progressbar', { name: 'Enjoy your meal!' })).toBeVisible()
  await cook.getByLabel(/^How was it/).fill('More dill')
  // A closed tab takes no focus out of the note.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  expect(await page.evaluate(() => localStorage.getItem('flavorcraft:saved'))).toContain('More dill')
  await cook.getByRole('button', { name: 'Finish' }).click()
  await expect(cook).toBeHidden()

  await page.goto('/about')
  const timers = page.getByRole('region', { name: 'Timers' })
  await expect(timers).toContainText(/1[78]:\d\d/)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    const timers = JSON.parse(localStorage.getItem('flavorcraft:timers') ?? '[]') as { endsAt: number }[]
    localStorage.setItem('flavorcraft:timers', JSON.stringify(timers.map((one) => ({ ...one, endsAt: 1 }))))
  })
  await page.reload()
  await expect(timers.getByRole('alert')).toHaveText('Time is up')
  await timers.getByRole('button', { name: '2:00 more' }).click()
  await expect(timers).toContainText(/[12]:\d\d/)
  await timers.getByRole('button', { name: /^Remove/ }).click()
  await expect(timers).toHaveCount(0)
})

test('units, amounts in the method and the pantry are stored and printed', async ({ page }) => {
  await openRecipe(page)
  const card = page.locator('[data-recipe="ingredients"]')
  const method = page.locator('[data-recipe="steps"]')
  await page.getByRole('group', { name: 'Units' }).getByRole('button', { name: 'US' }).click()
  await expect(card).toContainText('1 lb 5 oz floury potatoes')
  await expect(card).toContainText('4 cups plain flour (about 500 g)')
  await expect(method).toContainText('1½ tbsp of butter')
  await page.getByRole('group', { name: 'How many times the recipe' }).getByRole('button', { name: '2' }).click()
  await expect(card).toContainText('2 lb 10 oz floury potatoes')
  await expect(card).toContainText('2 medium onions, finely chopped')
  await page.reload()
  await expect(card).toContainText('2 lb 10 oz floury potatoes')
  await expect(page.getByText('US units.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Back to the original' }).click()
  await expect(card).toContainText('600 g floury potatoes')
  await page.getByRole('button', { name: 'I have …' }).click()
  await page.getByLabel('Of which ingredient?').selectOption({ label: '600 g floury potatoes, peeled' })
  await page.getByLabel('How much of it?').fill('300')
  await page.getByRole('button', { name: 'Scale to it' }).click()
  await expect(card).toContainText('250 g plain flour')
  await expect(method).toContainText('10 g of butter')

  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByLabel('Card, 10 × 15 cm').check()
  await page.evaluate(() => Reflect.set(window, 'print', () => undefined))
  await page.getByRole('button', { name: 'Print now' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-print', 'card')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`/blog/${SLUG}`)).toBeVisible()
  await expect(card).toContainText('250 g plain flour')
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length, 'sides of the card').toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: null })

  // Half of the recipe is cooked, so the list has half of the amounts.
  await page.goto(RECIPE)
  const heart = page.locator('main').getByRole('button', { name: /^Saved?: Pierogi/ })
  await (await hydrated(heart)).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await page.getByRole('button', { name: /^Put on the shopping list/ }).click()
  await expect(page.getByRole('combobox', { name: /Pierogi/ })).toHaveValue('0.5')
})

const OLD_FILE = '/_next/static/old/of-an-earlier-release.js'

/** Imitates a new release: the saved page names a file of the former release, and no file of the new one is cached. */
const imitateNewRelease = (page: Page) =>
  page.evaluate(
    async ([recipe, old]) => {
      const [pages, files] = await Promise.all([
        caches.open('flavorcraft-pages-v1'),
        caches.open('flavorcraft-files-v1'),
      ])
      for (const key of await files.keys()) if (/\.(?:js|css)$/.test(key.url)) await files.delete(key)
      await files.put(old, new Response(''))
      await pages.put(
        recipe,
        new Response(`<script src="${old}"></script>`, { headers: { 'content-type': 'text/html' } }),
      )
    },
    [RECIPE, OLD_FILE] as const,
  )

/** Whether the cache has every script and style that the stored pages name, and the script of the former release. */
const keptFiles = (page: Page) =>
  page.evaluate(async (old) => {
    const stored = await (await caches.open('flavorcraft-pages-v1')).matchAll()
    const texts = await Promise.all(stored.map((answer) => answer.text()))
    const named = texts.flatMap((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html')
      return [...document.querySelectorAll('script[src], link[rel="stylesheet"]')].map(
        (node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '',
      )
    })
    const answers = await Promise.all(named.map((file) => caches.match(file)))
    return { all: named.length > 0 && answers.every(Boolean), old: Boolean(await caches.match(old)) }
  }, OLD_FILE)

test.describe('saving', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|ERR_FAILED/] })

  test('saved recipes, one shopping list, and both without a network', async ({ page, context }) => {
    // Other journeys publish too: the card may have moved to a later page.
    await page.goto('/authors/maja-wronska')
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${RECIPE}"]`) })
    const older = page.getByRole('link', { name: 'Older posts' })
    while ((await card.count()) === 0 && (await older.count()) > 0) {
      const next = (await older.getAttribute('href')) ?? ''
      await page.goto(next)
    }
    const heart = card.getByRole('button', { name: /^Save: Pierogi/ })
    await (await hydrated(heart)).click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const kept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), RECIPE)
    await expect.poll(kept).toBe(true)

    await page.goto('/saved')
    await page.getByRole('button', { name: /^Put on the shopping list/ }).click()
    const list = page.getByRole('region', { name: 'Shopping list' })
    await list.getByRole('checkbox', { name: '3 onions' }).check()
    await page.getByText('Your note').click()
    await page.getByLabel('Your note').fill('More pepper')
    await page.getByLabel('Something else to buy').fill('Candles')
    await list.getByRole('button', { name: 'Add' }).click()
    await expectAccessible(page)

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await list.getByRole('button', { name: 'Share as a link' }).click()
    await expect(list.getByRole('status')).toContainText('The link is copied')
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
    const received = page.getByRole('region', { name: 'A shopping list for you' })
    await expect(received.getByRole('listitem').filter({ hasText: 'Candles' })).toBeVisible()
    await received.getByRole('button', { name: 'Leave it' }).click()
    await expect(received).toBeHidden()

    await page.evaluate(async () => navigator.serviceWorker.ready)
    await expect.poll(() => keptFiles(page)).toEqual({ all: true, old: false })
    await page.reload()
    await context.setOffline(true)
    await page.reload()
    await expect(list.getByRole('checkbox', { name: '3 onions' })).toBeChecked()
    await expect(page.getByLabel('Your note')).toHaveValue('More pepper')
    const elsewhere = page.getByText('the page that you asked for is not kept')
    await expect(elsewhere).toBeHidden()
    await page.goto('/about')
    await expect(elsewhere).toBeVisible()
    await page.getByRole('link', { name: /^Pierogi/ }).click()
    await expect(page.locator('.recipe-steps > li')).toHaveCount(10)
    // This browser has never opened the recipe with a network: the tools come from the saved edition.
    await (await hydrated(page.getByRole('link', { name: 'Cook step by step' }))).click()
    const cook = page.locator('dialog.cook')
    await expect(cook).toContainText('Step 1 of 10')
    await cook.getByRole('button', { name: 'Start a timer: 2 minutes' }).click()
    await cook.getByRole('button', { name: 'Remove: Potatoes, 2 min' }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(RECIPE)
    await page.getByRole('group', { name: 'How many times the recipe' }).getByRole('button', { name: '2' }).click()
    await expect(page.locator('[data-recipe="ingredients"]')).toContainText('1.2 kg floury potatoes')
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Print now' })).toBeVisible()

    await context.setOffline(false)
    await imitateNewRelease(page)
    expect(await keptFiles(page)).toEqual({ all: false, old: true })
    await page.goto(RECIPE)
    // The new edition has its scripts before their first use; scripts of no saved page are removed.
    await expect.poll(() => keptFiles(page)).toEqual({ all: true, old: false })
    await context.setOffline(true)
    await page.reload()
    await (await hydrated(page.getByRole('link', { name: 'Cook step by step' }))).click()
    await expect(page.getByRole('dialog')).toContainText('Step 1 of 10')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(RECIPE)

    await context.setOffline(false)
    await page.goto('/saved')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    const remains = () =>
      page.evaluate(async () => [
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
        localStorage.getItem('flavorcraft:saved'),
      ])
    // The browser unregisters a worker with a delay: on a busy machine it took eleven seconds.
    await expect.poll(remains, { timeout: 30_000 }).toEqual([0, 0, null])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a recipe is complete, offers only controls that work, and a message about it begins with its name', async ({
    page,
  }) => {
    await page.goto(RECIPE)
    await expect(page.getByText('500 g plain flour (about 4 cups)')).toBeVisible()
    await expect(page.getByText('for 18–20 minutes, until a knife')).toBeVisible()
    await expect(page.locator('.recipe-steps > li').last()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cook step by step' })).toHaveCount(0)
    for (const name of ['US', 'I have …', 'Share …', 'Print', 'Untick all', 'Copy link'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await page.getByRole('link', { name: 'Did it work? Tell us' }).click()
    await expect(page.getByLabel(/^Subject/)).toHaveValue(/^How it went: Pierogi/)
    await page.goto('/saved')
    await expect(page.getByText('Saving needs JavaScript')).toBeVisible()
  })
})
