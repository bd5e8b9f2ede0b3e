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

it('says that the embedded backend sets no password for others', async () => {
  const { username } = await contract.account('intern')
  await expect(setPassword(contract.clients.service, username, 'a long password')).rejects.toThrow(
    'works with a hosted project',
  )
})
