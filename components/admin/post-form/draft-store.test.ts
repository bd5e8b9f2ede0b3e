import { describe, expect, it, vi } from 'vitest'
import type { Store } from './browser-storage'
import { draftKey, newestDraft, writeDraft } from './draft-store'
import { emptyPost } from './empty-post'

const FORM = draftKey('ola', 'new-post')

function memory(...entries: [string, string][]): Store & { items: Map<string, string> } {
  const items = new Map(entries)
  return {
    items,
    keys: () => [...items.keys()],
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const deny = () => {
  throw new Error('denied')
}
const refusing: Store = { keys: deny, getItem: deny, setItem: deny, removeItem: deny }

describe('draft', () => {
  it('comes back as it was kept, with the id of the post it became', () => {
    const storage = memory()
    const id = '4f6f0f8e-33f1-4c9e-9f6a-0d6d5f1a2b3c'
    expect(writeDraft(storage, `${FORM}:a`, { ...emptyPost, title: 'Żurek', id }, emptyPost)).toBe(true)
    expect(newestDraft(storage, FORM)).toMatchObject({ key: `${FORM}:a`, draft: { title: 'Żurek', id } })
  })
  it('of two tabs is kept for each, and the newest comes back first', () => {
    vi.useFakeTimers()
    const storage = memory()
    writeDraft(storage, `${FORM}:a`, { ...emptyPost, title: 'first' }, emptyPost)
    vi.advanceTimersByTime(1000)
    writeDraft(storage, `${FORM}:b`, { ...emptyPost, title: 'second' }, emptyPost)
    vi.useRealTimers()
    expect(newestDraft(storage, FORM)?.draft.title).toBe('second')
    expect(storage.items.size).toBe(2)
  })
  it('is not kept of an empty form, and is forgotten of one that was emptied', () => {
    const storage = memory()
    writeDraft(storage, `${FORM}:a`, { ...emptyPost, title: 'a' }, emptyPost)
    writeDraft(storage, `${FORM}:a`, emptyPost, emptyPost)
    expect(storage.items.size).toBe(0)
  })
  it('is nothing when the storage holds something else', () => {
    expect(newestDraft(memory([FORM, '{"title":1}']), FORM)).toBeNull()
    expect(newestDraft(memory([FORM, 'no json']), FORM)).toBeNull()
    expect(newestDraft(memory(), FORM)).toBeNull()
  })
  it('says so when the storage is off or full, and does not fail', () => {
    expect(newestDraft(refusing, FORM)).toBeNull()
    expect(writeDraft(refusing, FORM, { ...emptyPost, title: 'a' }, emptyPost)).toBe(false)
  })
  it('is one for each person and form', () => {
    expect(draftKey('ola', 'new-post')).not.toBe(draftKey('jan', 'new-post'))
  })
})
