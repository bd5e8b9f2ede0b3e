import { describe, expect, it } from 'vitest'
import { emptyForm, postFormSchema, toSaveInput } from './form-schema'
import { copyToOffer, type KeptCopy, readKept, sameFields, writeKept } from './kept-copy'

const { intent: _intent, publishAt: _publishAt, ...empty } = emptyForm
const copy = (title: string, updatedAt: string): KeptCopy => ({ fields: { ...empty, title }, baseVersion: 1, updatedAt })

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

describe('kept copies', () => {
  it('come back as they were kept; anything else is nothing', () => {
    const store = memory()
    const kept = copy('Soup', '2026-11-21T08:00:00.000Z')
    expect(writeKept(store, 'a', kept)).toBe(true)
    expect(readKept(store, 'a')).toEqual(kept)
    store.setItem('b', '{"fields":')
    expect(readKept(store, 'b')).toBeNull()
    expect(readKept(store, 'c')).toBeNull()
  })

  it('offers the newest that differs from what is saved', () => {
    const older = copy('Older', '2026-11-21T08:00:00.000Z')
    const newer = copy('Newer', '2026-11-21T09:00:00.000Z')
    const same = copy('', '2026-11-21T10:00:00.000Z')
    expect(copyToOffer(empty, [older, newer, same, null])).toBe(newer)
    expect(copyToOffer(empty, [same, null])).toBeNull()
  })

  it('compares the fields of a post and nothing else', () => expect(sameFields(emptyForm, empty)).toBe(true))
})

describe('postFormSchema', () => {
  const errors = (values: Partial<typeof emptyForm>) =>
    postFormSchema.safeParse({ ...emptyForm, ...values }).error?.issues.map(({ message }) => message) ?? []

  it('lets a draft be incomplete and holds a published post to the rules', () => {
    expect(errors({ intent: 'draft' })).toEqual([])
    expect(errors({ intent: 'publish' })).toEqual(expect.arrayContaining(['Title is required', 'Content is required']))
  })

  it('wants a moment in the future for a planned post', () => {
    const ready = { intent: 'schedule' as const, title: 'Soup', content: 'x'.repeat(60) }
    expect(errors(ready)).toEqual(['Choose a date and a time'])
    expect(errors({ ...ready, publishAt: '2020-01-01T10:00' })).toEqual(['Choose a time in the future'])
    expect(errors({ ...ready, publishAt: '2099-01-01T10:00' })).toEqual([])
  })

  it('sends a date only with a plan', () => {
    expect(toSaveInput(emptyForm, null)).not.toHaveProperty('publishAt')
    expect(toSaveInput({ ...emptyForm, intent: 'schedule', publishAt: '2099-01-01T10:00' }, null)).toHaveProperty('publishAt')
  })
})
