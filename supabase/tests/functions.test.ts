import { describe, expect, it } from 'vitest'
import { PANEL_FUNCTIONS, SERVER_FUNCTIONS } from './harness/access.ts'
import type { Client } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { aMessage, anImage, daysAgo, only, postById, rowsOf, storedPost, TOMORROW, YESTERDAY } from './harness/rows.ts'

const contract = openContract()

type PanelFunction = (typeof PANEL_FUNCTIONS)[number]
type ServerFunction = (typeof SERVER_FUNCTIONS)[number]

const PICTURE = anImage().path
const [BINNED, EXPIRED, UNUSED] = ['binned.webp', 'expired.webp', 'unused.webp']
const MESSAGE = '00000000-0000-4000-8000-000000000001'
const TAKEN_MESSAGE = '00000000-0000-4000-8000-000000000006'
const BINNED_MESSAGE = '00000000-0000-4000-8000-000000000005'
const POST = '00000000-0000-4000-8000-000000000002'
const AUTHOR = '00000000-0000-4000-8000-000000000004'
const FORM = '00000000-0000-4000-8000-000000000003'
const LIST = { p_words: [], p_limit: 50, p_offset: 0 }

const PANEL_CALLS: Record<
  PanelFunction,
  (client: Client) => PromiseLike<{ data: unknown; error: { code: string } | null }>
> = {
  adjacent_messages: (client) => client.rpc('adjacent_messages', { p_id: MESSAGE }),
  answer_messages: (client) => client.rpc('answer_messages', { p_ids: [MESSAGE], p_answered: true }),
  assign_review: (client) =>
    client.rpc('assign_review', { p_post: POST, p_assignee: contract.admin.userId, p_due: '2030-01-01' }),
  bin_images: (client) => client.rpc('bin_images', { p_paths: [PICTURE, UNUSED] }),
  bin_messages: (client) => client.rpc('bin_messages', { p_ids: [MESSAGE] }),
  carry_author_names: (client) => client.rpc('carry_author_names', { p_limit: 10 }),
  change_tag: (client) => client.rpc('change_tag', { p_tag: 'plans' }),
  count_messages: (client) => client.rpc('count_messages'),
  count_messages_older: (client) => client.rpc('count_messages_older', { p_months: 0 }),
  count_posts: (client) => client.rpc('count_posts'),
  count_reviews: (client) => client.rpc('count_reviews'),
  decide_review: (client) =>
    client.rpc('decide_review', { p_post: POST, p_decision: 'approved', p_round: 1, p_version: 1 }),
  delete_message: (client) => client.rpc('delete_message', { p_id: BINNED_MESSAGE }),
  describe_topic: (client) => client.rpc('describe_topic', { p_topic: 'plans', p_description: 'Plans.' }),
  end_sessions: (client) => client.rpc('end_sessions'),
  enter_panel: (client) => client.rpc('enter_panel'),
  enter_panel_with_factor: (client) => client.rpc('enter_panel_with_factor'),
  enter_panel_with_rights: (client) => client.rpc('enter_panel_with_rights'),
  export_messages: (client) => client.rpc('export_messages', { p_words: [], p_box: 'inbox', p_limit: 50 }),
  forget_authors: (client) => client.rpc('forget_authors', { p_slugs: ['flavorcraft-team'] }),
  forget_images: (client) => client.rpc('forget_images', { p_paths: [PICTURE, EXPIRED] }),
  import_history: (client) => client.rpc('import_history'),
  last_decision: (client) => client.rpc('last_decision', { p_post: POST }),
  leave_message: (client) => client.rpc('leave_message', { p_id: TAKEN_MESSAGE }),
  list_expired_images: (client) => client.rpc('list_expired_images'),
  list_lockouts: (client) => client.rpc('list_lockouts', { p_min: 5, p_window: '1 hour' }),
  list_log: (client) => client.rpc('list_log', LIST),
  list_messages: (client) => client.rpc('list_messages', { ...LIST, p_box: 'inbox' }),
  list_image_uses: (client) => client.rpc('list_image_uses', { p_path: PICTURE }),
  list_imports: (client) => client.rpc('list_imports'),
  list_images: (client) => client.rpc('list_images', { ...LIST, p_filter: 'all', p_grace: '1 hour' }),
  list_replies: (client) => client.rpc('list_replies'),
  list_reviewers: (client) => client.rpc('list_reviewers'),
  list_second_factors: (client) => client.rpc('list_second_factors'),
  list_sessions: (client) => client.rpc('list_sessions'),
  list_tags: (client) => client.rpc('list_tags', { p_words: '', p_once: false, p_limit: 50, p_offset: 0 }),
  make_password_link: (client) =>
    client.rpc('make_password_link', { p_user_id: contract.intern.userId, p_token_hash: 'f'.repeat(64) }),
  note_export: (client) => client.rpc('note_export', { p_event: 'started', p_what: 'posts' }),
  open_lockout: (client) => client.rpc('open_lockout', { p_key: 'user:x' }),
  find_posts: (client) => client.rpc('find_posts', { ...LIST, p_sort: 'changed', p_descending: true }),
  list_posts: (client) => client.rpc('list_posts', { ...LIST, p_sort: 'changed', p_descending: true }),
  order_authors: (client) => client.rpc('order_authors', { p_ids: [AUTHOR] }),
  posts_changed_since_merge: (client) => client.rpc('posts_changed_since_merge', { p_tag: 'merged' }),
  read_second_factor: (client) => client.rpc('read_second_factor'),
  replace_image: (client) => client.rpc('replace_image', { p_old: PICTURE, p_new: 'other.webp' }),
  restore_deleted: (client) => client.rpc('restore_deleted', { p_kind: 'redirect', p_object: POST }),
  restore_author_names: (client) => client.rpc('restore_author_names', { p_author: AUTHOR, p_slugs: ['former'] }),
  restore_images: (client) => client.rpc('restore_images', { p_paths: [BINNED] }),
  restore_messages: (client) => client.rpc('restore_messages', { p_ids: [BINNED_MESSAGE] }),
  restore_post: (client) => client.rpc('restore_post', { p_item: POST, p_json: '{"formerSlugs": ["former"]}' }),
  restore_topic_texts: (client) =>
    client.rpc('restore_topic_texts', { p_json: '[{"slug": "plans", "description": "Plans."}]' }),
  set_own_mail: (client) => client.rpc('set_own_mail', { p_mail: 'maria@example.com' }),
  submit_post: (client) => client.rpc('submit_post', { p_post: POST }),
  take_message: (client) => client.rpc('take_message', { p_id: MESSAGE }),
  untouched_posts: (client) => client.rpc('untouched_posts', { p_ids: [POST] }),
  watch_post: (client) => client.rpc('watch_post', { p_post: POST, p_form: FORM }),
  withdraw_review: (client) => client.rpc('withdraw_review', { p_post: POST }),
}

const ADMINS_ONLY: PanelFunction[] = [
  'assign_review',
  'count_reviews',
  'decide_review',
  'delete_message',
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

const AGES = { p_hash_age: '30 days', p_message_age: '1 year' }
const SERVER_CALLS: Record<ServerFunction, (client: Client) => PromiseLike<{ error: { code: string } | null }>> = {
  access_report: (client) => client.rpc('access_report'),
  migration_checksums: (client) => client.rpc('migration_checksums'),
  schema_report: (client) => client.rpc('schema_report'),
  applied_migrations: (client) => client.rpc('applied_migrations'),
  count_addresses: (client) =>
    client.rpc('count_addresses', { p_hits: [], p_hit_counts: [], p_missing: [], p_missing_counts: [] }),
  clear_login_attempts: (client) => client.rpc('clear_login_attempts', { p_keys: ['user:x'] }),
  list_review_mails: (client) => client.rpc('list_review_mails', { p_post: POST, p_event: 'submitted', p_actor: POST }),
  purge_expired: (client) => client.rpc('purge_expired', AGES),
  note_login_failure: (client) => client.rpc('note_login_failure', { p_username: 'x' }),
  purge_old_posts: (client) => client.rpc('purge_old_posts'),
  read_log_chain: (client) => client.rpc('read_log_chain', { p_after: 0 }),
  start_session: (client) => client.rpc('start_session', { p_session: FORM, p_network: '', p_device: '' }),
  tend_log: (client) => client.rpc('tend_log'),
  submit_contact_message: (client) =>
    client.rpc('submit_contact_message', {
      ...{ p_name: 'Anna', p_email: 'a@b.pl', p_phone: '', p_subject: 'Hello', p_message: 'Hello', p_interests: '' },
      ...{ p_client_hash: 'client', p_max: 5, p_window: '1 hour' },
      ...AGES,
    }),
  take_login_attempt: (client) =>
    client.rpc('take_login_attempt', { p_keys: ['user:x'], p_max: [5], p_window: '1 hour' }),
  return_due_posts: (client) => client.rpc('return_due_posts', { p_first: new Date().toISOString() }),
  claim_due_posts: (client) => client.rpc('claim_due_posts'),
  end_due_posts: (client) => client.rpc('end_due_posts'),
  next_due: (client) => client.rpc('next_due'),
}

/** A hidden post with a picture, and pictures and messages, also in bins: data for the panel only. */
async function hiddenThings(): Promise<string> {
  const { service } = contract.clients
  const images = [
    anImage(),
    anImage({ path: UNUSED, created_at: daysAgo(40) }),
    anImage({ path: BINNED, deleted_at: daysAgo(1) }),
    anImage({ path: EXPIRED, deleted_at: daysAgo(40) }),
  ]
  for (const image of images) rowsOf(await service.from('images').insert(image).select())
  const bytes = new TextEncoder().encode('soup')
  rowsOf(await service.storage.from(IMAGE_BUCKET).upload(BINNED, bytes, { contentType: 'image/webp' }))
  for (const message of [
    aMessage({ id: MESSAGE }),
    aMessage({ id: TAKEN_MESSAGE, taken_by: contract.intern.username, taken_at: daysAgo(1) }),
    aMessage({ id: BINNED_MESSAGE, deleted_at: daysAgo(1) }),
  ])
    rowsOf(await service.from('contact_messages').insert(message).select())
  const post = await storedPost(service, {
    id: POST,
    status: 'draft',
    image_url: `/media/${PICTURE}`,
    tags: ['plans'],
    created_by: contract.admin.userId,
  })
  const batch = rowsOf(await service.from('import_batches').insert({ source: 'test' }).select().single())
  const item = { source: 'flavorcraft', source_id: POST, batch_id: batch.id, hash: 'a'.repeat(64), version: 1 }
  rowsOf(
    await service
      .from('import_items')
      .insert({ ...item, post_id: POST })
      .select(),
  )
  rowsOf(await service.from('login_attempts').insert({ key: 'user:x', failures: 9 }).select())
  await contract.sql(
    `insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), '${contract.intern.userId}', now())`,
  )
  await contract.sql(
    `insert into public.post_reviews (post_id, version, submitted_by_username) values ('${POST}', 1, 'maria')`,
  )
  await contract.sql(
    `insert into public.audit_log (event, actor, object_id, version) values ('post.approved', 'maria', '${POST}', 1)`,
  )
  await contract.sql(
    `with said as (
       insert into public.post_comments (post_id, user_id, username, body)
       select '${POST}', user_id, username, 'Why?' from public.admins returning id
     )
     insert into public.post_comments (post_id, username, body, reply_to)
     select '${POST}', 'Maria', 'So.', id from said`,
  )
  await contract.sql(
    `insert into public.deleted_items (kind, object_id, title, content, deleted_by)
     values ('redirect', '${POST}', '/old', '{"source": "/old", "target": "/blog"}', 'maria'),
       ('tag', 'merged', 'merged', '{"topic": "merged", "into": "plans"}', 'maria') on conflict do nothing;
     insert into public.deleted_tag_posts (tag, post_id, merged_into, tags)
     values ('merged', '${POST}', 'other', '{merged}') on conflict do nothing`,
  )
  // Inserted after the post, so that the post still has a guest's byline.
  rowsOf(await service.from('author_profiles').insert({ id: AUTHOR, name: post.author }).select())
  return post.id
}

/** Rows, or a number in one, that hold data. */
const tellsNothing = (data: unknown) =>
  data === 0 ||
  data === false ||
  (Array.isArray(data) &&
    data.every((row: unknown) => row instanceof Object && Object.values(row).every((value) => value === 0)))

describe('functions of the panel', () => {
  it.each(PANEL_FUNCTIONS)('%s is refused to anon', async (name) => {
    await hiddenThings()
    expect((await PANEL_CALLS[name](contract.clients.anon)).error?.code).toBe('42501')
  })

  it.each(PANEL_FUNCTIONS)('%s returns nothing to a stranger and data to an editor', async (name) => {
    const id = await hiddenThings()
    expect(tellsNothing((await PANEL_CALLS[name](contract.clients.stranger)).data ?? [])).toBe(true)
    expect((await postById(contract.clients.service, id))?.image_url).toBe(`/media/${PICTURE}`)
    expect(await contract.sql('select state from public.post_reviews')).toEqual([{ state: 'in_review' }])
    const role = ADMINS_ONLY.includes(name) ? 'admin' : 'intern'
    const { data, error } = await PANEL_CALLS[name](contract.clients[role])
    expect(error).toBeNull()
    expect(tellsNothing(data)).toBe(false)
  })
})

describe('a session without the second factor that its role requires', () => {
  const require = (isRequired: boolean) =>
    contract.sql(`update public.roles set requires_second_factor = ${isRequired} where name = 'admin'`)

  // They say who it is, and that it has no right.
  it.each(PANEL_FUNCTIONS.filter((name) => !name.startsWith('enter_panel')))('gets nothing from %s', async (name) => {
    await hiddenThings()
    await require(true)
    try {
      expect(tellsNothing((await PANEL_CALLS[name](contract.clients.admin)).data ?? [])).toBe(true)
    } finally {
      await require(false)
    }
  })
})

describe('functions of the server', () => {
  it.each(SERVER_FUNCTIONS)('%s is refused to every account, and works with the secret key', async (name) => {
    for (const role of ['anon', 'stranger', 'intern', 'admin'] as const) {
      expect((await SERVER_CALLS[name](contract.clients[role])).error?.code).toBe('42501')
    }
    expect((await SERVER_CALLS[name](contract.clients.service)).error).toBeNull()
  })
})

describe('functions of readers', () => {
  it('return public data only', async () => {
    const { service } = contract.clients
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
    const client = contract.clients.anon
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
})
