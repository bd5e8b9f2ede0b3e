import { beforeEach, describe, expect, it } from 'vitest'
import { createHash, randomBytes } from 'node:crypto'
import { type Right, RIGHT_NAMES } from '../../lib/auth/rights.ts'
import { BackendError, isRefused } from '../../lib/supabase/backend-error.ts'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import type { Account } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { aMessage, anImage, aPost, only, rowsOf, storedPost, TOMORROW } from './harness/rows.ts'

const contract = openContract()

type Answer = { data: unknown; error: { message: string } | null }

/** Whether a call was done: no refusal, and rows, a number or a text in its answer. */
const isDone = ({ data, error }: Answer) =>
  error === null && data !== null && data !== 0 && data !== false && !(Array.isArray(data) && data.length === 0)

/** One thing that a right opens; `with`: rights that it needs besides. Answers whether it could be done. */
type Cell = { right: Right; with?: Right[]; what: string; can: (who: Account) => Promise<boolean> }

const service = () => contract.clients.service
const unique = () => randomBytes(6).toString('hex')
const hash = () => createHash('sha256').update(unique()).digest('hex')

const own = ({ userId, username }: Account, changes: Parameters<typeof aPost>[0] = {}) =>
  storedPost(service(), { status: 'draft', created_by: userId, created_by_admin: username, ...changes })
const foreign = (changes: Parameters<typeof aPost>[0] = {}) => own(contract.admin, changes)

const cell = (right: Right, what: string, can: (who: Account) => PromiseLike<Answer>, besides: Right[] = []): Cell => ({
  right,
  what,
  with: besides,
  can: async (who) => isDone(await can(who)),
})

const update = ({ client }: Account, id: string, columns: object) =>
  client.from('blog_posts').update(columns).eq('id', id).select('id')

const insertPost = ({ client, username }: Account, changes: Parameters<typeof aPost>[0]) =>
  client
    .from('blog_posts')
    .insert(aPost({ created_by_admin: username, ...changes }))
    .select('id')

const changesOf = (post: string) => ({ post_id: post, base_version: 1, changed: {}, publish_at: TOMORROW })
const message = async (changes: Parameters<typeof aMessage>[0] = {}) =>
  only(rowsOf(await service().from('contact_messages').insert(aMessage(changes)).select('id'))).id
const image = async (changes: Parameters<typeof anImage>[0] = {}) => {
  const path = `${unique()}.webp`
  rowsOf(
    await service()
      .from('images')
      .insert(anImage({ path, ...changes }))
      .select('path'),
  )
  return path
}
const bytes = (path: string, client: Account['client']) =>
  client.storage.from(IMAGE_BUCKET).upload(path, new TextEncoder().encode('soup'), { contentType: 'image/webp' })
const LONG_AGO = new Date(Date.now() - 2 * 86_400_000).toISOString()
const LIST = { p_words: [], p_limit: 50, p_offset: 0 }

const POSTS: Cell[] = [
  cell('write_own', 'makes a draft', (who) => insertPost(who, { status: 'draft' })),
  cell('write_own', 'changes an own draft', async (who) => update(who, (await own(who)).id, { title: 'Leek Soup' })),
  cell('write_own', 'erases an own draft', async (who) =>
    who.client
      .from('blog_posts')
      .delete()
      .eq('id', (await own(who)).id)
      .select('id'),
  ),
  cell('write_own', 'keeps what is typed', async (who) =>
    who.client
      .from('post_working_copies')
      .insert({ post_id: (await own(who)).id, fields: {}, base_version: 1 })
      .select('post_id'),
  ),
  cell('write_own', 'makes a preview link of an own post', async (who) =>
    who.client
      .from('post_previews')
      .insert({ post_id: (await own(who)).id, token_hash: hash() })
      .select('post_id'),
  ),
  cell('edit_all', 'changes another’s draft', async (who) => update(who, (await foreign()).id, { title: 'Leek Soup' })),
  cell('edit_all', 'adds an author', (who) =>
    who.client
      .from('author_profiles')
      .insert({ name: `Author ${unique()}` })
      .select('id'),
  ),
  cell('edit_all', 'adds words of one meaning', (who) =>
    who.client
      .from('search_synonyms')
      .insert({ words: [unique(), unique()] })
      .select('id'),
  ),
  cell('edit_all', 'makes a preview link of another’s post', async (who) =>
    who.client
      .from('post_previews')
      .insert({ post_id: (await foreign()).id, token_hash: hash() })
      .select('post_id'),
  ),
  cell(
    'edit_all',
    'describes another’s picture',
    async (who) =>
      who.client
        .from('images')
        .update({ alt: 'Soup' })
        .eq('path', await image())
        .select('path'),
    ['pictures'],
  ),
  cell('publish_own', 'publishes a new post', (who) => insertPost(who, { status: 'published' }), ['write_own']),
  cell(
    'publish_own',
    'publishes an own draft',
    async (who) => update(who, (await own(who)).id, { status: 'published', published_at: LONG_AGO }),
    ['write_own'],
  ),
  cell(
    'publish_own',
    'schedules an own draft',
    async (who) => update(who, (await own(who)).id, { status: 'scheduled', published_at: TOMORROW }),
    ['write_own'],
  ),
  cell(
    'publish_own',
    'changes an own public post',
    async (who) => update(who, (await own(who, { status: 'published' })).id, { title: 'Leek Soup' }),
    ['write_own'],
  ),
  cell(
    'publish_own',
    'takes an own post down',
    async (who) => update(who, (await own(who, { status: 'published' })).id, { status: 'draft' }),
    ['write_own'],
  ),
  cell(
    'publish_own',
    'bins an own public post',
    async (who) => update(who, (await own(who, { status: 'published' })).id, { deleted_at: LONG_AGO }),
    ['delete'],
  ),
  cell(
    'publish_own',
    'keeps changes of an own public post',
    async (who) =>
      who.client
        .from('post_changes')
        .insert(changesOf((await own(who, { status: 'published' })).id))
        .select('post_id'),
    ['write_own'],
  ),
  cell(
    'publish_all',
    'publishes another’s draft',
    async (who) => update(who, (await foreign()).id, { status: 'published', published_at: LONG_AGO }),
    ['edit_all'],
  ),
  cell(
    'publish_all',
    'changes another’s public post',
    async (who) => update(who, (await foreign({ status: 'published' })).id, { title: 'Leek Soup' }),
    ['edit_all'],
  ),
  cell(
    'publish_all',
    'keeps changes of another’s public post',
    async (who) =>
      who.client
        .from('post_changes')
        .insert(changesOf((await foreign({ status: 'published' })).id))
        .select('post_id'),
    ['edit_all'],
  ),
  cell('delete', 'bins another’s draft', async (who) => update(who, (await foreign()).id, { deleted_at: LONG_AGO })),
  cell('delete', 'restores another’s draft', async (who) =>
    update(who, (await foreign({ deleted_at: LONG_AGO })).id, { deleted_at: null }),
  ),
]

const PICTURES: Cell[] = [
  cell('pictures', 'adds a picture', ({ client }) =>
    client
      .from('images')
      .insert(anImage({ path: `${unique()}.webp` }))
      .select('path'),
  ),
  cell('pictures', 'uploads a file', ({ client }) => bytes(`${unique()}.webp`, client)),
  cell('pictures', 'describes an own picture', async ({ client, userId }) =>
    client
      .from('images')
      .update({ alt: 'Soup' })
      .eq('path', await image({ created_by: userId }))
      .select('path'),
  ),
  cell('pictures', 'bins an own picture', async ({ client, userId }) =>
    client.rpc('bin_images', { p_paths: [await image({ created_by: userId })] }),
  ),
  cell('pictures', 'restores an own picture', async ({ client, userId }) => {
    const path = await image({ created_by: userId, deleted_at: LONG_AGO })
    await bytes(path, service())
    return client.rpc('restore_images', { p_paths: [path] })
  }),
  cell('retention', 'deletes a picture for good', async ({ client }) =>
    client.rpc('forget_images', { p_paths: [await image({ deleted_at: LONG_AGO })] }),
  ),
  cell(
    'retention',
    'takes a picture in use down',
    async ({ client }) => {
      const path = await image()
      await foreign({ image_url: `/media/${path}` })
      return client.rpc('bin_images', { p_paths: [path], p_even_used: true })
    },
    ['pictures'],
  ),
]

const MESSAGES: Cell[] = [
  cell('messages', 'reads', async ({ client }) =>
    client
      .from('contact_messages')
      .select('id')
      .eq('id', await message()),
  ),
  cell('messages', 'marks', async ({ client }) =>
    client
      .from('contact_messages')
      .update({ read_at: LONG_AGO })
      .eq('id', await message())
      .select('id'),
  ),
  ...(['list_messages', 'export_messages'] as const).map((name) =>
    cell('messages', name, async ({ client }) => {
      await message()
      const asked = { p_words: [], p_box: 'inbox', p_limit: 50 }
      return name === 'list_messages' ? client.rpc(name, { ...asked, p_offset: 0 }) : client.rpc(name, asked)
    }),
  ),
  cell('messages', 'counts', ({ client }) => client.rpc('count_messages')),
  cell('messages', 'goes to the next', async ({ client }) =>
    client.rpc('adjacent_messages', { p_id: await message() }),
  ),
  cell('messages', 'takes', async ({ client }) => client.rpc('take_message', { p_id: await message() })),
  cell('messages', 'gives back', async ({ client, username }) =>
    client.rpc('leave_message', { p_id: await message({ taken_by: username, taken_at: LONG_AGO }) }),
  ),
  cell('messages', 'marks as answered', async ({ client }) =>
    client.rpc('answer_messages', { p_ids: [await message()], p_answered: true }),
  ),
  cell('messages', 'bins', async ({ client }) => client.rpc('bin_messages', { p_ids: [await message()] })),
  cell('messages', 'restores', async ({ client }) =>
    client.rpc('restore_messages', { p_ids: [await message({ deleted_at: LONG_AGO })] }),
  ),
  cell('messages', 'reads saved replies', async ({ client }) => {
    await service().from('saved_replies').insert({ name: unique(), body: 'Thank you.' })
    return client.from('saved_replies').select('id')
  }),
  cell('messages', 'saves a reply', ({ client }) =>
    client.from('saved_replies').insert({ name: unique(), body: 'Thank you.' }).select('id'),
  ),
  cell(
    'retention',
    'deletes a message for good',
    async ({ client }) => client.rpc('delete_message', { p_id: await message({ deleted_at: LONG_AGO }) }),
    ['messages'],
  ),
  cell('retention', 'says how long messages are kept', ({ client }) =>
    client.from('contact_settings').update({ retention_months: 12 }).eq('id', true).select('retention_months'),
  ),
  cell('retention', 'says how long the log is kept', ({ client }) =>
    client.from('log_settings').update({ retention_months: 24 }).eq('id', true).select('retention_months'),
  ),
  cell('retention', 'deletes another’s post for good', async ({ client }) =>
    client
      .from('blog_posts')
      .delete()
      .eq('id', (await foreign({ deleted_at: LONG_AGO })).id)
      .select('id'),
  ),
]

const probeOf = async () => (await contract.account('intern')).userId

const HOUSE: Cell[] = [
  cell('redirects', 'adds a redirect', ({ client }) =>
    client
      .from('redirects')
      .insert({ source: `/${unique()}`, target: '/blog' })
      .select('id'),
  ),
  cell('redirects', 'deletes a redirect', async ({ client }) => {
    const source = `/${unique()}`
    await service().from('redirects').insert({ source, target: '/blog' })
    return client.from('redirects').delete().eq('source', source).select('id')
  }),
  cell('redirects', 'dismisses what was not found', async ({ client }) => {
    const address = `/${unique()}`
    await service().from('missing_addresses').insert({ address })
    return client.from('missing_addresses').delete().eq('address', address).select('address')
  }),
  cell('import_export', 'begins an import', ({ client }) =>
    client.from('import_batches').insert({ source: 'test' }).select('id'),
  ),
  cell('import_export', 'records what it imports', async ({ client }) => {
    const batch = rowsOf(await service().from('import_batches').insert({ source: 'test' }).select('id').single())
    const item = { source: 'test', source_id: unique(), batch_id: batch.id, hash: hash(), version: 1 }
    return client
      .from('import_items')
      .insert({ ...item, post_id: (await foreign()).id })
      .select('source_id')
  }),
  cell('import_export', 'lists imports', async ({ client }) => {
    await service().from('import_batches').insert({ source: 'test' })
    return client.rpc('list_imports')
  }),
  cell('log', 'reads the log', ({ client }) => client.from('audit_log').select('id').limit(1)),
  cell('log', 'lists the log', ({ client }) => client.rpc('list_log', LIST)),
  cell('log', 'reads how long it is kept', ({ client }) => client.from('log_settings').select('retention_months')),
]

const TEAM: Cell[] = [
  cell('team', 'sees other accounts', ({ client }) =>
    client.from('admins').select('username').eq('username', contract.intern.username),
  ),
  cell('team', 'gives a role', async ({ client }) =>
    client
      .from('admins')
      .update({ role: 'nothing' })
      .eq('user_id', await nobody())
      .select('user_id'),
  ),
  cell('team', 'invites', ({ client }) =>
    client.from('invitations').insert({ token_hash: hash(), role: 'nothing' }).select('id'),
  ),
  cell('team', 'adds a role', ({ client }) =>
    client.from('roles').insert({ name: unique(), label: unique(), rights: [] }).select('name'),
  ),
  cell('team', 'changes a role', ({ client }) =>
    client.from('roles').update({ label: unique() }).eq('name', 'nothing').select('name'),
  ),
  cell('team', 'makes a link to a new password', async ({ client }) =>
    client.rpc('make_password_link', { p_user_id: await nobody(), p_token_hash: hash() }),
  ),
  cell('team', 'opens a closed sign-in', async ({ client }) => {
    const key = `user:${unique()}`
    await service().from('login_attempts').insert({ key, failures: 9 })
    return client.rpc('open_lockout', { p_key: key })
  }),
  cell('team', 'lists closed sign-ins', async ({ client }) => {
    await service()
      .from('login_attempts')
      .insert({ key: `user:${unique()}`, failures: 9 })
    return client.rpc('list_lockouts', { p_min: 5, p_window: '1 hour' })
  }),
  {
    right: 'team',
    what: 'gives posts to another account',
    can: async ({ client }) => {
      const { id } = await own(contract.intern)
      await client.from('blog_posts').update({ created_by: contract.admin.userId }).eq('id', id)
      const [row] = rowsOf(await service().from('blog_posts').select('created_by').eq('id', id))
      return row?.created_by === contract.admin.userId
    },
  },
]

/** A draft of another account that is in review. */
async function submitted(): Promise<string> {
  const { id } = await foreign()
  await contract.sql(
    `insert into public.post_reviews (post_id, version, submitted_by_username) values ('${id}', 1, 'maria')`,
  )
  return id
}

const REVIEW: Cell[] = [
  cell(
    'submit',
    'submits an own draft',
    async (who) => who.client.rpc('submit_post', { p_post: (await own(who)).id }),
    ['write_own'],
  ),
  cell('review', 'approves', async ({ client }) =>
    client.rpc('decide_review', { p_post: await submitted(), p_decision: 'approved', p_round: 1, p_version: 1 }),
  ),
  cell('review', 'gives a review to somebody', async ({ client, userId }) =>
    client.rpc('assign_review', { p_post: await submitted(), p_assignee: userId, p_due: TOMORROW.slice(0, 10) }),
  ),
  cell('review', 'takes a post out of review', async ({ client }) =>
    client.rpc('withdraw_review', { p_post: await submitted() }),
  ),
  cell('review', 'sees who reviews', ({ client }) => client.rpc('list_reviewers')),
  cell('review', 'sees what waits', async ({ client }) => {
    await submitted()
    return client.rpc('count_reviews')
  }),
  cell('review', 'comments on another’s post', async ({ client }) =>
    client
      .from('post_comments')
      .insert({ post_id: await submitted(), body: 'Why?' })
      .select('id'),
  ),
]

const CELLS = [...POSTS, ...PICTURES, ...MESSAGES, ...HOUSE, ...TEAM, ...REVIEW]

/** The account whose role is changed from cell to cell, and one without any right. */
let made: { probe: Account; nobody: string } | undefined
async function accounts() {
  if (!made) {
    await contract.sql(`insert into public.roles (name, label) values ('probe', 'Probe'), ('nothing', 'Nothing')`)
    made = { probe: await contract.account('probe'), nobody: await probeOf() }
  }
  await contract.sql(`update public.admins set role = 'nothing' where user_id = '${made.nobody}'`)
  return made
}
const nobody = async () => (await accounts()).nobody

const giveRights = (rights: readonly Right[]) =>
  contract.sql(`update public.roles set rights = '{${rights.join(',')}}' where name = 'probe'`)
const giveRole = (role: string) =>
  contract.sql(`update public.admins set role = '${role}' where username = '${made?.probe.username}'`)

beforeEach(async () => {
  await accounts()
  await giveRole('probe')
})

describe('a right', () => {
  it.each(CELLS.map((one) => [one.right, one.what, one] as const))('%s alone opens: %s', async (right, _what, one) => {
    const { probe } = await accounts()
    const others = RIGHT_NAMES.filter((name) => name !== right)
    // Who may delete for good erases others' drafts, and who may do a thing for all does it for the own.
    const wider: Partial<Record<Right, Right[]>> = {
      write_own: ['edit_all', 'delete', 'retention'],
      publish_own: ['publish_all'],
      log: ['retention'],
      review: ['edit_all'],
    }
    await giveRights(others.filter((name) => !wider[right]?.includes(name)))
    expect(await one.can(probe)).toBe(false)
    await giveRights([right, ...(one.with ?? [])])
    expect(await one.can(probe)).toBe(true)
  })
})

describe('the role', () => {
  const can = async (one: Cell, rights: readonly string[]) => {
    const has = (right: Right) => rights.includes(right)
    if (one.right === 'write_own' && /own draft|what is typed|own post/.test(one.what) && has('edit_all')) return true
    if (one.right === 'publish_own' && has('publish_all')) return true
    if (one.what.startsWith('comments on') && has('edit_all')) return true
    if (one.right === 'submit') return has('submit') && (has('write_own') || has('edit_all'))
    return has(one.right) && (one.with ?? []).every(has)
  }

  it.each(['admin', 'editor', 'author', 'intern'])('%s opens what its rights open, and nothing else', async (role) => {
    const { probe } = await accounts()
    const [row] = rowsOf(await service().from('roles').select('rights').eq('name', role))
    await giveRole(role)
    for (const one of CELLS)
      expect([one.right, one.what, await one.can(probe)]).toEqual([
        one.right,
        one.what,
        await can(one, row?.rights ?? []),
      ])
  })

  it('admin has every right that the code names, and the database takes no other', async () => {
    const [row] = rowsOf(await service().from('roles').select('rights').eq('name', 'admin'))
    expect(row?.rights).toEqual(RIGHT_NAMES)
    await expect(contract.sql(`update public.roles set rights = '{fly}' where name = 'probe'`)).rejects.toThrow()
  })

  it('cannot be changed when it is admin, and not be deleted when the site came with it or an account has it', async () => {
    const { client } = contract.admin
    expect(rowsOf(await client.from('roles').update({ rights: [] }).eq('name', 'admin').select('name'))).toEqual([])
    for (const name of ['admin', 'editor', 'author', 'intern'])
      expect(rowsOf(await client.from('roles').delete().eq('name', name).select('name'))).toEqual([])
    expect((await client.from('roles').delete().eq('name', 'probe').select('name')).error).not.toBeNull()
  })

  it('is in the log with what was given and taken', async () => {
    const name = unique()
    const { client } = contract.admin
    rowsOf(
      await client
        .from('roles')
        .insert({ name, label: 'Desk', rights: ['messages', 'log'] })
        .select('name'),
    )
    rowsOf(
      await client
        .from('roles')
        .update({ rights: ['messages', 'redirects'] })
        .eq('name', name)
        .select('name'),
    )
    rowsOf(await client.from('roles').delete().eq('name', name).select('name'))
    const logged = `select event, title, detail, actor from public.audit_log where object_id = '${name}' order by id`
    const actor = contract.admin.username
    expect(await contract.sql(logged)).toEqual([
      { event: 'role.added', title: 'Desk', detail: 'messages, log', actor },
      { event: 'role.changed', title: 'Desk', detail: 'with redirects; without log', actor },
      { event: 'role.deleted', title: 'Desk', detail: '', actor },
    ])
  })
})

describe('who manages the team', () => {
  const TEAM_ONLY: Right[] = ['team', 'write_own']
  const roleOf = async (userId: string) =>
    only(rowsOf(await service().from('admins').select('role').eq('user_id', userId))).role

  it('gives no right that he lacks, neither by a role, an invitation nor a role of his own', async () => {
    const { probe, nobody: other } = await accounts()
    await giveRights(TEAM_ONLY)
    const { client, userId } = probe
    await client.from('admins').update({ role: 'admin' }).eq('user_id', other)
    await client.from('admins').update({ role: 'admin' }).eq('user_id', userId)
    expect(await roleOf(other)).toBe('nothing')
    expect(await roleOf(userId)).toBe('probe')
    const invited = await client.from('invitations').insert({ token_hash: hash(), role: 'intern' })
    expect(isRefused(new BackendError(invited.error?.message ?? '', invited.error?.code ?? '', false))).toBe(true)
    expect((await client.from('roles').insert({ name: unique(), label: 'More', rights: ['log'] })).error).not.toBeNull()
    for (const name of ['probe', 'nothing'])
      await client
        .from('roles')
        .update({ rights: ['team', 'settings'] })
        .eq('name', name)
    expect(
      await contract.sql(`select 1 from public.roles where 'settings' = any (rights) and name <> 'admin'`),
    ).toEqual([])
  })

  it('takes nothing from an account that has rights that he lacks, and gets not at its password', async () => {
    const { probe } = await accounts()
    await giveRights(TEAM_ONLY)
    const { userId } = await contract.account('admin')
    await probe.client.from('admins').update({ role: 'nothing' }).eq('user_id', userId)
    await probe.client.from('admins').update({ deactivated_at: LONG_AGO }).eq('user_id', userId)
    const found = await service().from('admins').select('role, deactivated_at').eq('user_id', userId)
    expect(rowsOf(found)).toEqual([{ role: 'admin', deactivated_at: null }])
    const link = await probe.client.rpc('make_password_link', { p_user_id: userId, p_token_hash: hash() })
    expect(link.error).not.toBeNull()
  })
})

describe('an account without the right', () => {
  it('reads every post all the same', async () => {
    const { probe } = await accounts()
    await giveRights([])
    const { id } = await foreign()
    expect(rowsOf(await probe.client.from('blog_posts').select('id').eq('id', id))).toEqual([{ id }])
  })

  it('replaces no picture in public posts, and empties the bin all the same', async () => {
    const { probe } = await accounts()
    await giveRights(['write_own', 'pictures'])
    const path = await image()
    const { id } = await foreign({ image_url: `/media/${path}`, status: 'published' })
    const replaced = await probe.client.rpc('replace_image', { p_old: path, p_new: 'other.webp' })
    expect(replaced.error).toMatchObject({ code: '42501', message: 'Your role does not change this post' })
    const old = await foreign({ deleted_at: new Date(Date.now() - 40 * 86_400_000).toISOString() })
    const draft = await own(probe)
    expect(isDone(await update(probe, draft.id, { deleted_at: LONG_AGO }))).toBe(true)
    const left = rowsOf(await service().from('blog_posts').select('id').in('id', [id, old.id]))
    expect(left).toEqual([{ id }])
  })

  it('is told its rights when it enters', async () => {
    const { probe } = await accounts()
    await giveRights(['log', 'write_own'])
    expect(rowsOf(await probe.client.rpc('enter_panel_with_rights'))).toEqual([
      { username: probe.username, role: 'probe', rights: ['log', 'write_own'], must_change_password: false },
    ])
  })
})
