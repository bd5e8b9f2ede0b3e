import type { APIRequestContext } from '@playwright/test'
import { addSession } from '../accounts'
import { receivedNotices, runSchedule, tellSite } from '../control'
import { expect, test } from '../fixtures'
import { mark } from '../unique'
import { TEST_CRON_SECRET } from '../../tests/support/ports.ts'
import { BODY, postById, updateRow } from '../../supabase/tests/harness/rows.ts'
import { service, storePosts } from './service'

const LISTS = ['/', '/guides', '/feed.xml', '/feeds/guide.json', '/sitemaps/posts-1.xml']

/** Where the post is seen: of the pages that list it, and whether its own page is there. */
async function seenOn(request: APIRequestContext, slug: string): Promise<string[]> {
  const seen: string[] = []
  for (const path of LISTS) if ((await (await request.get(path)).text()).includes(`/blog/${slug}`)) seen.push(path)
  if ((await request.get(`/blog/${slug}`)).status() === 200) seen.push('post')
  return seen
}

/** Enough to look at every page twice before the moment. */
const LEAD = 12_000

test('a post appears, and another one ends, at its moment on every page that was cached before it, and both are told of and noted without a cron', async ({
  page,
  request,
}) => {
  const [planned, ending, due, ended] = [`broth-${mark()}`, `advent-${mark()}`, `stew-${mark()}`, `lent-${mark()}`]
  const moment = Date.now() + LEAD
  const at = new Date(moment).toISOString()
  // A run of another journey between a past minute and this insert would leave it out.
  const soon = new Date(Date.now() + 3000).toISOString()
  const past = new Date(Date.now() - 1000).toISOString()
  const stored = await storePosts([
    { title: `Broth ${planned}`, slug: planned, status: 'scheduled', published_at: at },
    { title: `Advent ${ending}`, slug: ending, post_type: 'education', unpublish_at: at },
    { title: `Stew ${due}`, slug: due, status: 'scheduled', published_at: soon },
    { title: `Lent ${ended}`, slug: ended, unpublish_at: past },
  ])
  const row = stored.find(({ slug }) => slug === ended)
  await tellSite(request, { slug: planned, type: 'guide' })
  await tellSite(request, { slug: ending, type: 'education' })
  const statusOf = async (slug: string) => (await request.get(`/blog/${slug}`)).status()

  // Twice: what is made by the first look is kept, and the second one gets it from the cache.
  for (let look = 0; look < 2; look += 1) {
    expect(await seenOn(request, planned)).toEqual([])
    expect(await statusOf(ending)).toBe(200)
  }
  expect(Date.now(), 'the pages were looked at before the moment').toBeLessThan(moment)

  const timeout = moment - Date.now() + 20_000
  await expect.poll(() => statusOf(planned), { timeout, intervals: [500] }).toBe(200)
  expect(Date.now(), 'not before its moment').toBeGreaterThanOrEqual(moment)
  await expect.poll(() => seenOn(request, planned)).toEqual([...LISTS, 'post'])
  await expect.poll(() => statusOf(ending)).toBe(404)
  await expect
    .poll(async () => (await (await request.get('/feeds/education.json')).text()).includes(ending))
    .toBe(false)

  const client = await service()
  // The server looks as soon as a page is asked for, twice a minute at most; on a host with functions its cron sees to it.
  const isNoted = async () => {
    await (process.env.REHEARSED_HOST ? runSchedule(request) : request.get('/about'))
    const isTold = (await receivedNotices()).some(({ path, body }) => path === '/webhook' && body.includes(`"${due}"`))
    const noted = await postById(client, row?.id ?? '')
    return { isTold, status: noted?.status, unpublish_at: noted?.unpublish_at }
  }
  await expect
    .poll(isNoted, { timeout: 40_000, intervals: [1000] })
    .toEqual({ isTold: true, status: 'draft', unpublish_at: null })
  await addSession(page)
  await page.goto(`/admin/posts?q=${due}`)
  await expect(page.getByRole('main').getByText('Published', { exact: true }).last()).toBeVisible()
  await page.goto(`/admin/posts/${row?.id}`)
  await expect(page.getByRole('form', { name: 'Edit post' }).getByText('Draft', { exact: true })).toBeVisible()
})

test('the cron endpoint asks for its secret, and renews what became due', async ({ request }) => {
  const name = mark()
  const slug = `stock-${name}`
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  // Behind the site's back: its page for missing posts does not know of the plan.
  await storePosts([
    { title: `Stock ${name}`, slug, status: 'scheduled', published_at: new Date(Date.now() - 1000).toISOString() },
  ])
  for (const authorization of [undefined, 'Bearer wrong', TEST_CRON_SECRET]) {
    const refused = await request.post('/api/cron/publish', authorization ? { headers: { authorization } } : {})
    expect(refused.status()).toBe(401)
  }
  const headers = { authorization: `Bearer ${TEST_CRON_SECRET}` }
  const answer = await request.get('/api/cron/publish', { headers })
  expect(answer.status()).toBe(200)
  // The server may have done it a moment before, as it does where there is no cron.
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(200)
  const again = await runSchedule(request)
  expect(((await again.json()) as { published: string[] }).published).not.toContain(slug)
})

test('an edit of a later day is dated for readers', async ({ page }) => {
  const published_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
  const [post] = await storePosts([{ title: `Edited later ${mark()}`, published_at }])
  await updateRow(await service(), 'blog_posts', post?.id ?? '', { content: `${BODY} Add a little salt.` })
  await page.goto(`/blog/${post?.slug}`)
  await expect(page.getByText(/^Updated /)).toBeVisible()
})
