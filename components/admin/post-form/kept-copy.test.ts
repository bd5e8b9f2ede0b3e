import { describe, expect, it } from 'vitest'
import type { Store } from './browser-storage'
import { emptyForm, postFormSchema, toSaveInput } from './form-schema'
import { copiesToOffer, type KeptCopy, keptHere, type Offer, sameFields } from './kept-copy'

const { intent: _intent, publishAt: _publishAt, id: _id, ...empty } = emptyForm
const copy = (title: string, updatedAt: string): KeptCopy => ({
  fields: { ...empty, title },
  baseVersion: 1,
  updatedAt,
})

const offer = (title: string, updatedAt: string, key: string | null = null): Offer => ({
  key,
  copy: copy(title, updatedAt),
})

function memory(): Store {
  const items = new Map<string, string>()
  return {
    keys: () => [...items.keys()],
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

describe('kept copies', () => {
  it('come back as they were kept; anything else is nothing', () => {
    const store = memory()
    const kept = copy('Soup', '2026-11-21T08:00:00.000Z')
    store.setItem('post:a', JSON.stringify(kept))
    store.setItem('post:b', '{"fields":')
    store.setItem('postscript:c', JSON.stringify(kept))
    expect(keptHere(store, 'post')).toEqual([{ key: 'post:a', copy: kept }])
  })

  it('are offered newest first, where they differ from what is saved and from each other', () => {
    const older = offer('Older', '2026-11-21T08:00:00.000Z')
    const newer = offer('Newer', '2026-11-21T09:00:00.000Z', 'post:a')
    const again = offer('Newer', '2026-11-21T08:30:00.000Z')
    const same = offer('', '2026-11-21T10:00:00.000Z')
    expect(copiesToOffer(empty, [older, again, newer, same])).toEqual([newer, older])
    expect(copiesToOffer(empty, [same])).toEqual([])
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
    expect(toSaveInput({ ...emptyForm, intent: 'schedule', publishAt: '2099-01-01T10:00' }, null)).toHaveProperty(
      'publishAt',
    )
  })
})
