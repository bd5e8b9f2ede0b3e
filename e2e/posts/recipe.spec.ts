import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { printed } from './paper'
import { loaded } from '../../tests/support/loaded.ts'

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'
const CHICKEN = '/blog/one-chicken-three-dinners-and-a-broth-for-the-cat'

async function openRecipe(page: Page) {
  await page.goto(RECIPE)
  await hydrated(page.getByRole('button', { name: 'Print' }))
}

test.describe('a recipe', () => {
  test.beforeEach(async ({ page }) => {
    await openRecipe(page)
  })

  test('has its facts, ingredients by group, numbered steps, neighbours, related recipes and links to share it', async ({
    page,
    context,
  }) => {
    const card = page.locator('[data-recipe="ingredients"]')
    await expect(card.getByRole('heading', { name: 'For the dough' })).toBeVisible()
    await expect(card.getByRole('checkbox')).toHaveCount(14)
    await expect(page.locator('.recipe-facts')).toContainText('Prep time 1 h 15 min')
    await expect(page.locator('.recipe-steps > li')).toHaveCount(10)

    await page.getByRole('link', { name: 'Jump to the recipe' }).click()
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Before and after' }).getByRole('link')).toHaveCount(2)
    const related = page.getByRole('region', { name: 'Related reading' }).getByRole('article')
    await expect(related).toHaveCount(3)
    await expect(related.filter({ hasText: 'Pierogi Ruskie' })).toHaveCount(0)

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const share = page.getByRole('region', { name: 'Share' })
    for (const name of ['Mail', 'X', 'Facebook', 'Pinterest', 'WhatsApp']) {
      const href = await share.getByRole('link', { name: new RegExp(`^${name}\\b`) }).getAttribute('href')
      expect(decodeURIComponent(href ?? ''), name).toContain(RECIPE)
    }
    await share.getByRole('button', { name: 'Copy link' }).click()
    await expect(share.getByRole('status')).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(RECIPE)
  })

  test('keeps ticks made by keyboard, one per line, and scales only amounts that can be scaled', async ({ page }) => {
    const salt = page.getByRole('checkbox', { name: '½ tsp fine salt' })
    await expect(salt).toHaveCount(2)
    await salt.first().focus()
    await page.keyboard.press('Space')
    await expect(salt.first()).toBeChecked()
    await page.reload()
    await expect(salt.first()).toBeChecked()
    await expect(salt.last()).not.toBeChecked()
    await page.getByRole('button', { name: 'Untick all' }).click()
    await page.reload()
    await expect(salt.first()).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Untick all' })).toBeDisabled()

    const more = await hydrated(page.getByRole('button', { name: 'More (Servings)' }))
    for (let servings = 5; servings < 10; servings++) await more.click()
    await expect(page.getByRole('group', { name: 'Servings' })).toContainText('10 servings')
    const card = page.locator('[data-recipe="ingredients"]')
    await expect(card).toContainText('1 kg plain flour (about 8 cups)')
    await expect(card).toContainText('500 ml water at 70–80 °C (2 cups)')
    await expect(card).toContainText('1–2 tsp freshly ground black pepper')
    await expect(card).toContainText('A few sprigs of dill or chives')
    const method = page.locator('[data-recipe="steps"]')
    await expect(method).toContainText('40 g of butter')
    await expect(method).toContainText('balls of about 18 g')
    await page.getByRole('button', { name: 'Back to the original' }).click()
    await expect(card).toContainText('500 g plain flour (about 4 cups)')
  })
})

test.describe('a script that fails to load', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Resource failed to load on/] })

  test('leaves the recipe readable, and makes it interactive when it loads after all', async ({ page }) => {
    let losses = 0
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch()
      const isLost = losses < 3 && (await answer.text()).includes('flavorcraft:ticks:')
      if (isLost) losses += 1
      await (isLost ? route.abort() : route.fulfill({ response: answer }))
    })
    await page.goto(RECIPE)
    await expect.poll(() => losses).toBe(3)
    await expect(page.locator('.recipe-steps > li')).toHaveCount(10)
    await hydrated(page.getByRole('button', { name: 'Print' }))
    await page.getByRole('checkbox').first().check()
    await expect(page.getByRole('button', { name: 'Untick all' })).toBeEnabled()
  })
})

test('keeps the screen on while the switch is on', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = []
    const wakeLock = {
      request: async () => {
        calls.push('held')
        return { release: async () => void calls.push('released') }
      },
    }
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: wakeLock, configurable: true })
    Object.defineProperty(window, 'wakeCalls', { value: calls })
  })
  await page.goto(RECIPE)
  const keepOn = page.getByRole('switch', { name: 'Keep the screen on while cooking' })
  await keepOn.click()
  await expect(keepOn).toBeChecked()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wakeCalls'))).toEqual(['held'])
  await keepOn.click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wakeCalls'))).toEqual(['held', 'released'])
})

test('the contents stay beside a guide, or behind a tab, and mark the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/blog/fermenting-vegetables-safely')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link', { name: 'Is it safe?' })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Is it safe?' })).toBeInViewport()
  await expect(contents).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  // Scrolls over whole sections at once, as with the keys End and Home.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(contents.locator('[aria-current]')).toHaveCount(0)

  await page.setViewportSize({ width: 375, height: 812 })
  await expect(contents).toBeHidden()
  await page.getByRole('button', { name: 'On this page' }).click()
  await expect(contents).toBeVisible()
  await expectAccessible(page)
  await contents.getByRole('link', { name: 'Storage' }).click()
  await expect(contents).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Storage' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'On this page' })).toContainText('Storage')
  await expectNoSidewaysScroll(page)
})

test('the ingredients stay beside the method, and the contents above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(RECIPE)
  await page.locator('.recipe-steps > li').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'On this page' })).toBeHidden()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Method' })).toHaveAttribute('aria-current', 'location')
  // The ingredients begin where the picture ends.
  await page.evaluate(() => scrollTo(0, 0))
  const gap = await page.evaluate(() => {
    const bottom = document.querySelector('.post-band-picture')?.getBoundingClientRect().bottom ?? 0
    return (document.querySelector('.ingredients-card')?.getBoundingClientRect().top ?? 0) - bottom
  })
  expect(gap).toBeLessThan(80)
})

test('prints on two sheets, three for a long recipe, and breaks only the method, between two of its steps', async ({
  page,
}) => {
  const most = { [RECIPE]: 2, '/blog/plum-and-almond-cake': 2, [CHICKEN]: 3 }
  for (const [path, sheets] of Object.entries(most)) {
    await page.goto(path)
    await loaded(page)
    const groups = await page.locator('.recipe-steps').evaluateAll((lists) => lists.map((list) => list.children.length))
    const paper = await printed(page)
    expect(paper.sheets, path).toBeGreaterThan(0)
    expect(paper.sheets, path).toBeLessThanOrEqual(sheets)
    const mayBeTorn = groups.length === 1 ? groups[0] : 0
    expect(
      paper.torn.filter(({ role, items }) => role !== 'L' || items !== mayBeTorn),
      path,
    ).toEqual([])
  }

  // The width of the sheet between its margins, where a group of ingredients stays in one column.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 673, height: 1000 })
  const groups = page.locator('.ingredients-list > ul')
  await expect(groups).toHaveCount(5)
  for (const group of await groups.all()) expect(await group.evaluate((list) => list.getClientRects().length)).toBe(1)

  // On wide paper no part of the list is clipped either.
  await page.setViewportSize({ width: 1400, height: 700 })
  const hidden = page.locator('.ingredients-list').evaluate((list) => list.scrollHeight - list.clientHeight)
  expect(await hidden).toBeLessThanOrEqual(1)
})
