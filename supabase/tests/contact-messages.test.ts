import { describe, expect, it } from 'vitest'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, SUBJECT_MAX } from '../../lib/contact/limits.ts'
import { type Role, openContract, verdicts } from './harness/index.ts'
import { aMessage, only, rowsOf, violatesCheck } from './harness/rows.ts'

const contract = openContract()

type Changes = Partial<TablesInsert<'contact_messages'>>
const STAFF: Role[] = ['intern', 'admin', 'service']
const NOW = new Date().toISOString()

const messages = async () => rowsOf(await contract.clients.service.from('contact_messages').select())
const stored = async () =>
  rowsOf(await contract.clients.service.from('contact_messages').insert(aMessage()).select().single())

describe('who may', () => {
  it.each(verdicts(...STAFF))('%s %s read messages', async (role, verdict) => {
    const { id } = await stored()
    const { data } = await contract.clients[role].from('contact_messages').select('id')
    expect(data ?? []).toEqual(verdict === 'may' ? [{ id }] : [])
  })

  it.each(verdicts('service'))('%s %s hand one in', async (role, verdict) => {
    const { error } = await contract.clients[role].from('contact_messages').insert(aMessage())
    expect(error?.code).toBe(verdict === 'may' ? undefined : '42501')
    expect(await messages()).toHaveLength(verdict === 'may' ? 1 : 0)
  })

  it.each(verdicts(...STAFF))('%s %s mark one as read and put it away', async (role, verdict) => {
    const { id } = await stored()
    await contract.clients[role].from('contact_messages').update({ read_at: NOW, archived_at: NOW }).eq('id', id)
    const { read_at, archived_at } = only(await messages())
    expect([read_at !== null, archived_at !== null]).toEqual(verdict === 'may' ? [true, true] : [false, false])
  })

  it.each(verdicts('service'))('%s %s change what the visitor wrote', async (role, verdict) => {
    const { id } = await stored()
    await contract.clients[role].from('contact_messages').update({ message: 'Rewritten.' }).eq('id', id)
    expect(only(await messages()).message === 'Rewritten.').toBe(verdict === 'may')
  })

  it.each(verdicts('intern', 'admin'))('%s %s put one into the bin and take it out', async (role, verdict) => {
    const { id } = await stored()
    const client = contract.clients[role]
    await client.rpc('bin_messages', { p_ids: [id] })
    const by = role === 'intern' ? contract.intern.username : contract.admin.username
    expect(only(await messages()).deleted_by).toBe(verdict === 'may' ? by : null)
    await contract.sql(`update public.contact_messages set deleted_at = now(), deleted_by = 'somebody'`)
    await client.rpc('restore_messages', { p_ids: [id] })
    expect(only(await messages()).deleted_at === null).toBe(verdict === 'may')
  })

  it.each(verdicts('admin'))('%s %s delete one of the bin for good, by its id', async (role, verdict) => {
    const { id } = await stored()
    await contract.clients[role].rpc('delete_message', { p_id: id })
    expect(await messages()).toHaveLength(1)
    rowsOf(await contract.clients.intern.rpc('bin_messages', { p_ids: [id] }))
    await contract.clients[role].rpc('delete_message', { p_id: id })
    expect(await messages()).toHaveLength(verdict === 'may' ? 0 : 1)
  })

  it('nobody of the panel writes the marks of the bin by hand', async () => {
    const { id } = await stored()
    for (const change of [{ deleted_at: NOW }, { deleted_by: 'somebody else' }]) {
      const { error } = await contract.clients.admin.from('contact_messages').update(change).eq('id', id)
      expect(error?.code).toBe('42501')
    }
  })

  it.each(verdicts('service'))('%s %s delete what a condition leaves', async (role, verdict) => {
    await stored()
    await contract.clients[role].from('contact_messages').delete().not('id', 'is', null)
    expect(await messages()).toHaveLength(verdict === 'may' ? 0 : 1)
  })
})

describe('the bin', () => {
  const boxes = async (id: string) => {
    const { intern } = contract.clients
    const found: string[] = []
    for (const p_box of ['inbox', 'unread', 'archived', 'bin']) {
      const rows = rowsOf(await intern.rpc('list_messages', { p_words: [], p_box, p_limit: 50, p_offset: 0 }))
      if (rows.some((row) => row.id === id)) found.push(p_box)
    }
    return found
  }

  it('holds what no other box and no number shows, and gives it back as it was', async () => {
    const { intern } = contract.clients
    const { id } = await stored()
    rowsOf(await intern.from('contact_messages').update({ archived_at: NOW }).eq('id', id).select('id'))
    expect(await boxes(id)).toEqual(['archived'])
    expect(rowsOf(await intern.rpc('bin_messages', { p_ids: [id, id] }))).toEqual([id])
    // Done twice, by two people: the first one stays named.
    expect(rowsOf(await contract.clients.admin.rpc('bin_messages', { p_ids: [id] }))).toEqual([])
    expect(await boxes(id)).toEqual(['bin'])
    expect(rowsOf(await intern.rpc('count_messages'))).toEqual([{ unread: 0, inbox: 0, archived: 0, bin: 1 }])
    expect(rowsOf(await intern.rpc('export_messages', { p_words: [], p_box: 'archived', p_limit: 50 }))).toEqual([])
    expect(rowsOf(await intern.rpc('restore_messages', { p_ids: [id] }))).toEqual([id])
    expect(await boxes(id)).toEqual(['archived'])
  })
})

describe('the limits of the form are the limits of the database', () => {
  const text = (length: number) => 'ż'.repeat(length)
  const email = (length: number) => `${'a'.repeat(length - '@b.pl'.length)}@b.pl`
  const insert = (changes: Changes) => contract.clients.service.from('contact_messages').insert(aMessage(changes))

  const INTERESTS = [
    'Nutrition Consultation',
    'Healthy Recipe Planning',
    'Wellness Coaching',
    'Dietary Analysis',
    'Health Community',
    'Personal Nutrition Plans',
  ] as const

  it.each<[string, Changes]>([
    ['the longest name', { name: text(NAME_MAX) }],
    ['the longest address', { email: email(EMAIL_MAX) }],
    ['the longest phone number', { phone: text(PHONE_MAX) }],
    ['the longest subject', { subject: text(SUBJECT_MAX) }],
    ['the longest message', { message: text(MESSAGE_MAX) }],
    ['no phone number and no interest', { phone: null, interests: null }],
    ...INTERESTS.map((interests): [string, Changes] => [`interest in ${interests}`, { interests }]),
  ])('%s is stored', async (_what, changes) => {
    expect((await insert(changes)).error).toBeNull()
    expect(only(await messages())).toMatchObject(changes)
  })

  it.each<[string, Changes]>([
    ['no name', { name: '' }],
    ['a name of blanks', { name: ' \n\t' }],
    ['a name one letter too long', { name: text(NAME_MAX + 1) }],
    ['no address', { email: '' }],
    ['an address one letter too long', { email: email(EMAIL_MAX + 1) }],
    ['a phone number one letter too long', { phone: text(PHONE_MAX + 1) }],
    ['a subject of blanks', { subject: '\u00a0\n' }],
    ['a subject one letter too long', { subject: text(SUBJECT_MAX + 1) }],
    ['a message of blanks', { message: '\r\n\r\n' }],
    ['a message one letter too long', { message: text(MESSAGE_MAX + 1) }],
    ['an interest that is not offered', { interests: 'Anything' as 'Health Community' }],
    ['a client mark beyond reason', { client_hash: text(101) }],
  ])('%s is refused', async (_what, changes) => {
    expect(violatesCheck((await insert(changes)).error)).toBe(true)
    expect(await messages()).toEqual([])
  })
})
