import type { Page } from '@playwright/test'
import { addSession, toasts } from '../accounts'
import { takeQuestions } from '../control'
import { makeDraft, newForm, publish, TEXT, write } from '../editor/forms'
import { expect, test } from '../fixtures'
import { act, entryOf, listAddress, openList } from './list'
import { ownAuthor, storePosts } from './service'

test.beforeEach(async ({ page }) => addSession(page))

const AUTH_SERVER = 'GET /auth/v1/user'
const ADMINS = 'POST /rest/v1/rpc/enter_panel_with_factor'

/** How many of these requests asked for the user's identity. */
async function identityRequests(): Promise<{ authServer: number; admins: number }> {
  const asked = await takeQuestions()
  const count = (question: string) => asked.filter((entry) => entry === question).length
  return { authServer: count(AUTH_SERVER), admins: count(ADMINS) }
}

test('a page of the panel requests the user once', async ({ page }) => {
  const [post] = await storePosts([{ title: 'A post that is looked at', author: ownAuthor() }])
  const paths = [
    '/admin/blog',
    '/admin/posts',
    `/admin/posts/${post?.id}`,
    `/admin/posts/${post?.id}/revisions`,
    '/admin/pictures',
    '/admin/pictures?show=unused',
    '/admin/authors',
    '/admin/authors/new',
    '/admin/messages',
    '/admin/notices',
    '/admin/account',
    '/admin/log',
  ]
  // An open panel would continue to prefetch its pages.
  await page.goto('about:blank')
  for (const path of paths) {
    await takeQuestions()
    expect((await page.request.get(path)).status(), path).toBe(200)
    expect(await identityRequests(), path).toEqual({ authServer: 1, admins: 1 })
  }
})

/** Counts the browser's requests to the panel, without prefetched pages. */
async function watchPanel(page: Page): Promise<() => number> {
  let requests = 0
  await page.route('**/admin/**', (route) => {
    const headers = route.request().headers()
    if (headers['next-router-prefetch'] || headers['next-router-segment-prefetch']) return route.abort()
    requests += 1
    return route.fallback()
  })
  return () => requests
}

test.describe('an action', () => {
  test.use({ expectedErrors: [/Failed to fetch|net::ERR_FAILED/] })

  test('requests the user once, and the page rendered after it once more', async ({ page }) => {
    const author = ownAuthor()
    const title = `Soup ${author}`
    await storePosts([{ title, author }])
    await openList(page, listAddress(author))
    const requests = await watchPanel(page)
    await takeQuestions()
    await act(page, title, 'Unpublish')
    await expect(toasts(page).getByText(`“${title}” unpublished`)).toBeVisible()
    await expect(entryOf(page, title).getByText('Draft', { exact: true })).toBeVisible()
    expect(requests()).toBe(1)
    expect(await identityRequests()).toEqual({ authServer: 2, admins: 2 })
  })

  test('that publishes requests the user at most once more', async ({ page }) => {
    await makeDraft(page, 'A draft before the counting', 'Nothing yet.')
    await page.goto('/admin/blog')
    await expect(newForm(page).locator('.cm-content')).toBeVisible()
    await write(newForm(page), `Counted bread ${Date.now()}`, TEXT)
    const requests = await watchPanel(page)
    await takeQuestions()
    await publish(newForm(page))
    // The answer to the last request may not have arrived yet.
    let asked = { authServer: 0, admins: 0 }
    await expect
      .poll(async () => {
        const { authServer, admins } = await identityRequests()
        asked = { authServer: asked.authServer + authServer, admins: asked.admins + admins }
        return [asked.authServer, asked.admins].every((count) => count >= requests() && count <= 2 * requests())
      })
      .toBe(true)
  })
})
