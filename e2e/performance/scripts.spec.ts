import type { Locator, Response } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated, loaded } from '../hydrated'

test('scripts of the recipe tools come with recipes alone', async ({ page }) => {
  const recipeScripts = async (path: string, live?: Locator) => {
    const texts: Promise<string>[] = []
    const note = (answer: Response) => {
      if (answer.request().resourceType() === 'script') texts.push(answer.text())
    }
    page.on('response', note)
    await page.goto(path)
    await loaded(page)
    if (live) await hydrated(live)
    page.off('response', note)
    return (await Promise.all(texts)).filter((text) => text.includes('flavorcraft:ticks:')).length
  }
  expect(await recipeScripts('/blog/what-salt-does')).toBe(0)
  const print = page.getByRole('button', { name: 'Print', exact: true })
  expect(await recipeScripts('/blog/pierogi-ruskie-with-browned-onions', print)).toBe(1)
})
