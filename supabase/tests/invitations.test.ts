import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { acceptInvitation, makeInvitation, readInvitation, deleteInvitation } from '../../lib/auth/invitations.ts'
import { loginEmail } from '../../lib/auth/schema.ts'
import { openContract } from './harness/index.ts'
import { rowsOf } from './harness/rows.ts'

const contract = await openContract()
const { admin, service } = contract.clients

const PASSWORD = 'four onions in a drawer'
const newName = () => `guest-${randomBytes(6).toString('hex')}`
const accept = (token: string, username = newName()) =>
  acceptInvitation(contract.visitor(), { token, username, password: PASSWORD })
const signUp = (email: string, invitation?: unknown) =>
  contract.visitor().auth.signUp({ email, password: PASSWORD, options: { data: { invitation } } })
const accountsOf = (email: string) => contract.sql(`select id from auth.users where email = '${email}'`)
const roleOf = async (username: string) =>
  rowsOf(await service.from('admins').select('role').eq('username', username)).map(({ role }) => role)
const lastEvent = async () => {
  const log = service.from('audit_log').select('event, actor, title, detail')
  return rowsOf(await log.order('id', { ascending: false }).limit(1))
}
const idOf = async (note: string) => rowsOf(await admin.from('invitations').select('id').eq('note', note).single()).id

describe('an account', () => {
  it.each([undefined, '', 'f'.repeat(64), { not: 'a text' }])(
    'is not made with %j for an invitation',
    async (token) => {
      const email = loginEmail(newName())
      const { data, error } = await signUp(email, token)
      expect(error).not.toBeNull()
      expect(data.session).toBeNull()
      expect(await accountsOf(email)).toEqual([])
    },
  )

  it('has the role of its invitation and the chosen name, and may write at once', async () => {
    const username = newName()
    expect(await accept(await makeInvitation(admin, 'admin', 'Maria'), username)).toBeNull()
    expect(await roleOf(username)).toEqual(['admin'])
    const { client } = await contract.signIn(username, PASSWORD)
    expect(rowsOf(await client.rpc('enter_panel'))).toEqual([{ username, role: 'admin', must_change_password: false }])
  })

  it('cannot choose its role itself', async () => {
    const username = newName()
    const invitation = await makeInvitation(admin, 'intern')
    await contract.visitor().auth.signUp({
      email: loginEmail(username),
      password: PASSWORD,
      options: { data: { invitation, role: 'admin', username: 'root' } },
    })
    expect(await roleOf(username)).toEqual(['intern'])
  })

  it('cannot be made with an address of another domain, whose owner could reset the password', async () => {
    const token = await makeInvitation(admin, 'admin')
    const email = `${newName()}@example.com`
    expect((await signUp(email, token)).error).not.toBeNull()
    expect(await accountsOf(email)).toEqual([])
    expect(await readInvitation(contract.visitor(), token)).toMatchObject({ role: 'admin' })
  })
})

describe('an invitation', () => {
  it('makes one account, also when two people use it at the same moment', async () => {
    const token = await makeInvitation(admin, 'intern')
    const results = await Promise.all([accept(token), accept(token)])
    expect(results.toSorted()).toEqual([null, 'over'].toSorted())
    expect(await accept(token)).toBe('over')
  })

  it('stays open when the name is taken', async () => {
    const token = await makeInvitation(admin, 'intern')
    expect(await accept(token, contract.intern.username)).toBe('taken')
    expect(await accept(token)).toBeNull()
  })

  it('opens nothing once it is revoked or expired', async () => {
    const note = newName()
    const token = await makeInvitation(admin, 'intern', note)
    expect(await deleteInvitation(admin, await idOf(note))).toEqual({ role: 'intern', note })
    expect(await readInvitation(contract.visitor(), token)).toBeNull()
    expect(await accept(token)).toBe('over')

    const late = await makeInvitation(admin, 'intern', newName())
    await contract.sql(`update public.invitations set expires_at = now() - interval '1 second'`)
    expect(await accept(late)).toBe('over')
    const email = loginEmail(newName())
    expect((await signUp(email, late)).error).not.toBeNull()
    expect(await accountsOf(email)).toEqual([])
  })

  it('names its role, its sender and its end', async () => {
    const token = await makeInvitation(admin, 'intern', 'Maria')
    const found = await readInvitation(contract.visitor(), token)
    expect(found).toMatchObject({ role: 'intern', invitedBy: contract.admin.username })
    const days = (Date.parse(found?.endsAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
  })

  it('is in the log when it is made and when it is revoked', async () => {
    const note = newName()
    const entry = { actor: contract.admin.username, title: note, detail: 'intern' }
    await makeInvitation(admin, 'intern', note)
    expect(await lastEvent()).toEqual([{ ...entry, event: 'account.invited' }])
    await deleteInvitation(admin, await idOf(note))
    expect(await lastEvent()).toEqual([{ ...entry, event: 'account.uninvited' }])
  })
})
