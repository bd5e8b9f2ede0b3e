import type { APIRequestContext, Page } from '@playwright/test'
import { addSession, toasts } from '../accounts'
import { storeImage } from '../admin/images'
import { service, storePosts } from '../admin/service'
import { receivedNotices } from '../control'
import { editForm, openTab, publish } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { parseXml, readPage, textsOf } from '../seo/page-facts'
import { mark } from '../unique'

test.beforeEach(async ({ page }) => addSession(page))

async function openPost(page: Page, id: string | undefined): Promise<void> {
  await page.goto(`/admin/posts/${id}`)
  await hydrated(page.getByRole('button', { name: 'More', exact: true }))
  await openTab(page, 'Post')
}

async function update(page: Page): Promise<void> {
  await editForm(page).getByRole('button', { name: 'Update live post' }).click()
  await expect(toasts(page).getByText('Changes Published').last()).toBeVisible()
}

const factsOf = async (request: APIRequestContext, slug: string | undefined) =>
  readPage(await (await request.get(`/blog/${slug}`)).body())

const canonicalOf = async (request: APIRequestContext, slug: string | undefined) =>
  (await factsOf(request, slug)).links.find(({ rel }) => rel === 'canonical')?.href

/** Whether a sitemap contains the post. */
async function isListed(request: APIRequestContext, slug: string | undefined): Promise<boolean> {
  const index = parseXml(await (await request.get('/sitemap.xml')).text())
  for (const part of textsOf(index, 'loc'))
    if (textsOf(parseXml(await (await request.get(part)).text()), 'loc').some((loc) => loc.endsWith(`/blog/${slug}`)))
      return true
  return false
}

test('a published post is kept out of search engines, and admitted again', async ({ page, request }) => {
  const own = mark()
  const [post] = await storePosts([{ title: `Quiet soup ${own}`, tags: [`quiet ${own}`] }])
  const slug = post?.slug
  expect((await factsOf(request, slug)).meta.get('robots')).toMatch(/^index/)
  expect(await isListed(request, slug)).toBe(true)

  await openPost(page, post?.id)
  await editForm(page).getByRole('checkbox', { name: 'Keep out of search engines' }).check()
  await openTab(page, 'Search')
  await expect(page.getByText('Search engines are told to leave this post out.')).toBeVisible()
  await update(page)

  await expect.poll(async () => (await factsOf(request, slug)).meta.get('robots')).toBe('noindex, follow')
  await expect.poll(() => isListed(request, slug)).toBe(false)
  expect((await request.get(`/blog/${slug}.md`)).headers()['x-robots-tag']).toBe('noindex')
  // The site's search and the feed still have the post.
  for (const path of [`/topics/quiet-${own}`, `/feeds/topic-quiet-${own}.xml`])
    expect(await (await request.get(path)).text(), path).toContain(`/blog/${slug}`)
  // A search engine that lists the post has to learn that it is hidden.
  const announcements = async () =>
    (await receivedNotices()).filter(({ path, body }) => path === '/indexnow' && body.includes(`${slug}`)).length
  await expect.poll(announcements).toBe(1)

  await openTab(page, 'Post')
  await editForm(page).getByRole('checkbox', { name: 'Keep out of search engines' }).uncheck()
  await update(page)
  await expect.poll(async () => (await factsOf(request, slug)).meta.get('robots')).toMatch(/^index/)
  await expect.poll(() => isListed(request, slug)).toBe(true)
  await expect.poll(announcements).toBe(2)
})

test('a canonical link is checked, and names a post only while it is public', async ({ page, request, baseURL }) => {
  const word = mark()
  const [copy, original] = await storePosts([
    { title: `Copy ${word}` },
    { title: `Original ${word}`, status: 'draft', published_at: null },
  ])
  await openPost(page, copy?.id)
  const field = editForm(page).getByLabel('Canonical link')
  await field.fill('javascript:alert(1)')
  await editForm(page).getByRole('button', { name: 'Update live post' }).click()
  await expect(editForm(page).getByText(/^Use an address that begins with https:/)).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('javascript:alert(1)')

  await field.fill('https://example.org/soup#top')
  await update(page)
  await expect.poll(() => canonicalOf(request, copy?.slug)).toBe('https://example.org/soup')
  await expect.poll(() => isListed(request, copy?.slug)).toBe(false)

  // A canonical link to a draft is left out.
  await field.fill(`/blog/${original?.slug}`)
  await page.getByRole('button', { name: /^\d+ hints?$/ }).click()
  await expect(
    page.getByRole('button', { name: /The canonical link leads nowhere: Readers do not see that post yet/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await update(page)
  await expect.poll(() => canonicalOf(request, copy?.slug)).toBe(`${baseURL}/blog/${copy?.slug}`)
  expect(await isListed(request, copy?.slug)).toBe(true)

  await openPost(page, original?.id)
  await publish(editForm(page))
  await expect.poll(() => canonicalOf(request, copy?.slug)).toBe(`${baseURL}/blog/${original?.slug}`)
  await expect.poll(() => isListed(request, copy?.slug)).toBe(false)
})

test('a picture for sharing replaces the drawn card, and the card returns when the picture is removed', async ({
  page,
  request,
}) => {
  const name = await storeImage()
  const [post] = await storePosts([{ title: `Shared soup ${mark()}` }])
  const slug = post?.slug
  const imageOf = async () => (await factsOf(request, slug)).meta.get('og:image')
  const drawn = await imageOf()

  await openPost(page, post?.id)
  const group = editForm(page).getByRole('group', { name: 'Picture for sharing' })
  await group.getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'From the library' })
  await library.getByLabel('Search the library').fill(name)
  const tile = library.getByRole('list', { name: 'Pictures of the library' }).getByRole('button')
  await expect(tile).toHaveCount(1)
  await tile.click()
  await library.getByRole('button', { name: 'Use for sharing' }).click()
  await expect(group.getByRole('button', { name: 'Picture of the library' })).toHaveAttribute('aria-pressed', 'true')
  await update(page)
  await expect.poll(imageOf).not.toBe(drawn)
  const answer = await request.get((await imageOf()) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(JSON.stringify((await factsOf(request, slug)).graphs)).toContain(`/media/${name}`)

  const client = await service()
  expect(
    (await client.from('images').update({ deleted_at: new Date().toISOString() }).eq('path', name)).error,
  ).toBeNull()
  await openPost(page, post?.id)
  await editForm(page).getByLabel('Meta title').fill('Soup that is shared')
  await update(page)
  await expect.poll(async () => JSON.stringify((await factsOf(request, slug)).graphs)).not.toContain(`/media/${name}`)
})
