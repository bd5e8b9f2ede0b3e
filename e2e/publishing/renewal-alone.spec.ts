import type { APIRequestContext } from '@playwright/test'
import { TEST_REVALIDATE_SECRET } from '../../scripts/testing/ports.ts'
import { signIn, toasts, useOwnAddress } from '../accounts'
import { ownAuthor, service, storePosts } from '../admin/service'
import { takeQuestions } from '../control'
import { newForm } from '../editor/desk'
import { expect, test } from '../fixtures'

const POSTS = 300
const AT_ONCE = 10
/** The most pages of posts that one publication may make anew: its own, and those that now lead to it. */
const RENEWED_MAX = 10

/** The listing of the published type, the home page and the feeds: what must show the new post. */
const LISTS = ['/blog', '/', '/feed.xml', '/feeds/recipe.json']

async function renewEverything(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/revalidate', {
    headers: { authorization: `Bearer ${TEST_REVALIDATE_SECRET}` },
    data: { all: true },
  })
  expect(answer.status()).toBe(200)
}

async function visit(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const answers = await Promise.all(paths.slice(from, from + AT_ONCE).map((path) => request.get(path)))
    expect(answers.every((answer) => answer.status() === 200)).toBe(true)
  }
}

/** Visits the pages one by one; answers those that had to ask the backend, which a page that is kept does not. */
async function madeAnew(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const anew: string[] = []
  for (const path of paths) {
    await takeQuestions()
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    await answer.body()
    if ((await takeQuestions()).length > 0) anew.push(path)
  }
  return anew
}

test('a publication renews the lists that show it and a handful of posts', async ({ context, page, request }, info) => {
  test.setTimeout(120_000)
  const author = ownAuthor()
  const rows = Array.from({ length: POSTS }, (_, index) => ({
    title: `Everyday soup ${author} ${index}`,
    author,
    post_type: 'recipe' as const,
    published_at: new Date(Date.now() - (index + 2) * 60_000).toISOString(),
  }))
  const stored = await storePosts(rows)
  const client = await service()
  try {
    await renewEverything(request)
    const posts = stored.map(({ slug }) => `/blog/${slug}`)
    await visit(request, [...posts, ...LISTS])
    expect(await madeAnew(request, [...posts, ...LISTS]), 'pages that are warm').toEqual([])

    await useOwnAddress(context, info.title)
    await signIn(page)
    await expect(newForm(page).locator('.cm-content')).toBeVisible()
    const title = `A new soup ${author}`
    await newForm(page).getByLabel('Title', { exact: true }).fill(title)
    await newForm(page)
      .getByLabel('Content', { exact: true })
      .fill('Flour, water, salt and patience make bread, and nothing else is needed.')
    await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
    const link = toasts(page).getByRole('link')
    const published = await link.getAttribute('href')
    // Away from the panel, which asks on its own account.
    await page.goto('about:blank')

    expect((await madeAnew(request, LISTS)).sort()).toEqual([...LISTS].sort())
    for (const path of LISTS) expect(await (await request.get(path)).text(), path).toContain(title)
    const renewed = await madeAnew(request, posts)
    expect(renewed.length).toBeLessThanOrEqual(RENEWED_MAX)
    // The post before it now leads to it.
    const [newest] = posts
    expect(renewed).toContain(newest)
    expect(await (await request.get(String(newest))).text()).toContain(String(published))
  } finally {
    await client.from('blog_posts').delete().like('title', `%${author}%`)
    await renewEverything(request)
  }
})
