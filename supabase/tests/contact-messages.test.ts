import { describe, expect, it } from 'vitest'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { contactInterests } from '../../lib/content/contact-form.ts'
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, SUBJECT_MAX } from '../../lib/contact/limits.ts'
import { openContract } from './harness/index.ts'
import { aMessage, insertRow, only, rowsOf, updateRow, violatesCheck } from './harness/rows.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

type Changes = Partial<TablesInsert<'contact_messages'>>
const NOW = new Date().toISOString()

const messages = async () => rowsOf(await service.from('contact_messages').select())
const stored = (changes: Changes = {}) => insertRow(service, 'contact_messages', aMessage(changes))

const idsIn = async (p_box: string, p_words: string[] = []) =>
  rowsOf(await intern.rpc('find_messages', { p_words, p_box, p_limit: 50, p_offset: 0 })).map(({ id }) => id)

describe('the boxes', () => {
  it('sort messages, and are searched by words', async () => {
    const fresh = await stored()
    const read = await stored({ read_at: NOW })
    const archived = await stored({ archived_at: NOW, message: 'About =cmd and 100% beans' })
    expect((await idsIn('inbox')).toSorted()).toEqual([fresh, read].toSorted())
    expect(await idsIn('unread')).toEqual([fresh])
    expect(await idsIn('archived', ['BEANS', '100%'])).toEqual([archived])
    expect(await idsIn('archived', ['broth'])).toEqual([])
    expect(rowsOf(await admin.rpc('count_messages'))).toEqual([{ unread: 1, inbox: 2, archived: 1, spam: 0, bin: 0 }])
  })

  it('are searched and exported without the marks of letters', async () => {
    const marked = await stored({ name: 'Łucja', message: 'My Żurek is too sour' })
    const plain = await stored({ name: 'Lucja', message: 'My zurek is too thin' })
    for (const words of [['zurek'], ['ŻUREK'], ['łucj'], ['Lucja', 'żur']]) {
      expect((await idsIn('inbox', words)).toSorted()).toEqual([marked, plain].toSorted())
      const view = { p_words: words, p_box: 'inbox', p_limit: 50 }
      expect(rowsOf(await intern.rpc('export_messages', view))).toHaveLength(2)
    }
  })

  it('are searched to their end beside ten thousand messages of another box with the word', async () => {
    const columns = `
      insert into public.contact_messages (name, email, subject, message, created_at, archived_at)
      select 'Anna', 'anna@example.com', 'Soup', `
    await contract.sql(`
      ${columns} 'My broth is cloudy', now(), now() from generate_series(1, 10100);
      ${columns} 'My broth is clear', now() - interval '1 day', null;
      ${columns} 'My bread is dry', now(), null from generate_series(1, 5000);
    `)
    expect(await idsIn('inbox', ['broth'])).toHaveLength(1)
  })
})

describe('the bin', () => {
  const boxes = async (id: string) => {
    const found: string[] = []
    for (const box of ['inbox', 'unread', 'archived', 'bin']) if ((await idsIn(box)).includes(id)) found.push(box)
    return found
  }

  it('hides messages from other boxes and counts, and restores them unchanged', async () => {
    const id = await stored()
    await updateRow(intern, 'contact_messages', id, { archived_at: NOW })
    expect(await boxes(id)).toEqual(['archived'])
    expect(rowsOf(await intern.rpc('bin_messages', { p_ids: [id, id] }))).toEqual([id])
    // Two editors delete the message; the first one stays recorded.
    expect(rowsOf(await admin.rpc('bin_messages', { p_ids: [id] }))).toEqual([])
    expect(await boxes(id)).toEqual(['bin'])
    expect(only(await messages()).deleted_by).toBe(contract.intern.username)
    expect(rowsOf(await intern.rpc('count_messages'))).toEqual([{ unread: 0, inbox: 0, archived: 0, spam: 0, bin: 1 }])
    expect(rowsOf(await intern.rpc('export_messages', { p_words: [], p_box: 'archived', p_limit: 50 }))).toEqual([])
    expect(rowsOf(await intern.rpc('restore_messages', { p_ids: [id] }))).toEqual([id])
    expect(await boxes(id)).toEqual(['archived'])
    // Only messages in the bin can be deleted for good.
    expect(rowsOf(await admin.rpc('delete_message', { p_id: id }))).toBe(false)
    expect(await messages()).toHaveLength(1)
  })
})

describe('an answer', () => {
  const take = (role: 'intern' | 'admin', id: string, p_over = false) =>
    contract.clients[role].rpc('take_message', { p_id: id, p_over })

  it('belongs to one editor; a later one sees the name, and may take it over', async () => {
    const id = await stored()
    const { intern, admin } = contract
    expect(rowsOf(await take('intern', id))).toBe(intern.username)
    expect(only(await messages())).toMatchObject({ taken_by: intern.username, answered_at: null })
    expect(rowsOf(await take('admin', id))).toBe(intern.username)
    expect(rowsOf(await contract.clients.admin.rpc('leave_message', { p_id: id }))).toBe(false)
    expect(rowsOf(await take('admin', id, true))).toBe(admin.username)
    expect(rowsOf(await contract.clients.admin.rpc('leave_message', { p_id: id }))).toBe(true)
    expect(only(await messages())).toMatchObject({ taken_by: null, taken_at: null })
  })

  it('begun by two editors at once belongs to one', async () => {
    const id = await stored()
    const taken = await Promise.all([take('intern', id), take('admin', id)])
    expect(new Set(taken.map((answer) => rowsOf(answer))).size).toBe(1)
  })

  it('is recorded once, with its editor, and can be undone', async () => {
    const id = await stored()
    const answer = async (role: 'intern' | 'admin', p_answered: boolean) =>
      rowsOf(await contract.clients[role].rpc('answer_messages', { p_ids: [id], p_answered }))
    rowsOf(await take('intern', id))
    expect(await answer('intern', true)).toEqual([id])
    expect(await answer('admin', true)).toEqual([])
    const row = only(await messages())
    expect(row).toMatchObject({ answered_by: contract.intern.username, taken_by: null })
    expect(row.read_at).not.toBeNull()
    const list = { p_words: [], p_box: 'inbox', p_limit: 50, p_offset: 0 }
    const { answered_by, answered_at, taken_by, taken_at } = row
    expect(rowsOf(await intern.rpc('find_messages', list))).toMatchObject([
      { answered_by, answered_at, taken_by, taken_at },
    ])
    expect(await answer('admin', false)).toEqual([id])
    expect(only(await messages())).toMatchObject({ answered_by: null, answered_at: null })
  })

  it('cannot be begun for a message of the bin', async () => {
    const id = await stored()
    rowsOf(await intern.rpc('bin_messages', { p_ids: [id] }))
    expect((await take('intern', id)).data).toBeNull()
  })
})

describe('spam', () => {
  const mark = (id: string, spam_at: string | null) => updateRow(intern, 'contact_messages', id, { spam_at })
  it('leaves inbox, unread and archive, has its own count, and can be restored', async () => {
    const id = await stored()
    expect(await idsIn('inbox')).toEqual([id])
    await mark(id, NOW)
    expect([await idsIn('inbox'), await idsIn('unread'), await idsIn('archived')]).toEqual([[], [], []])
    expect(await idsIn('spam')).toEqual([id])
    expect(rowsOf(await intern.rpc('count_messages'))).toEqual([{ unread: 0, inbox: 0, archived: 0, spam: 1, bin: 0 }])
    await mark(id, null)
    expect([await idsIn('spam'), await idsIn('unread')]).toEqual([[], [id]])
  })

  it('catches later messages of the sender, in any case, until the mark is removed', async () => {
    const send = async (p_email: string) => {
      const texts = { p_name: 'Anna', p_phone: '', p_subject: 'Hello', p_message: 'Hello', p_interests: '' }
      const limits = { p_client_hash: 'client', p_max: 50, p_window: '1 hour', p_hash_age: '30 days' }
      const before = new Set((await messages()).map(({ id }) => id))
      const args = { ...texts, ...limits, p_email, p_message_age: '1 year' }
      rowsOf(await service.rpc('submit_contact_message', args))
      return only((await messages()).filter(({ id }) => !before.has(id)))
    }
    const first = await send('buy@spam.example')
    await mark(first.id, NOW)
    const second = await send('BUY@spam.example')
    expect(second.spam_at).not.toBeNull()
    expect((await send('anna@example.com')).spam_at).toBeNull()
    for (const { id } of [first, second]) await mark(id, null)
    expect((await send('buy@spam.example')).spam_at).toBeNull()
  })
})

it('adjacent_messages returns the next messages within a box, also at equal times', async () => {
  const at = (created_at: string, changes: Changes = {}) => stored({ created_at, ...changes })
  const twins = [await at('2026-01-02T00:00:00Z'), await at('2026-01-02T00:00:00Z')].toSorted()
  const [low = '', high = ''] = twins
  const oldest = await at('2026-01-01T00:00:00Z')
  const put = await at('2026-01-03T00:00:00Z', { archived_at: NOW })
  const around = async (id: string) => only(rowsOf(await intern.rpc('adjacent_messages', { p_id: id })))
  expect(await around(oldest)).toEqual({ newer: low, older: null })
  expect(await around(low)).toEqual({ newer: high, older: oldest })
  expect(await around(high)).toEqual({ newer: null, older: low })
  expect(await around(put)).toEqual({ newer: null, older: null })
  rowsOf(await intern.rpc('bin_messages', { p_ids: [low] }))
  expect(await around(high)).toEqual({ newer: null, older: oldest })
  expect(await around(low)).toEqual({ newer: null, older: null })
  const unknown = await intern.rpc('adjacent_messages', { p_id: '00000000-0000-4000-8000-000000000009' })
  expect(rowsOf(unknown)).toEqual([])
})

describe('the limits of the form are the limits of the database', () => {
  const text = (length: number) => 'ż'.repeat(length)
  const email = (length: number) => `${'a'.repeat(length - '@b.pl'.length)}@b.pl`
  const insert = (changes: Changes) => service.from('contact_messages').insert(aMessage(changes))

  it.each<[string, Changes]>([
    ['the longest name', { name: text(NAME_MAX) }],
    ['the longest address', { email: email(EMAIL_MAX) }],
    ['the longest phone number', { phone: text(PHONE_MAX) }],
    ['the longest subject', { subject: text(SUBJECT_MAX) }],
    ['the longest message', { message: text(MESSAGE_MAX) }],
    ['no phone number and no interest', { phone: null, interests: null }],
    ...contactInterests.map((interests): [string, Changes] => [`interest in ${interests}`, { interests }]),
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
    ['a client hash of 101 characters', { client_hash: text(101) }],
  ])('%s is refused', async (_what, changes) => {
    expect(violatesCheck((await insert(changes)).error)).toBe(true)
    expect(await messages()).toEqual([])
  })
})
