import { expect, it } from 'vitest'
import { makePasswordLink, setLinkedPassword } from '../../lib/auth/password-links.ts'
import type { Account } from './harness/clients.ts'
import { addPasskeyTable, setUpPasskey } from './harness/factors.ts'
import { openContract } from './harness/index.ts'

const contract = await openContract()
const { anon, admin } = contract.clients

const passkeysOf = ({ userId }: Account) =>
  contract.sql(`select id from auth.webauthn_credentials where user_id = '${userId}'`)
const events = ({ userId }: Account) => contract.log(`event like 'passkey.%' and object_id = '${userId}'`)

const offered = async () => (await anon.rpc('has_passkeys')).data

it('a link to a new password works without passkeys at the backend', async () => {
  expect(await offered()).toBe(false)
  const account = await contract.account('intern')
  const token = String(await makePasswordLink(admin, account.userId))
  expect(await setLinkedPassword(contract.visitor(), { token, password: 'five leeks in a drawer' })).toMatchObject({
    username: account.username,
  })
})

it('an added and a removed passkey are in the log, even without the panel', async () => {
  await addPasskeyTable(contract)
  expect(await offered()).toBe(true)
  const account = await contract.account('intern')
  await setUpPasskey(contract, account)
  await contract.sql(`delete from auth.webauthn_credentials where user_id = '${account.userId}'`)
  const actor = account.username
  expect(await events(account)).toMatchObject([
    { event: 'passkey.added', actor },
    { event: 'passkey.removed', actor },
  ])
})

it('a link to a new password, and the removal of a lost factor, remove the passkeys of the account', async () => {
  const [linked, lost, other] = [
    await contract.account('intern'),
    await contract.account('intern'),
    await contract.account('intern'),
  ]
  for (const account of [linked, lost, other]) await setUpPasskey(contract, account)
  const token = String(await makePasswordLink(admin, linked.userId))
  await setLinkedPassword(contract.visitor(), { token, password: 'five leeks in a drawer' })
  await contract.sql(`select private.remove_factors('${lost.userId}')`)
  expect(await passkeysOf(linked)).toEqual([])
  expect(await passkeysOf(lost)).toEqual([])
  expect(await passkeysOf(other)).toHaveLength(1)
})
