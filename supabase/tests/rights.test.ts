import { beforeEach, describe, expect, it } from 'vitest'
import { acceptInvitation, makeInvitation, readInvitation } from '../../lib/auth/invitations.ts'
import { makePasswordLink, readPasswordLink } from '../../lib/auth/password-links.ts'
import { type Right, RIGHT_NAMES, rightsOf } from '../../lib/auth/rights.ts'
import { writeRole } from '../../lib/auth/roles.ts'
import { BackendError, isRefused } from '../../lib/supabase/backend-error.ts'
import { PRIVILEGES } from './harness/access.ts'
import type { Account } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { interleave } from './harness/interleave.ts'
import {
  type Cell,
  hash,
  isDone,
  LONG_AGO,
  makeRows,
  named,
  opened,
  unique,
  updatePost,
} from './harness/right-cells.ts'
import { allCells } from './harness/right-cells-site.ts'
import { askToUpdate, deleteRow, daysAgo, insertRow, only, rowsOf, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { stranger, admin } = contract.clients
const rows = makeRows(contract)
const { service, own, foreign, image } = rows

/** The account whose role is changed from cell to cell, and one without any right. */
let made: { probe: Account; powerless: string } | undefined
async function accounts() {
  if (!made) {
    await contract.sql(`insert into public.roles (name, label) values ('probe', 'Probe'), ('nothing', 'Nothing')`)
    made = { probe: await contract.account('probe'), powerless: (await contract.account('intern')).userId }
  }
  return made
}
const powerless = async () => (await accounts()).powerless

const CELLS = allCells(contract, rows, powerless)

/** Rows of the tables that no cell fills. */
const FILL = `
  insert into public.missing_addresses (address) values ('/missing');
  insert into public.notification_deliveries (message_id, channel, event, slug, target, attempts, delivered)
  values (gen_random_uuid(), 'webhook', 'publish', 's', 't', 1, true);
  insert into public.post_slug_redirects (slug, post_id) select 'former', id from public.blog_posts limit 1;
  insert into public.saved_views (user_id, name, query) select user_id, 'Mine', 'q=x' from public.admins limit 1;
  insert into public.text_blocks (name, title, content) values ('eggs', 'Eggs', 'Large.');
  insert into public.topic_texts (slug, description) values ('soups', 'Bowls.');`

const giveRights = (rights: readonly Right[]) =>
  contract.sql(`update public.roles set rights = '{${rights.join(',')}}' where name = 'probe'`)
const giveRole = (role: string) =>
  contract.sql(`update public.admins set role = '${role}' where username = '${made?.probe.username}'`)

beforeEach(async () => {
  await accounts()
  await giveRole('probe')
})

describe('a right', () => {
  /** The right to delete for good includes others' drafts, and a right about all posts includes the own ones. */
  const WIDER: Partial<Record<Right, Right[]>> = {
    write_own: ['edit_all', 'delete', 'retention'],
    publish_own: ['publish_all'],
    log: ['retention'],
    review: ['edit_all'],
  }

  it.each(RIGHT_NAMES)('%s alone allows its actions and no others', async (right) => {
    const { probe } = await accounts()
    const cells = CELLS.filter((one) => one.right === right)
    expect(cells).not.toEqual([])
    await giveRights(RIGHT_NAMES.filter((name) => name !== right && !WIDER[right]?.includes(name)))
    expect(await opened(cells, probe)).toEqual([])
    for (const one of cells) {
      await giveRights([right, ...one.besides])
      expect(await opened([one], probe)).toEqual(named([one]))
    }
  })
})

describe('the role', () => {
  const isOpenTo = (rights: readonly string[]) => (one: Cell) => {
    const has = (right: Right) => rights.includes(right)
    if (one.right === 'write_own' && /own draft|what is typed|own post/.test(one.what) && has('edit_all')) return true
    if (one.right === 'publish_own' && has('publish_all')) return true
    if (one.what.startsWith('comments on') && has('edit_all')) return true
    if (one.right === 'submit') return has('submit') && (has('write_own') || has('edit_all'))
    return has(one.right) && one.besides.every(has)
  }
  const editor: Right[] = ['write_own', 'edit_all', 'submit', 'review', 'publish_own', 'publish_all', 'delete']
  const intern: Right[] = ['write_own', 'edit_all', 'publish_own', 'publish_all', 'delete']

  it.each<[string, Right[]]>([
    ['admin', RIGHT_NAMES],
    ['editor', [...editor, 'pictures', 'messages', 'redirects', 'log']],
    ['author', ['write_own', 'submit', 'pictures']],
    ['intern', [...intern, 'pictures', 'messages', 'redirects']],
  ])('%s allows the actions of its rights and no others', async (role, rights) => {
    const { probe } = await accounts()
    expect(rowsOf(await service().from('roles').select('rights').eq('name', role))).toEqual([{ rights }])
    await giveRole(role)
    expect(await opened(CELLS, probe)).toEqual(named(CELLS.filter(isOpenTo(rights))))
  })

  it('accepts no right that the code does not name', async () => {
    await expect(contract.sql(`update public.roles set rights = '{fly}' where name = 'probe'`)).rejects.toThrow()
  })

  it('cannot be changed if it is admin, nor deleted if it is built in or an account has it', async () => {
    expect(rowsOf(await admin.from('roles').update({ rights: [] }).eq('name', 'admin').select('name'))).toEqual([])
    for (const name of ['admin', 'editor', 'author', 'intern'])
      expect(rowsOf(await admin.from('roles').delete().eq('name', name).select('name'))).toEqual([])
    expect((await admin.from('roles').delete().eq('name', 'probe').select('name')).error).not.toBeNull()
  })

  it('is not changed by an account that opened it before another change', async () => {
    const rightsBefore: Right[] = ['messages', 'log']
    const opened = { name: unique(), label: 'Desk', rights: rightsBefore }
    // The order of rights means nothing.
    await insertRow(admin, 'roles', { ...opened, rights: ['log', 'messages'] })
    expect(await writeRole(admin, { before: opened, label: 'Desk', rights: ['messages'] })).toBe(true)
    expect(await writeRole(admin, { before: opened, label: 'The desk', rights: opened.rights })).toBe(false)
    const { label, rights } = only(rowsOf(await admin.from('roles').select('label, rights').eq('name', opened.name)))
    expect([label, rights]).toEqual(['Desk', ['messages']])
    const present = { ...opened, rights: rightsOf(rights) }
    expect(await writeRole(admin, { before: present, label: 'The desk', rights: [] })).toBe(true)
    await deleteRow(admin, 'roles', opened.name)
  })

  it('is in the log with the given and taken rights', async () => {
    const name = unique()
    await insertRow(admin, 'roles', { name, label: 'Desk', rights: ['messages', 'log'] })
    await updateRow(admin, 'roles', name, { rights: ['messages', 'redirects'] })
    await deleteRow(admin, 'roles', name)
    const actor = contract.admin.username
    expect(await contract.log(`object_id = '${name}'`)).toMatchObject([
      { event: 'role.added', title: 'Desk', detail: 'messages, log', actor },
      { event: 'role.changed', title: 'Desk', detail: 'with redirects; without log', actor },
      { event: 'role.deleted', title: 'Desk', detail: '', actor },
    ])
  })
})

describe('an account that manages the team', () => {
  const TEAM_ONLY: Right[] = ['team', 'write_own']
  const roleOf = async (userId: string) =>
    only(rowsOf(await service().from('admins').select('role').eq('user_id', userId))).role

  it('cannot give a right that the account lacks, neither by a role, an invitation nor a new role', async () => {
    const { probe, powerless: other } = await accounts()
    await giveRights(TEAM_ONLY)
    const { client, userId } = probe
    await client.from('admins').update({ role: 'admin' }).eq('user_id', other)
    await client.from('admins').update({ role: 'admin' }).eq('user_id', userId)
    expect(await roleOf(other)).toBe('nothing')
    expect(await roleOf(userId)).toBe('probe')
    const invited = await client.from('invitations').insert({ token_hash: hash(), role: 'intern' })
    expect(isRefused(new BackendError(invited.error?.message ?? '', invited.error?.code ?? '', false))).toBe(true)
    expect((await client.from('roles').insert({ name: unique(), label: 'More', rights: ['log'] })).error).not.toBeNull()
    for (const name of ['probe', 'nothing']) await askToUpdate(client, 'roles', name, { rights: ['team', 'settings'] })
    expect(
      await contract.sql(`select 1 from public.roles where 'settings' = any (rights) and name <> 'admin'`),
    ).toEqual([])
  })

  it('cannot change an account with more rights, nor its password', async () => {
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

  it.each([
    ['is deactivated', `update public.admins set deactivated_at = now() where user_id = $1`],
    ['is deleted', `delete from auth.users where id = $1`],
    ['gets a smaller role', `update public.admins set role = 'nothing' where user_id = $1`],
    ['loses a right of its role', `update public.roles set rights = '{team}' where name = 'probe'`],
  ])('leaves no open link when it %s', async (_, change) => {
    await giveRights(['team', 'log'])
    await contract.sql(
      `insert into public.roles (name, label, rights) values ('reader', 'Reader', '{log}') on conflict do nothing`,
    )
    const [maker, member] = [await contract.account('probe'), await contract.account('reader')]
    const makeLinks = async ({ client }: Pick<Account, 'client'>) => ({
      invitation: await makeInvitation(client, 'reader'),
      password: await makePasswordLink(client, member.userId),
    })
    const { invitation, password } = await makeLinks(maker)
    expect(await readPasswordLink(contract.visitor(), password ?? '')).not.toBeNull()
    const remaining = await makeInvitation(admin, 'reader')

    await contract.sql(change.replace('$1', `'${maker.userId}'`))
    expect(await readInvitation(contract.visitor(), invitation)).toBeNull()
    const accepted = { token: invitation, username: unique(), password: 'four onions in a drawer' }
    expect(await acceptInvitation(contract.visitor(), accepted)).toBe('over')
    expect(await readPasswordLink(contract.visitor(), password ?? '')).toBeNull()
    expect(await readInvitation(contract.visitor(), remaining)).not.toBeNull()
  })

  // PGlite has one connection: two calls cannot interleave there.
  it.skipIf(!process.env.TEST_POSTGRES_URL).each([
    ['invitation', 'its deactivation', `update public.admins set deactivated_at = now() where user_id = $1`],
    ['password', 'its deactivation', `update public.admins set deactivated_at = now() where user_id = $1`],
    ['invitation', 'the loss of a right', `update public.roles set rights = '{team}' where name = 'probe'`],
    ['password', 'a promotion of its member', `update public.admins set role = 'admin' where user_id = $2`],
  ])('makes no %s link during %s', async (kind, _, change) => {
    await giveRights(['team', 'log'])
    await contract.sql(
      `insert into public.roles (name, label, rights) values ('reader', 'Reader', '{log}') on conflict do nothing`,
    )
    const [maker, member] = [await contract.account('probe'), await contract.account('reader')]
    const make = () =>
      kind === 'password' ? makePasswordLink(maker.client, member.userId) : makeInvitation(maker.client, 'reader')
    const statement = change.replace('$1', `'${maker.userId}'`).replace('$2', `'${member.userId}'`)
    const [, made] = await interleave(
      contract,
      (transaction) => transaction.unsafe(statement),
      () => make().catch((error: unknown) => error),
    )
    expect(made).toBeInstanceOf(BackendError)
    expect(await contract.sql(`select from public.invitations where invited_by = '${maker.username}'`)).toEqual([])
    expect(await contract.sql(`select from public.password_links where made_by = '${maker.username}'`)).toEqual([])
  })
})

describe('an account that manages the team and gives a post away', () => {
  const PUBLIC = { status: 'published' } as const
  /** The error of the attempt, if any, and whether the account `to` has the post afterwards. */
  async function give({ id }: { id: string }, to: string) {
    const { probe } = await accounts()
    const { error } = await askToUpdate(probe.client, 'blog_posts', id, { created_by: to })
    const { created_by } = only(rowsOf(await service().from('blog_posts').select('created_by').eq('id', id)))
    return error?.code ?? (created_by === to ? 'given' : 'kept')
  }

  it('cannot take a post that it may not change, nor give it to an account that may not', async () => {
    const { probe, powerless: other } = await accounts()
    const author = await contract.account('author')
    await giveRights(['team', 'write_own', 'publish_own'])
    for (const changes of [{}, PUBLIC, { ...PUBLIC, deleted_at: LONG_AGO }])
      for (const to of [probe.userId, author.userId, other])
        expect(await give(await foreign(changes), to)).toBe('42501')
  })

  it('gives such a post to an account that edits and publishes all posts', async () => {
    const { userId } = await contract.account('editor')
    await giveRights(['team'])
    for (const changes of [{}, PUBLIC, { ...PUBLIC, deleted_at: LONG_AGO }])
      expect(await give(await foreign(changes), userId)).toBe('given')
  })

  it('gives its own posts, and those of others that it may change, to every account', async () => {
    const { probe } = await accounts()
    const author = await contract.account('author')
    await giveRights(['team', 'write_own', 'publish_own'])
    for (const changes of [{}, PUBLIC]) expect(await give(await own(probe, changes), author.userId)).toBe('given')
    await giveRights(['team', 'edit_all', 'publish_all'])
    for (const changes of [{}, PUBLIC]) expect(await give(await foreign(changes), author.userId)).toBe('given')
  })

  it('needs the right to publish for a post that is no draft, and for an account that publishes its own', async () => {
    const { probe } = await accounts()
    const author = await contract.account('author')
    await giveRights(['team', 'edit_all', 'publish_own'])
    expect(await give(await foreign(), author.userId)).toBe('given')
    for (const changes of [{}, PUBLIC, { ...PUBLIC, deleted_at: LONG_AGO }])
      expect(await give(await foreign(changes), probe.userId)).toBe('42501')
  })
})

describe('an account without the right', () => {
  it('can still read every post', async () => {
    const { probe } = await accounts()
    await giveRights([])
    const { id } = await foreign()
    expect(rowsOf(await probe.client.from('blog_posts').select('id').eq('id', id))).toEqual([{ id }])
  })

  it('cannot replace a picture in public posts, their kept changes and portraits, and can still empty the bin', async () => {
    const { probe } = await accounts()
    await giveRights(['write_own', 'pictures'])
    const path = await image()
    const { id } = await foreign({ image_url: `/media/${path}`, status: 'published' })
    const replaced = await probe.client.rpc('replace_image', { p_old: path, p_new: 'other.webp' })
    expect(replaced.error).toMatchObject({ code: '42501', message: 'Your role does not change this post' })
    const face = await image()
    await insertRow(service(), 'author_profiles', { name: `Author ${unique()}`, portrait_image: face })
    const refused = await probe.client.rpc('replace_image', { p_old: face, p_new: path })
    expect(refused.error).toMatchObject({ code: '42501', message: 'Your role does not change this author' })
    const later = await image()
    const plan = { post_id: id, base_version: 1, changed: { image_url: `/media/${later}` } }
    await insertRow(service(), 'post_changes', plan)
    const kept = await probe.client.rpc('replace_image', { p_old: later, p_new: path })
    expect(kept.error).toMatchObject({ code: '42501', message: 'Your role does not change this post' })
    const old = await foreign({ deleted_at: daysAgo(30.1) })
    const lately = await foreign({ deleted_at: daysAgo(29.9) })
    const draft = await own(probe)
    expect(isDone(await updatePost(probe, draft, { deleted_at: LONG_AGO }))).toBe(true)
    const left = rowsOf(await service().from('blog_posts').select('id').in('id', [id, old.id, lately.id]))
    expect(left.map((post) => post.id).toSorted()).toEqual([id, lately.id].toSorted())
  })

  it('cannot change a public page by the words of its own picture', async () => {
    const { probe } = await accounts()
    await giveRights(['write_own', 'pictures'])
    const path = await image({ created_by: probe.userId })
    const draft = await own(probe, { image_url: `/media/${path}` })
    const describe = () => askToUpdate(probe.client, 'images', path, { caption: 'Soup' })
    expect(isDone(await describe())).toBe(true)
    await updateRow(service(), 'blog_posts', draft.id, { status: 'published', published_at: LONG_AGO })
    expect(isDone(await describe())).toBe(false)
    await giveRights(['write_own', 'publish_own', 'pictures'])
    expect(isDone(await describe())).toBe(true)
    await foreign({ image_url: `/media/${path}`, status: 'published' })
    expect(isDone(await describe())).toBe(false)
    await giveRights(['edit_all', 'pictures'])
    expect(isDone(await describe())).toBe(true)
  })

  it('cannot change the words of its own picture in a text that is reviewed, but in a later one', async () => {
    const { probe } = await accounts()
    await giveRights(['write_own', 'submit', 'pictures'])
    const path = await image({ created_by: probe.userId })
    const draft = await own(probe, { image_url: `/media/${path}` })
    const describe = () => askToUpdate(probe.client, 'images', path, { caption: 'Soup' })
    rowsOf(await probe.client.rpc('submit_post', { p_post: draft.id }))
    expect(isDone(await describe())).toBe(false)
    expect(isDone(await updatePost(probe, draft, { title: 'Later' }))).toBe(true)
    expect(isDone(await describe())).toBe(true)
  })

  it('cannot restore its own picture that another account took down', async () => {
    const { probe } = await accounts()
    await giveRights(['write_own', 'pictures'])
    const path = await image({ created_by: probe.userId, deleted_at: LONG_AGO, deleted_by: contract.admin.username })
    await contract.sql(`insert into storage.objects (bucket_id, name) values ('blog-images', '${path}')`)
    const restore = async () => rowsOf(await probe.client.rpc('restore_images', { p_paths: [path] }))
    expect(await restore()).toEqual([])
    await updateRow(service(), 'images', path, { deleted_by: probe.username })
    expect(await restore()).toEqual([path])
  })

  it('gets its rights when it enters the panel', async () => {
    const { probe } = await accounts()
    await giveRights(['log', 'write_own'])
    expect(rowsOf(await probe.client.rpc('enter_panel_with_rights'))).toEqual([
      { username: probe.username, role: 'probe', rights: ['log', 'write_own'], must_change_password: false },
    ])
  })
})

it('a stranger can do none of these actions', async () => {
  expect(await opened(CELLS, contract.stranger)).toEqual([])
})

describe('a stranger', () => {
  /** The columns of a table that a session may read, `*` for all; null for none. */
  const granted = (table: string, action: 'SELECT' | 'INSERT' | 'UPDATE') => {
    const found = new RegExp(`\\b${action}\\b(?:\\(([^)]*)\\))?`).exec(PRIVILEGES[table]?.authenticated ?? '')
    return found && (found[1] ?? '*')
  }
  const contents = async (table: string) =>
    only(await contract.sql<{ all: string | null }>(`select json_agg(t)::text as all from public.${table} t`)).all

  it('cannot read, add, change or delete a row of any table, except read the settings of the site', async () => {
    const { probe } = await accounts()
    await giveRights(RIGHT_NAMES)
    await opened(CELLS, probe)
    await contract.sql(FILL)
    const found = { empty: [] as string[], read: [] as string[], changed: [] as string[] }
    for (const table of Object.keys(PRIVILEGES) as 'images'[]) {
      const columns = granted(table, 'SELECT')
      if (!columns) continue
      const before = await contents(table)
      if (before === null) found.empty.push(table)
      const rowsOfTable = () => stranger.from(table)
      if (((await rowsOfTable().select(columns as '*')).data ?? []).length > 0) found.read.push(table)
      const all = await contract.sql<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 limit 1`,
      )
      const named = [granted(table, 'UPDATE'), columns, only(all).name].find((name) => name && name !== '*')
      const [column = ''] = named?.split(',') ?? []
      const updated = await rowsOfTable()
        .update({ [column]: null } as never)
        .not(column as 'path', 'is', null)
      const deleted = await rowsOfTable()
        .delete()
        .not(column as 'path', 'is', null)
      const [first = ''] = (granted(table, 'INSERT') ?? '').split(',')
      const added = await rowsOfTable().insert({ [first && first !== '*' ? first : only(all).name]: null } as never)
      const isRefused = [updated, deleted].every(({ error }) => error === null || error.code === '42501')
      if (!isRefused || added.error?.code !== '42501' || (await contents(table)) !== before) found.changed.push(table)
    }
    expect(found).toEqual({ empty: [], read: ['site_settings'], changed: [] })
  })
})
