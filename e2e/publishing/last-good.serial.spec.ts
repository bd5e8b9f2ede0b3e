import { signIn, toasts } from '../accounts'
import { ownAuthor, service, storePosts } from '../admin/service'
import {
  hangBackend,
  OUTAGE_ERRORS,
  REFUSED_CALL,
  renewEverything,
  startBackendAgain,
  stopBackend,
  takeQuestions,
} from '../control'
import { expect, test } from '../fixtures'
import { newForm, publish, write } from '../editor/forms'
import { slugOf, unique } from '../unique'

test.describe.configure({ mode: 'serial' })
test.afterEach(startBackendAgain)

/** Pages of every kind that reads posts. */
const PAGES = [
  ...[
    '/',
    '/blog',
    '/blog/one-pot-jollof-rice',
    '/blog/water-for-people-and-pets',
    '/authors',
    '/feed.xml',
    '/feeds/recipe.json',
  ],
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/posts-1.xml'],
]

/** Requests that the server makes on its own: for the state of the backend, and for due posts. */
const OWN_QUESTIONS = /\/rpc\/(?:next_publication|claim_due_posts)$/
const postRequests = async () => (await takeQuestions()).filter((question) => !OWN_QUESTIONS.test(question))

for (const [what, begin] of [
  ['is gone', stopBackend],
  ['answers nothing', hangBackend],
] as const) {
  test(`a backend that ${what} right after a publish: readers see the last good page`, async ({ request }) => {
    for (const path of PAGES) expect((await request.get(path)).status(), path).toBe(200)
    const author = ownAuthor()
    await storePosts([{ title: `Soup of the outage ${author}`, author, post_type: 'recipe' }])
    await renewEverything(request)
    try {
      await begin()
      // Without a last good answer a page takes much longer than this to fail.
      for (const path of PAGES) {
        const answer = await request.get(path, { timeout: 8_000 })
        expect(answer.status(), path).toBe(200)
        expect(await answer.text(), path).not.toContain(author)
      }
      await renewEverything(request)
      await takeQuestions()
      for (const path of PAGES) expect((await request.get(path)).status(), path).toBe(200)
      expect(await postRequests(), 'requests that readers wait for in a known outage').toEqual([])
      // A search has no last good answer: the page reports the outage at once.
      const search = await request.get('/search?q=jollof')
      expect([search.status(), search.headers()['cache-control']]).toEqual([503, 'no-store'])
      expect(await search.text()).toContain('Search is out of reach for a moment')
      expect(await postRequests()).toEqual([])

      await startBackendAgain()
      for (const path of ['/blog', '/', '/feeds/recipe.json']) {
        await expect
          .poll(async () => (await request.get(path)).text(), { timeout: 30_000, message: path })
          .toContain(author)
      }
    } finally {
      await startBackendAgain()
      await (await service()).from('blog_posts').delete().eq('author', author)
      await renewEverything(request)
    }
  })
}

test.describe('an editor', () => {
  test.use({ expectedErrors: [OUTAGE_ERRORS], expectedServerErrors: [REFUSED_CALL] })

  test('gets a message within ten seconds from a backend that hangs, loses no text, and publishes afterwards', async ({
    page,
  }) => {
    await signIn(page)
    const title = unique('Published after an outage')
    const content = 'This text was typed before the outage and must be there after it, to the letter.'
    await write(newForm(page), title, content)
    await hangBackend()
    await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toasts(page).getByText('Publication Failed', { exact: true })).toBeVisible({ timeout: 10_000 })
    const words = 'Database error: the backend cannot be reached. Please try again.'
    await expect(toasts(page).getByText(words)).toBeVisible()
    await expect(newForm(page).getByLabel('Title', { exact: true })).toHaveValue(title)
    await expect(newForm(page).getByLabel('Content', { exact: true })).toHaveText(content)

    await startBackendAgain()
    await publish(newForm(page))
    await page.goto(`/blog/${slugOf(title)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})
