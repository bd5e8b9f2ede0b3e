import { describe, expect, it } from 'vitest'
import { listAccounts } from '../../lib/auth/accounts.ts'
import { listInvitations } from '../../lib/auth/invitations.ts'
import { loginEmail, usernameSchema } from '../../lib/auth/schema.ts'
import { USERNAME_MAX } from '../../lib/auth/limits.ts'
import { change, createAccount, setPassword } from '../../scripts/admin/accounts.ts'
import { openContract } from './harness/index.ts'
import { only, rowsOf, violatesCheck } from './harness/rows.ts'

const contract = await openContract()
const { anon, admin, service } = contract.clients

const everyAdmin = async () => rowsOf(await service.from('admins').select('user_id, username, role').order('username'))
const idsOf = (rows: { user_id: string }[] | null) => rows?.map(({ user_id }) => user_id) ?? []

it('an intern sees only the own row, an admin every row', async () => {
  const { client, userId } = contract.intern
  expect(idsOf((await client.from('admins').select('user_id')).data)).toEqual([userId])
  const all = await admin.from('admins').select('user_id').order('username')
  expect(idsOf(all.data)).toEqual(idsOf(await everyAdmin()))
})

it('the deletion of an account removes its row', async () => {
  const intern = await contract.account('intern')
  await contract.sql(`delete from auth.users where id = '${intern.userId}'`)
  expect(idsOf(await everyAdmin())).not.toContain(intern.userId)
})

describe('a username', () => {
  const insert = async (username: string) => {
    const { userId } = await contract.account()
    return service.from('admins').insert({ user_id: userId, username })
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

it('signing up is closed to visitors who ask for a one-time code', async () => {
  const email = loginEmail('visitor')
  const { error } = await anon.auth.signInWithOtp({ email, options: { shouldCreateUser: true } })
  expect(error?.code).toBe('otp_disabled')
  expect(await contract.sql(`select id from auth.users where email = '${email}'`)).toEqual([])
})

describe('the command of the accounts', () => {
  it('lists accounts, changes a role, deactivates and reactivates an account', async () => {
    const { client, userId, username } = await contract.account('intern')
    await change(service, username, { role: 'admin' })
    const account = { userId, username, role: 'admin', isActive: true }
    expect(await listAccounts(service)).toContainEqual(account)
    expect((await client.rpc('enter_panel')).data).toMatchObject([{ username, role: 'admin' }])

    await change(service, username, { isActive: false })

    expect(await listAccounts(service)).toContainEqual({ ...account, isActive: false })
    expect((await client.from('contact_messages').select('id')).data).toEqual([])

    await change(service, username, { isActive: true })
    expect(await listAccounts(service)).toContainEqual(account)
    await expect(change(service, 'unknown', { role: 'admin' })).rejects.toThrow('No account of the panel is called')
  })

  it('creates an account, and refuses a name in use', async () => {
    const create = () => createAccount({ service, visitor: anon }, 'jan', 'intern', 'a long password')
    await create()
    expect(await listAccounts(service)).toContainEqual(
      expect.objectContaining({ username: 'jan', role: 'intern', isActive: true }),
    )
    await expect(create()).rejects.toThrow('There is an account called jan.')
    expect(await listInvitations(service)).toEqual([])
  })

  it('sets the password of an account, which is changed at the next sign-in', async () => {
    await createAccount({ service, visitor: anon }, 'zofia', 'intern', 'a long password')
    await setPassword({ service, visitor: anon }, 'zofia', 'another long word')
    expect((await contract.signIn('zofia', 'a long password')).isIn).toBe(false)
    const { client } = await contract.signIn('zofia', 'another long word')
    expect((await client.rpc('enter_panel')).data).toMatchObject([{ username: 'zofia', must_change_password: true }])
  })
})
