import { describe, expect, it } from 'vitest'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { IMAGE_ALT_MAX, IMAGE_MAX_BYTES } from '../../lib/images/limits.ts'
import { type Role, openContract, verdicts } from './harness/index.ts'
import { anImage, only, rowsOf, violatesCheck } from './harness/rows.ts'

const contract = openContract()

type Changes = Partial<TablesInsert<'images'>>
const STAFF: Role[] = ['intern', 'admin', 'service']
const EVERYBODY: Role[] = ['anon', 'stranger', ...STAFF]

const images = async () => rowsOf(await contract.clients.service.from('images').select())
const stored = async () => rowsOf(await contract.clients.service.from('images').insert(anImage()).select().single())

describe('who may', () => {
  it.each(verdicts(...EVERYBODY))('%s %s see what is known of a picture', async (role, verdict) => {
    const { path } = await stored()
    const { data } = await contract.clients[role].from('images').select('path')
    expect(data).toEqual(verdict === 'may' ? [{ path }] : [])
  })

  it.each(verdicts(...STAFF))('%s %s add one', async (role, verdict) => {
    const { error } = await contract.clients[role].from('images').insert(anImage())
    expect(error?.code).toBe(verdict === 'may' ? undefined : '42501')
    expect(await images()).toHaveLength(verdict === 'may' ? 1 : 0)
  })

  it.each(verdicts(...STAFF))('%s %s describe one', async (role, verdict) => {
    const { path } = await stored()
    await contract.clients[role].from('images').update({ alt: 'A bowl of soup' }).eq('path', path)
    expect(only(await images()).alt).toBe(verdict === 'may' ? 'A bowl of soup' : '')
  })

  it.each(verdicts(...STAFF))('%s %s remove one', async (role, verdict) => {
    const { path } = await stored()
    await contract.clients[role].from('images').delete().eq('path', path)
    expect(await images()).toHaveLength(verdict === 'may' ? 0 : 1)
  })
})

describe('where a picture comes from', () => {
  it('is noted', async () => {
    rowsOf(await contract.clients.intern.from('images').insert(anImage()).select())
    expect(only(await images()).created_by).toBe(contract.intern.userId)
  })

  it.each([
    ['another account', () => contract.admin.userId],
    ['no account', () => null],
  ])('cannot be given as %s', async (_who, created_by) => {
    const { error } = await contract.clients.intern.from('images').insert(anImage({ created_by: created_by() }))
    expect(error?.code).toBe('42501')
    expect(await images()).toEqual([])
  })

  it.each<[string, () => Changes]>([
    ['created_by', () => ({ created_by: contract.admin.userId })],
    ['created_at', () => ({ created_at: '2020-01-01T00:00:00Z' })],
    ['path', () => ({ path: 'other.webp' })],
    ['bytes', () => ({ bytes: 1 })],
  ])('and what was measured stays: %s', async (_column, changes) => {
    const before = rowsOf(await contract.clients.intern.from('images').insert(anImage()).select().single())
    const { error } = await contract.clients.intern.from('images').update(changes()).eq('path', before.path)
    expect(error?.code).toBe('42501')
    expect(only(await images())).toEqual(before)
  })

  it('is forgotten with the account, the picture stays', async () => {
    const leaver = await contract.account('intern')
    rowsOf(await leaver.client.from('images').insert(anImage()).select())
    await contract.sql(`delete from auth.users where id = '${leaver.userId}'`)
    expect(only(await images())).toMatchObject({ path: 'soup.webp', created_by: null })
  })
})

describe('the limits', () => {
  const insert = (changes: Changes) => contract.clients.service.from('images').insert(anImage(changes))

  it.each<[string, Changes]>([
    ['the heaviest picture', { bytes: IMAGE_MAX_BYTES }],
    ['the smallest one', { bytes: 1, width: 1, height: 1 }],
    ['the largest one', { width: 10_000, height: 10_000 }],
    ['the longest description', { alt: 'ż'.repeat(IMAGE_ALT_MAX) }],
    ['a name as the server makes it', { path: '1795156011902-0-9f8e7d6c5b4a.webp' }],
  ])('%s is stored', async (_what, changes) => {
    expect((await insert(changes)).error).toBeNull()
    expect(only(await images())).toMatchObject(changes)
  })

  it.each<[string, Changes]>([
    ['a picture one byte too heavy', { bytes: IMAGE_MAX_BYTES + 1 }],
    ['an empty one', { bytes: 0 }],
    ['one without width', { width: 0 }],
    ['one without height', { height: 0 }],
    ['one beyond reason', { width: 10_001 }],
    ['a description one letter too long', { alt: 'ż'.repeat(IMAGE_ALT_MAX + 1) }],
    ['a name that leaves its folder', { path: '../secret.webp' }],
    ['a name with a blank', { path: 'my soup.webp' }],
    ['no name', { path: '' }],
    ['a placeholder beyond reason', { blur: 'b'.repeat(4001) }],
  ])('%s is refused', async (_what, changes) => {
    expect(violatesCheck((await insert(changes)).error)).toBe(true)
    expect(await images()).toEqual([])
  })
})
