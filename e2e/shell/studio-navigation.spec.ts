import { toolPath, tools } from '@site/tools/node'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const trigger = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })

async function openStudio(page: Page): Promise<void> {
  await page.goto('/services')
  await hydrated(trigger(page, 'Services'))
}

test.describe('delays', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await openStudio(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
  })

  const isOpen = (target: Locator) => target.getAttribute('data-state').then((state) => state === 'open')

  test('a dropdown opens after 200 ms of hovering and closes 150 ms after the pointer leaves', async ({ page }) => {
    const services = trigger(page, 'Services')
    await services.hover()
    await page.clock.runFor(190)
    expect(await isOpen(services)).toBe(false)
    await page.clock.runFor(20)
    await expect.poll(() => isOpen(services)).toBe(true)

    await page.mouse.move(10, 600)
    await page.clock.runFor(140)
    expect(await isOpen(services)).toBe(true)
    await page.clock.runFor(20)
    await expect.poll(() => isOpen(services)).toBe(false)
  })

  test('the next dropdown opens at once within 300 ms of the last one', async ({ page }) => {
    const services = trigger(page, 'Services')
    const tools = trigger(page, 'Tools')
    await services.hover()
    await page.clock.runFor(210)
    await page.mouse.move(10, 600)
    await page.clock.runFor(160)
    await expect.poll(() => isOpen(services)).toBe(false)
    await page.clock.runFor(200)
    await tools.hover()
    await expect.poll(() => isOpen(tools)).toBe(true)

    await page.mouse.move(10, 600)
    await page.clock.runFor(160)
    await expect.poll(() => isOpen(tools)).toBe(false)
    await page.clock.runFor(310)
    await services.hover()
    await page.clock.runFor(100)
    expect(await isOpen(services)).toBe(false)
  })
})

test('the keyboard alone opens a dropdown, walks through it and closes it; the services have six links, the tools two columns and a link to all', async ({
  page,
}) => {
  await openStudio(page)
  const services = trigger(page, 'Services')
  await services.focus()
  await page.keyboard.press('Enter')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  const main = page.getByRole('navigation', { name: 'Main' })
  const first = main.getByRole('link', { name: 'AI Agent Development' })
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(services).toBeFocused()

  await services.click()
  await expect(main.locator('a[href^="/services/"]')).toHaveCount(6)
  await expect(main.locator('a[href="/services/ai-agent-development"]')).toBeVisible()

  // Hovering opens it, with one dropdown open at once; a click after that would close it again.
  await trigger(page, 'Tools').hover()
  await expect(main.getByText('Free tools')).toBeVisible()
  await expect(main.getByText('Premium tools', { exact: true })).toBeVisible()
  await expect(main.locator('a[href^="/tools"]').filter({ visible: true })).toHaveCount(11)
  await expect(main.getByRole('link', { name: /^All \d+ tools$/ })).toHaveAttribute('href', '/tools')
  await expect(page.getByRole('banner').getByRole('link', { name: "Let's talk" })).toHaveAttribute('href', '/contact')
})

test('the item of the present page is marked; Tools is marked on every tool page', async ({ page }) => {
  await page.goto('/services')
  await expect(trigger(page, 'Services')).toHaveAttribute('aria-current', 'page')
  await expect(trigger(page, 'Tools')).not.toHaveAttribute('aria-current')
  for (const [path, mark] of [
    ['/tools', 'page'],
    ['/tools/seo', 'true'],
    ...tools.slice(0, 1).map((tool) => [toolPath(tool), 'true'] as const),
    ['/career-toolkit', 'true'],
  ] as const) {
    await page.goto(path)
    await expect(trigger(page, 'Tools')).toHaveAttribute('aria-current', mark)
  }
  await page.goto('/case-studies/pet-food-wholesale-leads')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Case Studies' })).toHaveAttribute('aria-current', 'true')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'FlavorCraft Studio, home page' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Automation Systems' })).toBeVisible()
})
