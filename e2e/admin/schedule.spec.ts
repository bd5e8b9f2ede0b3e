import type { APIRequestContext } from '@playwright/test'
import { addSession } from '../accounts'
import { receivedNotices, runSchedule, tellSite } from '../control'
import { expect, test } from '../fixtures'
import { mark } from '../unique'
import { TEST_CRON_SECRET } from '../../tests/support/ports.ts'
import { BODY, postById, updateRow } from '../../supabase/tests/harness/rows.ts'
import { service, storePosts } from './service'

const LISTS = ['/', '/guides', '/feed.xml', '/feeds/guide.json', '/sitemaps/posts-1.xml']

/** The lists that contain the post, and "post" if its own page exists. */
async function seenOn(request: APIRequestContext, slug: string): Promise<string[]> {
  const seen: string[] = []
  for (const path of LISTS) if ((await (await request.get(path)).text()).includes(`/blog/${slug}`)) seen.push(path)
  if ((await request.get(`/blog/${slug}`)).status() === 200) seen.push('post')
  return seen
}

/** Long enough to visit every page twice before the moment. */
const LEAD = 12_000

test('a post appears and another one ends at its minute on every cached page, and without a cron a notice is sent and the ended post becomes a draft', async ({
  page,
  request,
}) => {
  const [planned, ending, due, ended] = [`broth-${mark()}`, `advent-${mark()}`, `stew-${mark()}`, `lent-${mark()}`]
  const moment = Date.now() + LEAD
  const at = new Date(moment).toISOString()
  // A past date would be missed if another journey ran the schedule just before this insert.
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

  // Twice: the first visit fills the cache, the second one reads it.
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
  // The server runs the schedule on a request, twice a minute at most; a serverless host needs a cron.
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

test('the cron endpoint requires its secret, and revalidates the pages of due posts', async ({ request }) => {
  const name = mark()
  const slug = `stock-${name}`
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  // Stored without the site, whose cached "not found" page does not expire at the post's date.
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
  // The server may have run the schedule a moment before, as it does without a cron.
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(200)
  const again = await runSchedule(request)
  expect(((await again.json()) as { published: string[] }).published).not.toContain(slug)
})

test('readers see the date of an edit on a later day', async ({ page }) => {
  const published_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
  const [post] = await storePosts([{ title: `Edited later ${mark()}`, published_at }])
  await updateRow(await service(), 'blog_posts', post?.id ?? '', { content: `${BODY} Add a little salt.` })
  await page.goto(`/blog/${post?.slug}`)
  await expect(page.getByText(/^Updated /)).toBeVisible()
})
