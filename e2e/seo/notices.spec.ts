import { createClient } from '@supabase/supabase-js'
import { signIn, toasts, useOwnAddress } from '../accounts'
import { backendEnvironment, receivedNotices } from '../control'
import { contentOf, editForm, fromMenu, makeDraft } from '../editor/forms'
import { expect, test } from '../fixtures'
import { TEST_NOTICES } from '../../scripts/testing/ports.ts'
import { signatureOf } from '../../lib/notifications/channels.ts'

const SLUG = 'rye-that-others-hear-of'
const MOVED = 'rye-that-others-heard-of'

type Event = { type: string; data: { slug: string; former_slug?: string; url: string } }

test.beforeEach(async ({ context }, info) => useOwnAddress(context, info.title))

/** The webhooks about the post that arrived, each with the attempts that it took. */
async function events(): Promise<{ event: Event; attempts: number; signed: boolean }[]> {
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
    .filter(({ event }) => event.data.slug === SLUG || event.data.slug === MOVED)
}

const toldOf = async () => (await events()).map(({ event }) => `${event.type} ${event.data.slug}`)

test('a post that is published, moved and taken back is told of each time', async ({ page, baseURL }) => {
  test.setTimeout(150_000)
  await signIn(page)
  await makeDraft(
    page,
    'Rye that others hear of',
    'Flour, water, salt and patience make bread, and nothing else is needed.',
  )
  await expect(contentOf(page)).toBeVisible()
  await editForm(page)
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect(toasts(page).getByText('Blog Published Successfully!')).toBeVisible()
  await expect.poll(toldOf).toEqual([`post.publish ${SLUG}`])

  await editForm(page).getByLabel('Address').fill(MOVED)
  await editForm(page).getByRole('button', { name: 'Update live post' }).click()
  await expect(toasts(page).getByText('Changes Published')).toBeVisible()
  await expect.poll(toldOf).toEqual([`post.publish ${SLUG}`, `post.update ${MOVED}`])

  await fromMenu(page, 'Unpublish')
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(toasts(page).getByText('Post Unpublished')).toBeVisible()
  await expect.poll(toldOf).toEqual([`post.publish ${SLUG}`, `post.update ${MOVED}`, `post.delete ${MOVED}`])

  const told = await events()
  expect(told.every(({ signed }) => signed)).toBe(true)
  // The receiver refuses the first attempt of each.
  expect(told.map(({ attempts }) => attempts)).toEqual([2, 2, 2])
  expect(told[1]?.event.data).toMatchObject({ former_slug: SLUG, url: `${baseURL}/blog/${MOVED}` })

  const others = await receivedNotices()
  const urlLists = others
    .filter(({ path }) => path === '/indexnow')
    .map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList)
  expect(urlLists).toContainEqual([`${baseURL}/blog/${MOVED}`, `${baseURL}/blog/${SLUG}`])
  const hub = others.filter(({ path }) => path === '/hub').map(({ body }) => new URLSearchParams(body))
  expect(
    hub.some((form) => form.get('hub.mode') === 'publish' && form.getAll('hub.url').includes(`${baseURL}/feed.xml`)),
  ).toBe(true)

  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = await backendEnvironment()
  const service = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
  const log = () =>
    service
      .from('notification_deliveries')
      .select('channel, event, attempts, delivered')
      .in('slug', [SLUG, MOVED])
      .eq('channel', 'webhook')
  await expect.poll(async () => (await log()).data?.length).toBe(3)
  expect((await log()).data?.every(({ attempts, delivered }) => attempts === 2 && delivered)).toBe(true)
})
