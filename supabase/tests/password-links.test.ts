import { describe, expect, it } from 'vitest'
import { acceptInvitation, makeInvitation } from '../../lib/auth/invitations.ts'
import { makePasswordLink, readPasswordLink, setLinkedPassword } from '../../lib/auth/password-links.ts'
import { openContract } from './harness/index.ts'
import { rowsOf } from './harness/rows.ts'

const contract = await openContract()
const { admin, service } = contract.clients

const OLD = 'four onions in a drawer'
const NEW = 'five leeks in a drawer'
const newName = () => `guest-${crypto.randomUUID().slice(0, 12)}`

/** A new account, whose password may change. */
async function account() {
  const username = newName()
  const token = await makeInvitation(admin, 'intern')
  expect(await acceptInvitation(contract.visitor(), { token, username, password: OLD })).toBeNull()
  const row = service.from('admins').select('user_id').eq('username', username)
  return { username, userId: rowsOf(await row.single()).user_id }
}

async function linkOf(userId: string): Promise<string> {
  const token = await makePasswordLink(admin, userId)
  if (token === null) throw new Error('no link was made')
  return token
}

describe('a link to a new password', () => {
  it('sets the password once and ends the sessions of its account', async () => {
    const { username, userId } = await account()
    const { client } = await contract.signIn(username, OLD)
    expect(rowsOf(await client.rpc('enter_panel'))).toHaveLength(1)
    const token = await linkOf(userId)
    expect(await readPasswordLink(contract.visitor(), token)).toMatchObject({
      username,
      madeBy: contract.admin.username,
    })
    // Opening it changes nothing.
    expect((await contract.signIn(username, OLD)).isIn).toBe(true)

    expect(await setLinkedPassword(contract.visitor(), { token, password: NEW })).toEqual({ username })
    expect(rowsOf(await client.rpc('enter_panel'))).toEqual([])
    expect((await contract.signIn(username, OLD)).isIn).toBe(false)
    const again = await contract.signIn(username, NEW)
    expect(rowsOf(await again.client.rpc('enter_panel'))).toMatchObject([{ username, must_change_password: false }])
    expect(await setLinkedPassword(contract.visitor(), { token, password: OLD })).toBeNull()
    expect((await contract.signIn(username, NEW)).isIn).toBe(true)
  })

  it('stays open when the password is refused', async () => {
    const { username, userId } = await account()
    const token = await linkOf(userId)
    const weak = await setLinkedPassword(contract.visitor(), { token, password: `${username} and more` })
    expect(weak).toEqual({ fault: 'A password may not hold the username' })
    expect(await readPasswordLink(contract.visitor(), token)).not.toBeNull()
  })

  it('works for one of two people who use it at the same moment', async () => {
    const { username, userId } = await account()
    const token = await linkOf(userId)
    const results = await Promise.all(
      [NEW, OLD].map((password) => setLinkedPassword(contract.visitor(), { token, password })),
    )
    expect(results.filter((result) => result !== null)).toEqual([{ username }])
  })

  it('ends after a day, with the next link, with any change of the password, and with the account', async () => {
    const { userId } = await account()
    const [first, second] = [await linkOf(userId), await linkOf(userId)]
    expect(await readPasswordLink(contract.visitor(), first)).toBeNull()
    await contract.sql(`update auth.users set encrypted_password = 'x' where id = '${userId}'`)
    expect(await readPasswordLink(contract.visitor(), second)).toBeNull()

    const third = await linkOf(userId)
    await contract.sql(`update public.password_links set expires_at = now() where user_id = '${userId}'`)
    expect(await setLinkedPassword(contract.visitor(), { token: third, password: NEW })).toBeNull()

    const fourth = await linkOf(userId)
    await contract.sql(`update public.admins set deactivated_at = now() where user_id = '${userId}'`)
    expect(await setLinkedPassword(contract.visitor(), { token: fourth, password: NEW })).toBeNull()
    expect(await makePasswordLink(admin, userId)).toBeNull()
  })

  it('accepts only a bcrypt hash and only its own token', async () => {
    const token = await linkOf((await account()).userId)
    const use = (p_token: string, p_password_hash: string) =>
      contract.visitor().rpc('use_password_link', { p_token, p_password_hash })
    expect((await use(token, NEW)).error).not.toBeNull()
    const hash = `$2b$10$${'a'.repeat(53)}`
    expect((await use('f'.repeat(64), hash)).data).toBeNull()
    expect(await readPasswordLink(contract.visitor(), token)).not.toBeNull()
  })

  it('is in the log without its token', async () => {
    const { username, userId } = await account()
    const token = await linkOf(userId)
    const log = service.from('audit_log').select('event, actor, title').eq('object_id', userId)
    const rows = rowsOf(await log.order('id', { ascending: false }).limit(1))
    expect(rows).toEqual([{ event: 'account.reset', actor: contract.admin.username, title: username }])
    expect(JSON.stringify(rowsOf(await service.from('audit_log').select('*')))).not.toContain(token)
  })
})
