import { describe, expect, it } from 'vitest'
import { clearDraft, draftKey, readDraft, writeDraft } from './draft-store'
import { emptyPost } from './empty-post'

function memory(text?: string) {
  const items = new Map(text === undefined ? [] : [['key', text]])
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const refusing = {
  getItem: () => {
    throw new Error('denied')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('denied')
  },
}

describe('draft', () => {
  it('comes back as it was kept', () => {
    const storage = memory()
    writeDraft(storage, 'key', { ...emptyPost, title: 'Żurek' }, emptyPost)
    expect(readDraft(storage, 'key')?.title).toBe('Żurek')
  })
  it('keeps no empty form, and forgets one that was emptied', () => {
    const storage = memory()
    writeDraft(storage, 'key', { ...emptyPost, title: 'a' }, emptyPost)
    writeDraft(storage, 'key', emptyPost, emptyPost)
    expect(storage.items.size).toBe(0)
  })
  it('is nothing when the storage holds something else', () => {
    expect(readDraft(memory('{"title":1}'), 'key')).toBeNull()
    expect(readDraft(memory('no json'), 'key')).toBeNull()
    expect(readDraft(memory(), 'key')).toBeNull()
  })
  it('does not fail when the storage is off or full', () => {
    expect(readDraft(refusing, 'key')).toBeNull()
    expect(() => writeDraft(refusing, 'key', { ...emptyPost, title: 'a' }, emptyPost)).not.toThrow()
    expect(() => clearDraft(refusing, 'key')).not.toThrow()
  })
  it('is one for each person and form', () => {
    expect(draftKey('ola', 'new-post')).not.toBe(draftKey('jan', 'new-post'))
  })
})
