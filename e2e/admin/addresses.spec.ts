import type { APIRequestContext, Page } from '@playwright/test'
import { addSession, toasts } from '../accounts'
import { editForm } from '../editor/forms'
import { expect, test } from '../fixtures'
import { act, entryOf, listAddress, openList } from './list'
import { ownAuthor, storePosts } from './service'

const CLOSE = { name: 'Close notification' } as const

async function rename(page: Page, slug: string): Promise<void> {
  await editForm(page).getByLabel('Address').fill(slug)
  await editForm(page).getByRole('button', { name: 'Update live post' }).click()
  const toast = toasts(page).getByRole('listitem').filter({ hasText: 'Changes Published' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', CLOSE).click()
  await expect(toast).toBeHidden()
}

async function targetOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), to: answer.headers().location }
}

test('every earlier address of a post redirects to the present one in one step, even if it is cached', async ({
  page,
  request,
}) => {
  const author = ownAuthor()
  const name = author.toLowerCase().replace(' ', '-')
  const [post] = await storePosts([{ title: 'A post that moves', slug: `${name}-one`, author }])
  await addSession(page)
  await page.goto(`/admin/posts/${post?.id}`)
  await expect(page.locator('.cm-content')).toBeVisible()
  await rename(page, `${name}-two`)
  expect(await targetOf(request, `/blog/${name}-one`)).toEqual({ status: 308, to: `/blog/${name}-two` })
  await rename(page, `${name}-three`)
  for (const earlier of [`/blog/${name}-one`, `/blog/${name}-two`, `/Blog/${name}-ONE/`])
    expect(await targetOf(request, earlier), earlier).toEqual({ status: 308, to: `/blog/${name}-three` })
  expect((await targetOf(request, `/blog/${name}-one.md`)).to).toMatch(new RegExp(`/blog/${name}-three\\.md$`))
  expect((await request.get(`/blog/${name}-three`)).status()).toBe(200)

  await openList(page, listAddress(author))
  await act(page, 'A post that moves', 'Unpublish')
  await expect.poll(async () => (await targetOf(request, `/blog/${name}-one`)).status).toBe(404)
  await act(page, 'A post that moves', 'Publish')
  await expect.poll(() => targetOf(request, `/blog/${name}-one`)).toEqual({ status: 308, to: `/blog/${name}-three` })
  await act(page, 'A post that moves', 'Delete')
  await expect(entryOf(page, 'A post that moves')).toHaveCount(0)
  for (const gone of ['one', 'two', 'three'])
    expect((await targetOf(request, `/blog/${name}-${gone}`)).status).toBe(404)
})
