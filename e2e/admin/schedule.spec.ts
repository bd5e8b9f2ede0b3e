import type { APIRequestContext, Page } from '@playwright/test'
import { signIn, toasts, useOwnAddress } from '../accounts'
import { receivedNotices } from '../control'
import { fromMenu } from '../editor/forms'
import { expect, test } from '../fixtures'
import { TEST_CRON_SECRET } from '../../scripts/testing/ports.ts'
import { BODY, rowsOf } from '../../supabase/tests/harness/rows.ts'
import { service, storePosts } from './service'

const MINUTE = 60_000
/** Enough to send the plan and to look at every page, on a busy machine too, before the minute passes. */
const LEAD = 40_000

/** The next full minute that leaves enough time. */
const nextMinute = () => new Date(Math.ceil((Date.now() + LEAD) / MINUTE) * MINUTE)

/** As the form wants it: the minute in the browser's time zone. */
const inForm = (page: Page, moment: Date) =>
  page.evaluate((time) => {
    const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
    return local.toISOString().slice(0, 16)
  }, moment.getTime())

const LISTS = ['/', '/guides', '/feed.xml', '/feeds/guide.json', '/sitemaps/posts-1.xml']

/** Where the post is seen: of the pages that list it, and whether its own page is there. */
async function seenOn(request: APIRequestContext, slug: string): Promise<string[]> {
  const seen: string[] = []
  for (const path of LISTS) if ((await (await request.get(path)).text()).includes(`/blog/${slug}`)) seen.push(path)
  if ((await request.get(`/blog/${slug}`)).status() === 200) seen.push('post')
  return seen
}

test.beforeEach(async ({ context }, info) => useOwnAddress(context, info.title))

test('a scheduled post appears at its minute on every page that was cached before it, without a cron', async ({
  page,
  request,
}) => {
  test.setTimeout(4 * MINUTE)
  const name = crypto.randomUUID().slice(0, 8)
  const [post] = await storePosts([
    { title: `Broth at its minute ${name}`, slug: `broth-${name}`, status: 'draft', published_at: null },
  ])
  const slug = `broth-${name}`
  await signIn(page)
  await page.goto(`/admin/posts/${post?.id}`)
  await expect(page.locator('.cm-content')).toBeVisible()
  expect(await seenOn(request, slug)).toEqual([])

  await fromMenu(page, 'Schedule…')
  const moment = nextMinute()
  await page
    .getByRole('dialog')
    .getByLabel('Publish on')
    .fill(await inForm(page, moment))
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule post' }).click()
  await expect(toasts(page).getByText('Post Scheduled')).toBeVisible()

  // Twice: what is made by the first look is kept, and the second one gets it from the cache.
  for (let look = 0; look < 2; look += 1) expect(await seenOn(request, slug)).toEqual([])
  // A journey beside this one may publish between two requests.
  await expect.poll(async () => (await request.get('/guides')).headers()['x-nextjs-cache']).toBe('HIT')
  expect(Date.now(), 'the pages were looked at before the minute').toBeLessThan(moment.getTime())

  const isThere = async () => (await request.get(`/blog/${slug}`)).status() === 200
  await expect.poll(isThere, { timeout: moment.getTime() - Date.now() + 10_000, intervals: [500] }).toBe(true)
  expect(Date.now(), 'not before its minute').toBeGreaterThanOrEqual(moment.getTime())
  await expect.poll(() => seenOn(request, slug), { timeout: 10_000 }).toEqual([...LISTS, 'post'])
  expect(Date.now() - moment.getTime(), 'soon after its minute').toBeLessThan(25_000)

  // Its notices go out by themselves too, as soon as somebody asks for any page; on a host with functions its cron sees to it.
  const cron = { headers: { authorization: `Bearer ${TEST_CRON_SECRET}` } }
  const isTold = async () => {
    await (process.env.REHEARSED_HOST ? request.get('/api/cron/publish', cron) : request.get('/about'))
    return (await receivedNotices()).some(({ path, body }) => path === '/webhook' && body.includes(`"${slug}"`))
  }
  await expect.poll(isTold, { timeout: 75_000, intervals: [1000] }).toBe(true)
  await page.goto('/admin/posts?state=published&q=' + slug)
  await expect(page.getByRole('main').getByText('Published', { exact: true }).last()).toBeVisible()
})

test('the cron endpoint asks for its secret, and renews what became due', async ({ request }) => {
  const name = crypto.randomUUID().slice(0, 8)
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
  const again = await request.post('/api/cron/publish', { headers })
  expect(((await again.json()) as { published: string[] }).published).not.toContain(slug)
})

test('a later edit is dated for readers only when it is more than a day younger', async ({ page }) => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()
  const edited = { content: `${BODY} Add a little salt.` }
  const posts = await storePosts([
    { title: `Edited the same day ${crypto.randomUUID().slice(0, 8)}`, published_at: hours(23) },
    { title: `Edited later ${crypto.randomUUID().slice(0, 8)}`, published_at: hours(25) },
  ])
  const client = await service()
  for (const { id } of posts) rowsOf(await client.from('blog_posts').update(edited).eq('id', id).select())
  await page.goto(`/blog/${posts[0]?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edited the same day')
  await expect(page.getByText(/^Updated /)).toHaveCount(0)
  await page.goto(`/blog/${posts[1]?.slug}`)
  await expect(page.getByText(/^Updated /)).toBeVisible()
})
