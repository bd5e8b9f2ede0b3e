import { describe, expect, it } from 'vitest'
import { loginEmail, usernameSchema } from '../../lib/auth/schema.ts'
import { USERNAME_MAX } from '../../lib/auth/limits.ts'
import { clientOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { aPost, only, rowsOf, violatesCheck } from './harness/rows.ts'

const contract = openContract()

const everyAdmin = async () =>
  rowsOf(await contract.clients.service.from('admins').select('user_id, username, role').order('username'))
const idsOf = (rows: { user_id: string }[] | null) => rows?.map(({ user_id }) => user_id) ?? []

describe('reading', () => {
  it('an intern sees the own row and no other, an admin every row', async () => {
    const { client, userId } = contract.intern
    expect(idsOf((await client.from('admins').select('user_id')).data)).toEqual([userId])
    const all = await contract.clients.admin.from('admins').select('user_id').order('username')
    expect(idsOf(all.data)).toEqual(idsOf(await everyAdmin()))
  })
})

describe('writing', () => {
  it('the deletion of an account removes its row', async () => {
    const intern = await contract.account('intern')
    await contract.sql(`delete from auth.users where id = '${intern.userId}'`)
    expect(idsOf(await everyAdmin())).not.toContain(intern.userId)
  })
})

describe('a username', () => {
  const insert = async (username: string) => {
    const { userId } = await contract.account()
    return contract.clients.service.from('admins').insert({ user_id: userId, username })
  }

  it.each(['a', 'maria.k-2_b', '7up', 'z'.repeat(USERNAME_MAX)])(
    'may be %s, and the new one is an intern',
    async (username) => {
      expect(usernameSchema.safeParse(username).success).toBe(true)
      expect((await insert(username)).error).toBeNull()
      const row = only((await everyAdmin()).filter((admin) => admin.username === username))
      expect(row.role).toBe('intern')
    },
  )

  it.each(['', 'Maria', '-maria', '.maria', 'maria nowak', 'maría', 'maria\n', 'z'.repeat(USERNAME_MAX + 1)])(
    'may not be %j, in the form as in the database',
    async (username) => {
      expect(usernameSchema.safeParse(username).success).toBe(false)
      expect(violatesCheck((await insert(username)).error)).toBe(true)
    },
  )

  it('is unique', async () => {
    expect((await insert(contract.intern.username)).error?.code).toBe('23505')
  })
})

describe('signing up', () => {
  it('is closed to visitors who ask for a one-time code', async () => {
    const { anon } = contract.clients
    const email = loginEmail('visitor')
    const { error } = await anon.auth.signInWithOtp({ email, options: { shouldCreateUser: true } })
    expect(error?.code).toBe('otp_disabled')
    expect(await contract.sql(`select id from auth.users where email = '${email}'`)).toEqual([])
  })
})

describe('a session that has ended', () => {
  it('gives its unexpired access token no rights', async () => {
    const leaver = await contract.account('admin')
    const { data } = await leaver.client.auth.getSession()
    const token = data.session?.access_token ?? ''
    const late = () => clientOf(contract.backend.app, contract.keys.publishableKey, token)
    const own = late().from('admins').select('username').eq('user_id', leaver.userId)
    expect(rowsOf(await own)).toEqual([{ username: leaver.username }])
    expect((await leaver.client.auth.signOut()).error).toBeNull()
    for (const table of ['admins', 'blog_posts', 'contact_messages', 'post_revisions'] as const) {
      expect((await late().from(table).select('*')).data ?? []).toEqual([])
    }
    const insert = await late()
      .from('blog_posts')
      .insert(aPost({ created_by_admin: leaver.username }))
    expect(insert.error).not.toBeNull()
    expect(
      (await late().rpc('list_posts', { p_words: [], p_sort: 'changed', p_descending: true, p_limit: 5, p_offset: 0 }))
        .data ?? [],
    ).toEqual([])
  })
})
