import { describe, expect, it } from 'vitest'
import { writeReply } from '../../lib/contact/inbox/queries.ts'
import { VIEWS_MAX } from '../../lib/posts/admin/list-params.ts'
import { REPLIES_MAX, REPLY_NAME_MAX, SAVED_REPLY_MAX, savedReplySchema } from '../../lib/contact/inbox/reply-schema.ts'
import { contextOf } from './harness/clients.ts'
import { openContract, type Role } from './harness/index.ts'
import { only, rowsOf, violatesCheck } from './harness/rows.ts'

const contract = await openContract()
const { intern } = contract.clients
const names = (rows: { name: string }[]) => rows.map(({ name }) => name).toSorted()

describe('saved_views', () => {
  const keep = (role: Role, name: string, query = 'state=draft') =>
    contract.clients[role].from('saved_views').insert({ name, query })
  const seenBy = async (role: Role) => (await contract.clients[role].from('saved_views').select('name')).data ?? []
  const all = () => contract.sql('select 1 from public.saved_views')

  it.each(['intern', 'admin'] as const)('the %s can save one, hidden from others', async (role) => {
    await keep(role, 'Drafts')
    expect(names(await seenBy(role))).toEqual(['Drafts'])
    const other = role === 'admin' ? 'intern' : 'admin'
    expect(await seenBy(other)).toEqual([])
    await contract.clients[other].from('saved_views').delete().not('id', 'is', null)
    expect(await all()).toHaveLength(1)
    await contract.clients[role].from('saved_views').delete().not('id', 'is', null)
    expect(await all()).toEqual([])
  })

  it('needs a unique name per editor and a query', async () => {
    expect(violatesCheck((await keep('intern', ' Drafts ')).error)).toBe(true)
    expect(violatesCheck((await keep('intern', '')).error)).toBe(true)
    expect(violatesCheck((await keep('intern', 'Nothing', '')).error)).toBe(true)
    expect((await keep('intern', 'Drafts')).error).toBeNull()
    expect((await keep('intern', 'Drafts')).error?.message).toContain('violates unique')
    expect((await keep('admin', 'Drafts')).error).toBeNull()
  })

  it('cannot be stored for another editor', async () => {
    const row = { name: 'Forged', query: 'q=x', user_id: contract.admin.userId }
    expect((await intern.from('saved_views').insert(row)).error?.code).toBe('42501')
  })

  it('is limited to twelve', async () => {
    for (let count = 1; count <= VIEWS_MAX; count++) expect((await keep('intern', `View ${count}`)).error).toBeNull()
    expect((await keep('intern', 'One more')).error?.code).toBe('42501')
    expect((await keep('admin', 'Another’s')).error).toBeNull()
  })
})

describe('saved_replies', () => {
  const table = (role: Role) => contract.clients[role].from('saved_replies')

  it('has the limits of its form', async () => {
    const insert = (name: string, body: string) => table('intern').insert({ name, body })
    expect((await insert('n'.repeat(REPLY_NAME_MAX), 'b'.repeat(SAVED_REPLY_MAX))).error).toBeNull()
    expect(violatesCheck((await insert('n'.repeat(REPLY_NAME_MAX + 1), 'b')).error)).toBe(true)
    expect(violatesCheck((await insert('n', 'b'.repeat(SAVED_REPLY_MAX + 1))).error)).toBe(true)
    expect(violatesCheck((await insert('n', '  ')).error)).toBe(true)
    expect((await insert('n'.repeat(REPLY_NAME_MAX), 'Again')).error?.message).toContain('violates unique')
  })

  it('is not changed by an editor who opened it before another change', async () => {
    const context = contextOf(contract.intern, 'intern')
    const read = async () => only(rowsOf(await table('admin').select('id, name, body')))
    const body = 'Dear reader, (a, "b" & 50% \\ c*)\n\nŻurek takes 3 hours + 1.'
    await table('admin').insert({ name: 'Broth', body })
    const opened = await read()
    const first = { ...opened, before: opened, name: 'Broths' }
    expect([await writeReply(context, first), await writeReply(context, first)]).toEqual([true, true])
    expect(await writeReply(context, { ...opened, before: opened, body: 'Late' })).toBe(false)
    const present = await read()
    expect(present).toEqual({ ...opened, name: 'Broths' })
    expect(await writeReply(context, { ...present, before: present, body: 'Later' })).toBe(true)
  })

  it('is not changed by a page that does not send what it opened', async () => {
    await table('admin').insert({ name: 'Broth', body: 'Hello' })
    const stored = only(rowsOf(await table('admin').select('id, name, body')))
    const sent = savedReplySchema.parse({ ...stored, body: 'Late' })
    expect(await writeReply(contextOf(contract.intern, 'intern'), sent)).toBe(false)
    expect(rowsOf(await table('admin').select('id, name, body'))).toEqual([stored])
  })

  it('is limited to fifty', async () => {
    await contract.sql(
      `insert into public.saved_replies (name, body) select 'Reply ' || n, 'x' from generate_series(1, ${REPLIES_MAX}) n`,
    )
    expect((await table('admin').insert({ name: 'One more', body: 'x' })).error?.code).toBe('42501')
  })
})
