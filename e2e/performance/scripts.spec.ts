import type { Response } from '@playwright/test'
import { addSession } from '../accounts'
import { storePosts } from '../admin/service'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { unique } from '../unique'
import { loaded } from '../../tests/support/loaded.ts'

/** Strings that occur in one script only. */
const WORDS = { recipe: 'flavorcraft:ticks:', video: 'allow-presentation', editor: 'cm-scroller' }

test('only pages with a recipe, a video or the editor load the scripts of these', async ({ page }) => {
  const scriptsOf = async (path: string, isLive?: () => Promise<unknown>) => {
    const scripts: string[] = []
    const note = (answer: Response) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.url())
    }
    page.on('response', note)
    await page.goto(path)
    await loaded(page)
    await isLive?.()
    page.off('response', note)
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    return Object.entries(WORDS).flatMap(([name, words]) => (texts.some((text) => text.includes(words)) ? name : []))
  }
  for (const path of ['/', '/blog', '/blog/what-salt-does']) expect(await scriptsOf(path), path).toEqual([])
  // The last page has no recipe, and no recipe tools either.
  await expect(page.locator('[data-post-body]')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Jump to the recipe' })).toHaveCount(0)

  const isHydrated = (name: string) => () => hydrated(page.getByRole('button', { name, exact: true }))
  expect(await scriptsOf('/blog/pierogi-ruskie-with-browned-onions', isHydrated('Print'))).toEqual(['recipe'])
  const content = 'Watch the hands before you begin to fold.\n\n[How to lay a table](https://youtu.be/dQw4w9WgXcQ)'
  const [post] = await storePosts([{ title: unique('A table for eight'), content }])
  expect(await scriptsOf(`/blog/${post?.slug}`, isHydrated('Play: How to lay a table'))).toEqual(['video'])

  await addSession(page)
  const isEditor = () => expect(page.locator('.cm-content')).toBeVisible()
  expect(await scriptsOf('/admin/blog', isEditor)).toContain('editor')
})
