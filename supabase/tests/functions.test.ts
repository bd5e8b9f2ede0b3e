import { describe, expect, it } from 'vitest'
import {
  AUTHOR,
  BINNED,
  BINNED_MESSAGE,
  call,
  EXPIRED,
  MESSAGE,
  PANEL_FUNCTIONS,
  PICTURE,
  POST,
  SERVER_FUNCTIONS,
  TAKEN_MESSAGE,
  UNUSED,
} from './harness/calls.ts'
import { openContract } from './harness/index.ts'
import { bytes } from './harness/right-cells.ts'
import {
  aMessage,
  anImage,
  daysAgo,
  insertRow,
  only,
  postById,
  rowsOf,
  storedPost,
  TOMORROW,
  YESTERDAY,
} from './harness/rows.ts'

const contract = await openContract()
const { anon, service } = contract.clients

const ADMINS_ONLY: (typeof PANEL_FUNCTIONS)[number][] = [
  'assign_review',
  'count_reviews',
  'decide_review',
  'delete_message',
  'find_log',
  'forget_authors',
  'import_history',
  'list_imports',
  'list_lockouts',
  'list_log',
  'list_reviewers',
  'list_second_factors',
  'make_password_link',
  'note_export',
  'open_lockout',
  'restore_author_names',
  'restore_post',
  'restore_topic_texts',
  'submit_post',
  'withdraw_review',
]

/** Data for the panel only: a hidden post with a picture, and pictures and messages, also in bins. */
async function hiddenThings(): Promise<string> {
  for (const image of [
    anImage(),
    anImage({ path: UNUSED, created_at: daysAgo(40) }),
    anImage({ path: BINNED, deleted_at: daysAgo(1) }),
    anImage({ path: EXPIRED, deleted_at: daysAgo(40) }),
  ])
    await insertRow(service, 'images', image)
  rowsOf(await bytes(BINNED, service))
  for (const message of [
    aMessage({ id: MESSAGE }),
    aMessage({ id: TAKEN_MESSAGE, taken_by: contract.intern.username, taken_at: daysAgo(1) }),
    aMessage({ id: BINNED_MESSAGE, deleted_at: daysAgo(1) }),
  ])
    await insertRow(service, 'contact_messages', message)
  const post = await storedPost(service, {
    id: POST,
    status: 'draft',
    image_url: `/media/${PICTURE}`,
    tags: ['plans'],
    created_by: contract.admin.userId,
  })
  const batch_id = await insertRow(service, 'import_batches', { source: 'test' })
  const item = { source: 'flavorcraft', source_id: POST, batch_id, hash: 'a'.repeat(64), version: 1 }
  await insertRow(service, 'import_items', { ...item, post_id: POST })
  await insertRow(service, 'login_attempts', { key: 'user:x', failures: 9 })
  await contract.sql(`
    insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), '${contract.intern.userId}', now());
    insert into public.post_reviews (post_id, version, submitted_by_username) values ('${POST}', 1, 'maria');
    insert into public.audit_log (event, actor, object_id, version) values ('post.approved', 'maria', '${POST}', 1);
    with said as (
      insert into public.post_comments (post_id, user_id, username, body)
      select '${POST}', user_id, username, 'Why?' from public.admins returning id
    )
    insert into public.post_comments (post_id, username, body, reply_to) select '${POST}', 'Maria', 'So.', id from said;
    insert into public.deleted_items (kind, object_id, title, content, deleted_by)
    values ('redirect', '${POST}', '/old', '{"source": "/old", "target": "/blog"}', 'maria'),
      ('tag', 'merged', 'merged', '{"topic": "merged", "into": "plans"}', 'maria') on conflict do nothing;
    insert into public.deleted_tag_posts (tag, post_id, merged_into, tags)
    values ('merged', '${POST}', 'other', '{merged}') on conflict do nothing`)
  // Inserted after the post, so that the post still has a guest's byline.
  await insertRow(service, 'author_profiles', { id: AUTHOR, name: post.author })
  return post.id
}

/** Whether an answer has no data: no rows, or only zeros in them. */
const hasNoData = (data: unknown) =>
  data === 0 ||
  data === false ||
  (Array.isArray(data) &&
    data.every((row: unknown) => row instanceof Object && Object.values(row).every((value) => value === 0)))

describe('functions of the panel', () => {
  const require = (isRequired: boolean) =>
    contract.sql(`update public.roles set requires_second_factor = ${isRequired} where name = 'admin'`)

  it.each(PANEL_FUNCTIONS)(
    '%s returns nothing to a stranger or without the second factor, and data to an editor',
    async (name) => {
      const id = await hiddenThings()
      const { clients } = contract
      expect(hasNoData((await call(contract, clients.stranger, name)).data ?? [])).toBe(true)
      await require(true)
      const locked = await call(contract, clients.admin, name)
      await require(false)
      // The functions of the login return the caller, without rights.
      expect(name.startsWith('enter_panel') || hasNoData(locked.data ?? [])).toBe(true)
      expect((await postById(clients.service, id))?.image_url).toBe(`/media/${PICTURE}`)
      expect(await contract.sql('select state from public.post_reviews')).toEqual([{ state: 'in_review' }])
      const { data, error } = await call(contract, clients[ADMINS_ONLY.includes(name) ? 'admin' : 'intern'], name)
      expect(error).toBeNull()
      expect(hasNoData(data)).toBe(false)
    },
  )
})

it.each(SERVER_FUNCTIONS)('%s works with the secret key', async (name) => {
  expect((await call(contract, service, name)).error).toBeNull()
})

it('functions of readers return public data only', async () => {
  const shown = await storedPost(service, {
    title: 'Barley Soup',
    author: 'Shown',
    tags: ['soups'],
    published_at: YESTERDAY,
  })
  const hidden = { title: 'Barley Soup', author: 'Hidden', tags: ['soups', 'hidden'] }
  await storedPost(service, { ...hidden, status: 'draft', published_at: YESTERDAY })
  await storedPost(service, { ...hidden, status: 'scheduled', published_at: TOMORROW })
  await storedPost(service, { ...hidden, published_at: YESTERDAY, deleted_at: YESTERDAY })
  const past = new Date(Date.now() - 1000).toISOString()
  await storedPost(service, { ...hidden, published_at: YESTERDAY, unpublish_at: past })
  const client = anon
  expect(only(rowsOf(await client.rpc('search_posts', { p_query: 'barley' })))).toMatchObject({ slug: shown.slug })
  expect(only(rowsOf(await client.rpc('list_authors'))).author).toBe('Shown')
  expect(only(rowsOf(await client.rpc('list_topics')))).toMatchObject({ topic: 'soups', name: 'soups', posts: 1 })
  expect(only(rowsOf(await client.rpc('list_by_facets', { p_facets: ['tag:soups'] }))).slug).toBe(shown.slug)
  expect(only(rowsOf(await client.rpc('list_sitemap_parts'))).part).toBe(1)
  expect(only(rowsOf(await client.rpc('list_sitemap_posts', { p_limit: 10 }))).slug).toBe(shown.slug)
  for (const name of ['related_posts', 'adjacent_posts'] as const) {
    expect(rowsOf(await client.rpc(name, { p_slug: shown.slug }))).toEqual([])
  }
  const next = rowsOf(await client.rpc('next_publication'))
  expect(Date.parse(next)).toBe(Date.parse(TOMORROW))
})
