import type { Page } from '@playwright/test'
import { signIn, toasts, useOwnAddress } from '../accounts'
import { takeQuestions } from '../control'
import { makeDraft, newForm } from '../editor/forms'
import { expect, test } from '../fixtures'
import { act, entryOf, listAddress, openList } from './list'
import { ownAuthor, storePosts } from './service'

test.beforeEach(async ({ context, page }, info) => {
  await useOwnAddress(context, info.title)
  await signIn(page)
})

const AUTH_SERVER = 'GET /auth/v1/user'
const ADMINS = 'GET /rest/v1/admins'

/** How often the site has asked who somebody is. */
async function askedWho(): Promise<{ authServer: number; admins: number }> {
  const asked = await takeQuestions()
  const count = (question: string) => asked.filter((entry) => entry === question).length
  return { authServer: count(AUTH_SERVER), admins: count(ADMINS) }
}

test('a page of the panel asks once who is there', async ({ page }) => {
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
  ]
  // The panel that is open would go on fetching its pages ahead.
  await page.goto('about:blank')
  for (const path of paths) {
    await takeQuestions()
    expect((await page.request.get(path)).status(), path).toBe(200)
    expect(await askedWho(), path).toEqual({ authServer: 1, admins: 1 })
  }
})

/** Counts what the browser asks of the panel; pages that it would fetch ahead are left out. */
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

  test('asks once who is there, also when the page is drawn anew after it', async ({ page }) => {
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
    expect(await askedWho()).toEqual({ authServer: 1, admins: 1 })
  })

  test('that publishes asks once', async ({ page }) => {
    await makeDraft(page, 'A draft before the counting', 'Nothing yet.')
    await page.goto('/admin/blog')
    await expect(newForm(page).locator('.cm-content')).toBeVisible()
    await newForm(page).getByLabel('Title', { exact: true }).fill(`Counted bread ${Date.now()}`)
    await newForm(page)
      .getByLabel('Content', { exact: true })
      .fill('Flour, water, salt and patience make bread, and nothing else is needed.')
    const requests = await watchPanel(page)
    await takeQuestions()
    await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toasts(page).getByText('Blog Published Successfully!')).toBeVisible()
    // The answer of the last request may still be on its way.
    let asked = { authServer: 0, admins: 0 }
    await expect
      .poll(async () => {
        const { authServer, admins } = await askedWho()
        asked = { authServer: asked.authServer + authServer, admins: asked.admins + admins }
        return [asked.authServer, asked.admins].every((count) => count === requests())
      })
      .toBe(true)
  })
})
