import { describe, expect, it } from 'vitest'
import { changeAccount, givePosts } from '../../lib/auth/accounts.ts'
import { acceptInvitation, makeInvitation } from '../../lib/auth/invitations.ts'
import { clientOf } from '../../scripts/backend/app-client.ts'
import { type Account, sessionOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { interleave } from './harness/interleave.ts'
import { aPost, only, postById, rowsOf, storedPost } from './harness/rows.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

type Row = { role: string; active: boolean }
const rowOf = async ({ userId }: Account) =>
  only(
    await contract.sql<Row>(
      `select role, deactivated_at is null as active from public.admins where user_id = '${userId}'`,
    ),
  )
const onlyAdmin = ({ userId }: Account) =>
  contract.sql(`update public.admins set role = 'intern' where user_id <> '${userId}'`)
const restoreAdmin = ({ userId }: Account) =>
  contract.sql(`update public.admins set role = 'admin' where user_id = '${userId}'`)

/** Signs an account in a second time. */
async function signInAgain({ client, username }: Account) {
  const password = `four onions in a drawer ${crypto.randomUUID()}`
  expect((await client.auth.updateUser({ password })).error).toBeNull()
  return (await contract.signIn(username, password)).client
}
const isIn = async (client: Account['client']) => ((await client.rpc('enter_panel')).data ?? []).length === 1

describe('an account', () => {
  it.each(['intern', 'admin'] as const)('%s cannot change its own role or deactivate itself', async (role) => {
    const account = await contract.account(role)
    const own = account.client.from('admins')
    await own.update({ role: role === 'intern' ? 'admin' : 'intern' }).eq('user_id', account.userId)
    await own.update({ deactivated_at: new Date().toISOString() }).eq('user_id', account.userId)
    expect(await rowOf(account)).toEqual({ role, active: true })
  })

  it('is refused at its next request after a deactivation, and its posts stay', async () => {
    const account = await contract.account('admin')
    const { client, userId, username } = account
    const { id } = await storedPost(client, { created_by: userId, created_by_admin: username })
    expect(await isIn(client)).toBe(true)
    expect(await changeAccount(admin, userId, { isActive: false })).toBe(true)
    expect(await isIn(client)).toBe(false)
    for (const table of ['admins', 'blog_posts', 'contact_messages', 'audit_log', 'post_revisions'] as const)
      expect((await client.from(table).select('*')).data ?? []).toEqual([])
    expect((await client.from('blog_posts').insert(aPost({ created_by_admin: username }))).error).not.toBeNull()
    expect(await contract.sql(`select id from auth.sessions where user_id = '${userId}'`)).toEqual([])
    expect((await postById(service, id))?.created_by_admin).toBe(username)

    expect(await changeAccount(admin, userId, { isActive: true })).toBe(true)
    // The session was deleted, so the account signs in again.
    expect(await isIn(client)).toBe(false)
  })
})

describe('the last admin', () => {
  it('cannot get another role, be deactivated or be deleted', async () => {
    const { userId } = contract.admin
    await onlyAdmin(contract.admin)
    await expect(changeAccount(service, userId, { role: 'intern' })).rejects.toThrow()
    await expect(changeAccount(service, userId, { isActive: false })).rejects.toThrow()
    expect((await service.from('admins').delete().eq('user_id', userId)).error).not.toBeNull()
    await expect(contract.sql(`delete from auth.users where id = '${userId}'`)).rejects.toThrow()
    await expect(contract.sql(`update public.admins set role = 'intern'`)).rejects.toThrow()
    expect(await rowOf(contract.admin)).toEqual({ role: 'admin', active: true })
  })

  // PGlite has one connection: two changes cannot interleave there.
  it.skipIf(!process.env.TEST_POSTGRES_URL)('remains when two admins deactivate each other at once', async () => {
    const other = await contract.account('admin')
    await onlyAdmin(contract.admin)
    await restoreAdmin(other)
    const [, second] = await interleave(
      contract,
      (transaction) => transaction.unsafe(`update public.admins set role = 'intern' where user_id = '${other.userId}'`),
      () => service.from('admins').update({ role: 'intern' }).eq('user_id', contract.admin.userId),
    )
    expect(second.error).not.toBeNull()
    expect(await rowOf(contract.admin)).toEqual({ role: 'admin', active: true })
  })
})

describe('the posts of an account', () => {
  it('move to another without a new version, and the log names both accounts', async () => {
    const from = await contract.account('intern')
    const to = await contract.account('intern')
    const { id } = await storedPost(from.client, { created_by: from.userId, created_by_admin: from.username })
    await givePosts(admin, from.userId, to.userId)
    const owner = { created_by: to.userId, created_by_admin: to.username, version: 1 }
    expect(await postById(service, id)).toMatchObject(owner)
    expect(await contract.log(`object_id = '${id}' and event = 'post.given'`)).toMatchObject([
      { detail: `${from.username} to ${to.username}` },
    ])
  })

  it('move in parts that fit the time of a call, those that need more rights first', async () => {
    const [from, to] = [await contract.account('intern'), await contract.account('intern')]
    await contract.sql(`
      insert into public.blog_posts (slug, title, author, content, status, created_by, created_by_admin)
      select '', 'Soup ' || n, 'Anna', repeat('A soup of leeks. ', 5), case when n > 1 then 'draft' else 'published' end,
        '${from.userId}', '${from.username}' from generate_series(1, 101) n`)
    const give = (until?: number) => givePosts(admin, from.userId, to.userId, until)
    const left = () => contract.sql(`select status from public.blog_posts where created_by = '${from.userId}'`)
    expect(await give(0)).toEqual({ posts: 100, isDone: false })
    expect(await left()).toEqual([{ status: 'draft' }])
    expect(await give()).toEqual({ posts: 1, isDone: true })
    expect(await give()).toEqual({ posts: 0, isDone: true })
    expect(await givePosts(admin, to.userId, to.userId, 0)).toEqual({ posts: 0, isDone: true })
  })

  it('move all when one is erased and one given to a third account meanwhile', async () => {
    const [from, to, third] = [
      await contract.account('intern'),
      await contract.account('intern'),
      await contract.account('intern'),
    ]
    await contract.sql(`
      insert into public.blog_posts (slug, title, author, content, created_by, created_by_admin)
      select '', 'Leek soup ' || n, 'Anna', repeat('A soup of leeks. ', 5), '${from.userId}', '${from.username}'
      from generate_series(1, 150) n`)
    const { data } = await admin.auth.getSession()
    let updates = 0
    const racing: typeof contract.backend.fetch = async (request) => {
      if (request.method === 'PATCH' && (updates += 1) === 1) {
        const [erased = '', given = ''] = new URL(request.url).searchParams.get('id')?.match(/[\da-f-]{36}/g) ?? []
        await contract.sql(`delete from public.blog_posts where id = '${erased}'`)
        const update = admin.from('blog_posts').update({ created_by: third.userId })
        expect(rowsOf(await update.eq('id', given).select('id'))).toHaveLength(1)
      }
      return contract.backend.fetch(request)
    }
    const client = clientOf({ fetch: racing }, contract.keys.publishableKey, data.session?.access_token)
    expect(await givePosts(client, from.userId, to.userId)).toEqual({ posts: 148, isDone: true })
    const owned = (by: string) => contract.sql(`select id from public.blog_posts where created_by = '${by}'`)
    expect(await owned(from.userId)).toEqual([])
    expect(await owned(third.userId)).toHaveLength(1)
  })

  it('cannot move to a deactivated account or one without a role', async () => {
    const { client, userId } = contract.admin
    const gone = await contract.account('intern')
    await changeAccount(client, gone.userId, { isActive: false })
    const { id } = await storedPost(client, { created_by: userId, created_by_admin: 'admin' })
    for (const to of [gone.userId, contract.stranger.userId]) expect(await givePosts(client, userId, to)).toBeNull()
    expect((await postById(service, id))?.created_by).toBe(userId)
  })
})

describe('the sessions of an account', () => {
  it('are listed with browser and network, for their account alone', async () => {
    const account = await contract.account('intern')
    const other = await signInAgain(account)
    const where = { p_network: '203.0.113.0/24', p_device: 'Firefox on Linux' }
    await service.rpc('start_session', { p_session: await sessionOf(other), ...where })
    const listed = rowsOf(await account.client.rpc('list_sessions'))
    const present = { id: await sessionOf(account.client), is_current: true, device: '', network: '' }
    const noted = { id: await sessionOf(other), is_current: false, device: where.p_device, network: where.p_network }
    expect(listed[0]).toMatchObject(present)
    expect(listed).toContainEqual(expect.objectContaining(noted))
    expect(rowsOf(await intern.rpc('list_sessions')).map(({ id }) => id)).not.toContain(listed[0]?.id)
  })

  it('end one by one: the next request is refused', async () => {
    const account = await contract.account('admin')
    const other = await signInAgain(account)
    expect(await isIn(other)).toBe(true)
    expect((await account.client.rpc('end_sessions', { p_id: await sessionOf(other) })).data).toBe(1)
    expect(await isIn(other)).toBe(false)
    expect((await other.from('blog_posts').select('id')).data ?? []).toEqual([])
    expect(await isIn(account.client)).toBe(true)
  })

  it('end all but the present one', async () => {
    const account = await contract.account('intern')
    const others = [await signInAgain(account), await signInAgain(account)]
    const before = rowsOf(await account.client.rpc('list_sessions')).length
    expect((await account.client.rpc('end_sessions')).data).toBe(before - 1)
    expect(await Promise.all([account.client, ...others].map(isIn))).toEqual([true, false, false])
  })

  it('end with the sign-out, although their token has not expired', async () => {
    const { client } = await contract.account('admin')
    const { data } = await client.auth.getSession()
    const late = clientOf(contract.backend, contract.keys.publishableKey, data.session?.access_token)
    expect(await isIn(late)).toBe(true)
    expect((await client.auth.signOut()).error).toBeNull()
    expect(await isIn(late)).toBe(false)
    expect((await late.from('blog_posts').select('id')).data ?? []).toEqual([])
  })

  it('cannot be ended by another account, not even by an admin', async () => {
    const account = await contract.account('intern')
    const p_id = await sessionOf(account.client)
    for (const role of ['intern', 'admin'] as const)
      expect((await contract.clients[role].rpc('end_sessions', { p_id })).data).toBe(0)
    expect(await isIn(account.client)).toBe(true)
  })

  it('end eight hours after the sign-in, even with refreshed tokens', async () => {
    const { client, userId } = await contract.account('admin')
    const signedIn = (ago: string) =>
      contract.sql(`update auth.sessions set created_at = now() - interval '${ago}' where user_id = '${userId}'`)
    await signedIn('7 hours 59 minutes')
    expect(await isIn(client)).toBe(true)
    await signedIn('8 hours')
    expect(await isIn(client)).toBe(false)
  })
})

describe('closed sign-ins', () => {
  const KEYS = ['client:hash:maria', 'user:maria']
  const close = () =>
    contract.sql(`insert into public.login_attempts (key, failures) values ('${KEYS[0]}', 5), ('${KEYS[1]}', 4)`)

  it('are listed at the limit of failures, and open one by one', async () => {
    await close()
    const listed = rowsOf(await admin.rpc('list_lockouts', { p_min: 5, p_window: '15 minutes' }))
    expect(listed.map(({ key }) => key)).toEqual([KEYS[0]])
    expect((await admin.rpc('open_lockout', { p_key: KEYS[0] ?? '' })).data).toBe(true)
    expect(await contract.sql('select key from public.login_attempts')).toEqual([{ key: KEYS[1] }])
  })

  it('are listed also when a hundred later counters are below their limits', async () => {
    const take = (p_keys: string[], p_max: number[]) =>
      service.rpc('take_login_attempt', { p_keys, p_max, p_window: '15 minutes' })
    for (let n = 0; n < 5; n += 1) rowsOf(await take(['client:hash:maria'], [5]))
    const networks = Array.from({ length: 101 }, (_, n) => `client:hash-${n}`)
    for (let n = 0; n < 6; n += 1)
      rowsOf(
        await take(
          networks,
          networks.map(() => 20),
        ),
      )
    const listed = rowsOf(await admin.rpc('list_lockouts', { p_min: 5, p_window: '15 minutes' }))
    expect(listed.map(({ key }) => key)).toEqual(['client:hash:maria'])
  })

  it('are opened without logging a name that a stranger typed', async () => {
    await close()
    await admin.rpc('open_lockout', { p_key: KEYS[0] ?? '' })
    expect((await contract.log(`event = 'session.opened'`)).at(-1)?.title).toBe('')
  })
})

describe('a generated password', () => {
  const temporary = async () => {
    const username = `temp-${crypto.randomUUID().slice(0, 8)}`
    const token = await makeInvitation(service, 'admin', '', true)
    const password = 'four onions in a drawer'
    expect(await acceptInvitation(contract.visitor(), { token, username, password })).toBeNull()
    const { client } = await contract.signIn(username, password)
    return { client, username }
  }

  it('gives no right until it is changed, not even to an admin', async () => {
    const { client, username } = await temporary()
    await storedPost(service, { status: 'draft' })
    expect(rowsOf(await client.rpc('enter_panel'))).toEqual([{ username, role: 'admin', must_change_password: true }])
    expect(rowsOf(await client.from('blog_posts').select('id').eq('status', 'draft'))).toEqual([])
    expect(rowsOf(await client.from('admins').select('username'))).toEqual([])
    const insert = await client.from('blog_posts').insert(aPost({ created_by_admin: username }))
    expect(insert.error?.code).toBe('42501')
    expect(rowsOf(await client.rpc('list_sessions'))).toEqual([])

    expect((await client.auth.updateUser({ password: 'five leeks in a drawer' })).error).toBeNull()
    expect(rowsOf(await client.rpc('enter_panel'))).toEqual([{ username, role: 'admin', must_change_password: false }])
    expect(rowsOf(await client.from('blog_posts').select('id').eq('status', 'draft'))).not.toEqual([])
  })
})
