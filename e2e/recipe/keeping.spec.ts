import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'

/** A swipe from one place to another, long enough to be recognised. */
const swipe = (page: Page, from: number, to: number, over = '.cook-page') =>
  page.locator(`dialog ${over}`).evaluate(
    (target, [startX = 0, endX = 0]) => {
      const at = (clientX: number) => [new Touch({ identifier: 1, target, clientX, clientY: 400 })]
      target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: at(startX) }))
      target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(endX) }))
    },
    [from, to],
  )

test('a telephone supports swipes, the wake lock, two timers at once, and a notification at their end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shown: string[] = []
    const tags = new Set<string>()
    function Shown(title: string, { body, tag }: { body: string; tag: string }) {
      shown.push(`${title}: ${body}`)
      tags.add(tag)
    }
    Object.assign(Shown, { permission: 'granted' })
    Object.defineProperty(window, 'Notification', { value: Shown })
    Object.defineProperty(window, 'shownNotifications', { value: shown })
    Object.defineProperty(window, 'notificationTags', { value: tags })
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
  })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(RECIPE)
  const length = page.locator('.post-band .post-meta > :last-child')
  expect(await length.evaluate((words) => words.getClientRects().length)).toBe(1)
  const start = await hydrated(page.getByRole('link', { name: 'Cook step by step' }))
  await expect(page.getByRole('switch', { name: 'Keep the screen on while cooking' })).toHaveCount(0)
  await start.click()
  const cook = page.locator('dialog.cook')
  await expect(cook).toContainText('This browser does not keep the screen on')
  await swipe(page, 300, 100)
  await expect(cook).toContainText('Step 2 of 10')
  await swipe(page, 300, 270)
  await expect(cook).toContainText('Step 2 of 10')
  await swipe(page, 100, 300)
  await expect(cook).toContainText('Step 1 of 10')
  const ingredients = cook.getByRole('button', { name: 'Ingredients', exact: true })
  await ingredients.click()
  await swipe(page, 300, 100, '.cook-sheet')
  await page.keyboard.press('PageDown')
  await expect(cook).toContainText('Step 1 of 10')
  await cook.getByRole('button', { name: 'Close the ingredients' }).click()
  await expect(ingredients).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(cook).toContainText('Step 2 of 10')
  for (let step = 2; step <= 10; step++) await page.keyboard.press('ArrowRight')
  await expect(cook.getByRole('heading', { name: 'Enjoy your meal!' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cook).toContainText('Step 10 of 10')
  for (let step = 10; step > 1; step--) await page.keyboard.press('PageUp')
  await expect(cook).toContainText('Step 1 of 10')
  // The first Escape closes the sheet, the second cook mode, which can be opened again.
  await ingredients.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(cook).toBeHidden()
  const open = page.getByRole('link', { name: 'Cook step by step' })
  await expect(open).toBeFocused()
  await open.click()
  await cook.getByRole('button', { name: 'Start a timer: 18–20 minutes' }).click()
  await cook.getByRole('button', { name: 'Start a timer: 2 minutes' }).click()
  const timers = cook.getByRole('region', { name: 'Timers' })
  await expect(timers.getByRole('listitem')).toHaveCount(2)
  await page.evaluate(() => {
    const running = JSON.parse(localStorage.getItem('flavorcraft:timers') ?? '[]') as object[]
    localStorage.setItem('flavorcraft:timers', JSON.stringify(running.map((one) => ({ ...one, endsAt: 1 }))))
  })
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shownNotifications')))
    .toEqual([expect.stringContaining('Potatoes, 18–20 min'), expect.stringContaining('Potatoes, 2 min')])
  // With the same tag, the second notification would replace the first one silently.
  expect(await page.evaluate(() => (Reflect.get(window, 'notificationTags') as Set<string>).size)).toBe(2)
})

test('more than three timers end in a count, and a press on one does not hide it', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const timers = [1, 2, 3, 4, 5].map((minutes) => ({
      id: `timer-${minutes}`,
      name: `Timer ${minutes}`,
      recipe: 'Soup',
      path: '/blog/soup',
      seconds: minutes * 60,
      endsAt: Date.now() + minutes * 60_000,
    }))
    localStorage.setItem('flavorcraft:timers', JSON.stringify(timers))
  })
  await page.reload()
  const bar = page.getByRole('region', { name: 'Timers' })
  await expect(bar.getByRole('listitem')).toHaveCount(3)
  const later = bar.getByRole('button', { name: '+1 min: Timer 1' })
  for (let minute = 0; minute < 6; minute++) await later.click()
  await expect(bar.getByRole('listitem').first()).toContainText(/Timer 1.*6:\d\d/)
  await expect(later).toBeFocused()
  await bar.getByRole('button', { name: '+2 timers' }).click()
  await expect(bar.getByRole('listitem')).toHaveCount(5)
  await bar.getByRole('button', { name: 'Fewer timers' }).click()
  await expect(bar.getByRole('listitem')).toHaveCount(3)
})

test('saved recipes are searched, marked as cooked, exported to a file and imported from it', async ({ page }) => {
  await page.goto(RECIPE)
  const save = page.getByRole('button', { name: /^Saved?: Pierogi/ })
  // React hydrates the button before the recipe's script has loaded; until then a press is lost.
  await expect(async () => {
    if ((await save.getAttribute('aria-pressed')) !== 'true') await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true', { timeout: 3_000 })
  }).toPass()
  // The name of a button contains its visible text (WCAG 2.5.3).
  await expect(save).toHaveText('Saved')
  await expect(save).toHaveAccessibleName(/^Saved: Pierogi/)
  await page.goto('/saved')
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Pierogi Ruskie/ }) })
  await entry.getByRole('button', { name: /^I cooked this today: Pierogi Ruskie/ }).click()
  await expect(entry).toContainText(/Cooked \d+ \w+ \d{4}/)
  const search = page.getByRole('searchbox', { name: 'Search what you have saved' })
  await expect(entry.locator('img')).toBeVisible()
  await entry.getByText('Your note').click()
  await entry.getByLabel('Your note').fill('Less salt')
  await search.fill('twarog')
  await expect(entry).toBeVisible()
  await search.fill('lasagne')
  await expect(page.getByText('None of your saved recipes says that.')).toBeVisible()
  await search.fill('pierogi')
  await expect(entry).toBeVisible()

  await page.getByText('Keep or bring a file').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const kept = await file.path()
  await entry.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  const back = page.getByRole('button', { name: 'Put it back' })
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry.getByLabel('Your note')).toHaveValue('Less salt')
  await expect(entry).toContainText(/Cooked \d+ \w+ \d{4}/)
  await entry.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  const bring = page.getByLabel('Bring a file back')
  await bring.setInputFiles({ name: 'else.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
  await expect(page.getByText('This is not a file of saved recipes.')).toBeVisible()
  await bring.setInputFiles(kept)
  await expect(page.getByText('1 recipe came in.')).toBeVisible()
  await expect(entry).toContainText(/Cooked \d+ \w+ \d{4}/)
})

test('on a telephone a recipe is shared by the system sheet or by large links, and links in its text keep it open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const handed: unknown[] = []
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void handed.push(what) })
    Object.defineProperty(window, 'handedOn', { value: handed })
  })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(RECIPE)
  const share = page.getByRole('region', { name: 'Share' })
  await share.getByRole('button', { name: 'Share …' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'handedOn'))).toEqual([
    { url: page.url(), title: 'Pierogi Ruskie with Browned Onions' },
  ])
  for (const target of await share.locator('a, button').all())
    expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44)

  const link = page.locator('[data-post-body]').getByRole('link', { name: /^let the water go first/ })
  await expect(link).toHaveAccessibleName('let the water go first (opens in a new tab)')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'Jump to the recipe' })).not.toHaveAttribute('target')
})

test('at 1280 px a recipe is one grid, and printing options do not change the page afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(RECIPE)
  const left = async (selector: string) => Math.round((await page.locator(selector).first().boundingBox())?.x ?? 0)
  expect(await left('.post-title')).toBe(await left('[data-post-body] > h2'))
  expect(await left('.recipe-steps')).toBe(await left('.post-title'))
  expect(await left('[data-recipe="ingredients"]')).toBe(await left('.post-band-picture'))

  const print = await hydrated(page.getByRole('button', { name: 'Print', exact: true }))
  await print.click()
  await page.evaluate(() => Reflect.set(window, 'print', () => undefined))
  await page.getByLabel('Large type').check()
  await page.getByLabel('With the picture').uncheck()
  await page.getByRole('button', { name: 'Print now' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.post-band-picture')).toBeHidden()
  const size =
    (await page
      .locator('.recipe-steps > li')
      .first()
      .evaluate((item) => getComputedStyle(item).fontSize)) || '0'
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(18)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('html')).not.toHaveAttribute('data-print')
  await expect(page.locator('.post-band-picture')).toBeVisible()
})
