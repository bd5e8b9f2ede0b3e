import { expect, it } from 'vitest'
import { listAccounts } from '../../lib/auth/accounts.ts'
import { listInvitations } from '../../lib/auth/invitations.ts'
import { change, createAccount, setPassword } from '../../scripts/admin/accounts.ts'
import { openContract } from './harness/index.ts'

const contract = openContract()

it('lists accounts, changes a role, takes every right away and gives it back', async () => {
  const { service } = contract.clients
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

it('creates an account, and none with a name that is there', async () => {
  const { service, anon } = contract.clients
  const create = () => createAccount({ service, visitor: anon }, 'jan', 'intern', 'a long password')
  await create()
  expect(await listAccounts(service)).toContainEqual(
    expect.objectContaining({ username: 'jan', role: 'intern', isActive: true }),
  )
  await expect(create()).rejects.toThrow('There is an account called jan.')
  expect(await listInvitations(service)).toEqual([])
})

it('sets the password of an account, which is changed at the next sign-in', async () => {
  const { service, anon } = contract.clients
  await createAccount({ service, visitor: anon }, 'zofia', 'intern', 'a long password')
  await setPassword({ service, visitor: anon }, 'zofia', 'another long word')
  expect((await contract.signIn('zofia', 'a long password')).isIn).toBe(false)
  const { client } = await contract.signIn('zofia', 'another long word')
  expect((await client.rpc('enter_panel')).data).toMatchObject([{ username: 'zofia', must_change_password: true }])
})
