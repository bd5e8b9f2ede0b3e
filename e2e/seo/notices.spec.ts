import { addSession, toasts } from '../accounts'
import { service } from '../admin/service'
import { receivedNotices } from '../control'
import { contentOf, editForm, fromMenu, makeDraft, publish, saved, TEXT } from '../editor/forms'
import { expect, test } from '../fixtures'
import { slugOf, unique } from '../unique'
import { TEST_NOTICES } from '../../tests/support/ports.ts'
import { signatureOf } from '../../lib/notifications/channels.ts'

type Event = { type: string; data: { slug: string; former_slug?: string; url: string } }

/** The received webhooks about the post with these addresses, each with its number of attempts. */
async function eventsOf(slugs: readonly string[]): Promise<{ event: Event; attempts: number; signed: boolean }[]> {
  const hooks = (await receivedNotices()).filter(({ path }) => path === '/webhook')
  return hooks
    .filter(({ answered }) => answered === 202)
    .map(({ headers, body }) => {
      const { 'webhook-id': id = '', 'webhook-timestamp': seconds = '', 'webhook-signature': signature } = headers
      return {
        event: JSON.parse(body) as Event,
        attempts: hooks.filter((hook) => hook.headers['webhook-id'] === id).length,
        signed: signature === signatureOf(TEST_NOTICES.WEBHOOK_SECRET, id, Number(seconds), body),
      }
    })
    .filter(({ event }) => slugs.includes(event.data.slug))
}

test('publishing, moving and unpublishing a draft is visible at its addresses, and sends a notice each time', async ({
  page,
  request,
  baseURL,
}) => {
  const title = unique('Rye that others hear of')
  const slug = slugOf(title)
  const moved = slugOf(unique('rye that others heard of'))
  const statusOf = async (name: string) => (await request.get(`/blog/${name}`, { maxRedirects: 0 })).status()
  const toldOf = async () => (await eventsOf([slug, moved])).map(({ event }) => `${event.type} ${event.data.slug}`)
  await addSession(page)
  await makeDraft(page, title, 'Too short')
  expect(await statusOf(slug)).toBe(404)
  await contentOf(page).fill(TEXT)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
  await publish(editForm(page))
  expect(await (await request.get(`/blog/${slug}`)).text()).toContain('patience make bread')

  await editForm(page).getByLabel('Address').fill(moved)
  await editForm(page).getByRole('button', { name: 'Update live post' }).click()
  await expect(toasts(page).getByText('Changes Published')).toBeVisible()
  expect(await statusOf(slug)).toBe(308)

  await fromMenu(page, 'Unpublish')
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(toasts(page).getByText('Post Unpublished')).toBeVisible()
  expect(await statusOf(moved)).toBe(404)
  // Each notice is sent twice, so they may come in another order.
  await expect
    .poll(async () => (await toldOf()).toSorted(), { timeout: 30_000 })
    .toEqual([`post.delete ${moved}`, `post.publish ${slug}`, `post.update ${moved}`])

  const told = await eventsOf([slug, moved])
  expect(told.every(({ signed }) => signed)).toBe(true)
  // The receiver refuses the first attempt of each webhook.
  expect(told.map(({ attempts }) => attempts)).toEqual([2, 2, 2])
  const update = told.find(({ event }) => event.type === 'post.update')
  expect(update?.event.data).toMatchObject({ former_slug: slug, url: `${baseURL}/blog/${moved}` })

  // The other receivers get their notices in parallel.
  const bodiesFor = async (receiver: string) =>
    (await receivedNotices()).filter(({ path }) => path === receiver).map(({ body }) => body)
  await expect
    .poll(async () => (await bodiesFor('/indexnow')).map((body) => (JSON.parse(body) as { urlList: string[] }).urlList))
    .toContainEqual([`${baseURL}/blog/${moved}`, `${baseURL}/blog/${slug}`])
  const isHubTold = async () =>
    (await bodiesFor('/hub'))
      .map((body) => new URLSearchParams(body))
      .some((form) => form.get('hub.mode') === 'publish' && form.getAll('hub.url').includes(`${baseURL}/feed.xml`))
  await expect.poll(isHubTold).toBe(true)

  const client = await service()
  const log = () =>
    client
      .from('notification_deliveries')
      .select('channel, event, attempts, delivered')
      .in('slug', [slug, moved])
      .eq('channel', 'webhook')
  await expect.poll(async () => (await log()).data?.length).toBe(3)
  expect((await log()).data?.every(({ attempts, delivered }) => attempts === 2 && delivered)).toBe(true)
})
