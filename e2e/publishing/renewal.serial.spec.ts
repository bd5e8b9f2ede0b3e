import type { APIRequestContext } from '@playwright/test'
import { signIn, toasts } from '../accounts'
import { ownAuthor, service, storePosts } from '../admin/service'
import { renewEverything } from '../control'
import { newForm, TEXT, write } from '../editor/forms'
import { expect, test } from '../fixtures'

/** Many more posts than one publication may render again, and few enough for the server's memory cache. */
const POSTS = 60
const AT_ONCE = 10
/** The most pages of posts that a publication may render again: its own, and those that now link to it. */
const RENEWED_MAX = 10

/** The cached pages that show the new post; the feeds are rendered per visit from cached reads. */
const LISTS = ['/blog', '/']
const FEEDS = ['/feed.xml', '/feeds/recipe.json']

/** Visits the pages; returns those that were rendered for this visit because they were not cached. */
async function visit(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const made: string[] = []
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE)
    const answers = await Promise.all(some.map((path) => request.get(path)))
    for (const [index, answer] of answers.entries()) {
      expect(answer.status(), some[index]).toBe(200)
      if (answer.headers()['x-nextjs-cache'] !== 'HIT') made.push(some[index] ?? '')
    }
  }
  return made
}

test('a publication renders only the lists that show it and a handful of posts again', async ({ page, request }) => {
  const author = ownAuthor()
  const rows = Array.from({ length: POSTS }, (_, index) => ({
    title: `Everyday soup ${author} ${index}`,
    author,
    post_type: 'recipe' as const,
    // A second apart, the last one just now, so that no other journey's post is between them and the new post.
    published_at: new Date(Date.now() - (index + 1) * 1_000).toISOString(),
  }))
  const stored = await storePosts(rows)
  const client = await service()
  try {
    await renewEverything(request)
    const posts = stored.map(({ slug }) => `/blog/${slug}`)
    const pages = [...posts, ...LISTS]
    await visit(request, pages)
    await visit(request, FEEDS)
    expect(await visit(request, pages), 'pages that are warm').toEqual([])

    await signIn(page)
    await expect(newForm(page).locator('.cm-content')).toBeVisible()
    const title = `A new soup ${author}`
    await write(newForm(page), title, TEXT)
    await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
    const link = toasts(page).getByRole('link')
    const published = await link.getAttribute('href')

    expect(await visit(request, LISTS)).toEqual(LISTS)
    for (const path of [...LISTS, ...FEEDS]) expect(await (await request.get(path)).text(), path).toContain(title)
    const renewed = await visit(request, posts)
    expect(renewed.length).toBeLessThanOrEqual(RENEWED_MAX)
    // The former newest post now links to the new one.
    const [newest] = posts
    expect(renewed).toContain(newest)
    expect(await (await request.get(String(newest))).text()).toContain(String(published))
  } finally {
    await client.from('blog_posts').delete().like('title', `%${author}%`)
    await renewEverything(request)
  }
})
