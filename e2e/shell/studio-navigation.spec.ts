import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const trigger = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })

/** Waits until React has taken the header over: before, a hover opens nothing. */
async function openStudio(page: Page): Promise<void> {
  await page.goto('/services')
  await expect(async () => {
    await trigger(page, 'Services').click()
    await expect(trigger(page, 'Services')).toHaveAttribute('data-state', 'open', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(trigger(page, 'Services')).toHaveAttribute('data-state', 'closed')
  await page.mouse.move(10, 600)
  await page.waitForTimeout(400)
}

/** Milliseconds from the pointer's event on an element until its dropdown is in the given state. */
function timeUntil(target: Locator, event: 'pointermove' | 'pointerleave', state: 'open' | 'closed'): Promise<number> {
  return target.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        let began = 0
        element.addEventListener(wanted.event, () => (began ||= performance.now()))
        new MutationObserver(() => {
          if (element.getAttribute('data-state') === wanted.state) resolve(performance.now() - began)
        }).observe(element, { attributeFilter: ['data-state'] })
      }),
    { event, state },
  )
}

test('the dropdowns open 200 ms after the pointer comes, at once after another, and close 150 ms after it leaves', async ({ page }) => {
  await openStudio(page)
  const services = trigger(page, 'Services')
  const tools = trigger(page, 'Tools')

  const opening = timeUntil(services, 'pointermove', 'open')
  await services.hover()
  const opened = await opening
  expect(opened).toBeGreaterThanOrEqual(190)
  expect(opened).toBeLessThan(600)

  const skipping = timeUntil(tools, 'pointermove', 'open')
  await tools.hover()
  expect(await skipping).toBeLessThan(150)
  await expect(services).toHaveAttribute('data-state', 'closed')

  const closing = timeUntil(tools, 'pointerleave', 'closed')
  await page.mouse.move(10, 600)
  const closed = await closing
  expect(closed).toBeGreaterThanOrEqual(140)
  expect(closed).toBeLessThan(600)
})

test('services has six links, tools two columns and the way to all of them', async ({ page }) => {
  await openStudio(page)
  await trigger(page, 'Services').click()
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.locator('a[href^="/services/"]')).toHaveCount(6)
  await expect(main.locator('a[href="/services/ai-agent-development"]')).toBeVisible()

  await trigger(page, 'Tools').click()
  await expect(main.getByText('Free tools')).toBeVisible()
  await expect(main.getByText('Premium tools', { exact: true })).toBeVisible()
  await expect(main.locator('a[href^="/tools"]')).toHaveCount(11)
  await expect(main.getByRole('link', { name: 'All 49 tools' })).toHaveAttribute('href', '/tools')
  await expect(page.getByRole('banner').getByRole('link', { name: "Let's talk" })).toHaveAttribute('href', '/contact')
})

test('the keyboard alone opens a dropdown, walks through it and closes it', async ({ page }) => {
  await openStudio(page)
  const services = trigger(page, 'Services')
  await services.focus()
  await page.keyboard.press('Enter')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  const first = page.getByRole('link', { name: 'AI Agent Development' }).first()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(services).toBeFocused()
})

test('the item of the present page is marked', async ({ page }) => {
  await page.goto('/services')
  await expect(trigger(page, 'Services')).toHaveAttribute('aria-current', 'page')
})
