import type { Locator, Response } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated, loaded } from '../hydrated'

test('the recipe tools and their scripts come with recipes alone', async ({ page }) => {
  const recipeScripts = async (path: string, live?: Locator) => {
    const scripts: string[] = []
    const note = (answer: Response) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.url())
    }
    page.on('response', note)
    await page.goto(path)
    await loaded(page)
    if (live) await hydrated(live)
    page.off('response', note)
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    return texts.filter((text) => text.includes('flavorcraft:ticks:')).length
  }
  expect(await recipeScripts('/blog/what-salt-does')).toBe(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Jump to the recipe' })).toHaveCount(0)
  const print = page.getByRole('button', { name: 'Print', exact: true })
  expect(await recipeScripts('/blog/pierogi-ruskie-with-browned-onions', print)).toBe(1)
})
