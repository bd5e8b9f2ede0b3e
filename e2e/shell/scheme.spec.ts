import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { loaded } from '../../tests/support/loaded.ts'

const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.scheme)
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const LIGHT = 'rgb(251, 246, 236)'
const DARK = 'rgb(23, 20, 18)'

async function choose(page: Page, name: string): Promise<void> {
  const control = await hydrated(page.getByRole('button', { name: 'Colour scheme' }))
  for (let press = 0; press < 3; press += 1) {
    const label = (await control.getAttribute('aria-label')) ?? ''
    if (label === `Colour scheme: ${name}`) break
    await control.click()
    // Wait for the effect of a press before pressing again.
    await expect(control).not.toHaveAttribute('aria-label', label)
  }
  await expect(control).toHaveAccessibleName(`Colour scheme: ${name}`)
}

test('the choice of a scheme applies on every page before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await choose(page, 'dark')

  // The choice must be set when the parser makes the first element of the body.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header')) return
      Object.assign(window, { schemeAtFirstPaint: document.documentElement.dataset.scheme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/guides', '/services']) {
    await page.goto(path)
    expect(await page.evaluate(() => Reflect.get(window, 'schemeAtFirstPaint'))).toBe('dark')
    await loaded(page)
    expect(await scheme(page)).toBe('dark')
    await expect(page.getByRole('button', { name: 'Colour scheme: dark' })).toBeVisible()
  }
})

test('the system decides until the visitor chooses, and the browser bars have the colour of the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const barColours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
  await expect.poll(() => background(page)).toBe(LIGHT)
  await expect.poll(barColours).toEqual(['#fbf6ec'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).toBe(DARK)
  await choose(page, 'light')
  await expect.poll(() => background(page)).toBe(LIGHT)
  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 'dark')
  await expect.poll(barColours).toEqual(['#171412'])
  await page.reload()
  await expect.poll(barColours).toEqual(['#171412'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  // In a full load the address changes before the page is parsed.
  await expect.poll(barColours).toEqual(['#171412'])
  await choose(page, 'as the system')
  await expect.poll(barColours).toEqual(['#fbf6ec'])
})

test('other tabs follow the choice of a scheme', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/news')
  await hydrated(other.getByRole('button', { name: 'Colour scheme' }))
  await choose(page, 'dark')
  await expect.poll(() => scheme(other)).toBe('dark')
})
