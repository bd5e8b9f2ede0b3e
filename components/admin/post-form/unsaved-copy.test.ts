import { describe, expect, it } from 'vitest'
import { newPostFields } from './form-schema'
import {
  copiesToOffer,
  fieldsOf,
  type FoundCopy,
  formKeyOf,
  sameFields,
  type Store,
  tabStorage,
  type UnsavedCopy,
} from './unsaved-copy'

const FORM = formKeyOf('ola', 'new-post')

const copy = (title: string, updatedAt: string, more: Partial<UnsavedCopy> = {}): UnsavedCopy => ({
  fields: { ...newPostFields, title },
  baseVersion: 1,
  updatedAt,
  ...more,
})
const found = (title: string, updatedAt: string, key: string | null = null): FoundCopy => ({
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

const deny = () => {
  throw new Error('denied')
}
const refusing: Store = { keys: deny, getItem: deny, setItem: deny, removeItem: deny }

describe('tabStorage', () => {
  it('gives back what was kept, with the id of the post it became', async () => {
    const store = memory()
    const kept = copy('Żurek', '2026-11-21T08:00:00.000Z', { postId: '4f6f0f8e-33f1-4c9e-9f6a-0d6d5f1a2b3c' })
    expect(await tabStorage(FORM, store).write(kept)).toBe(true)
    expect(await tabStorage(FORM, store).find()).toEqual([{ key: store.keys()[0], copy: kept }])
  })

  it('knows nothing of another person, another form, or what is none of ours', async () => {
    const store = memory()
    await tabStorage(formKeyOf('jan', 'new-post'), store).write(copy('Jan', '2026-11-21T08:00:00.000Z'))
    await tabStorage(`${FORM}er`, store).write(copy('Alike', '2026-11-21T08:00:00.000Z'))
    for (const junk of ['', 'no json', '{"fields":', '{"fields":{"title":1}}', 'null']) store.setItem(`${FORM}:x`, junk)
    expect(await tabStorage(FORM, store).find()).toEqual([])
  })

  it('removes its own copy and no other tab’s', async () => {
    const store = memory()
    const [one, two] = [tabStorage(FORM, store), tabStorage(FORM, store)]
    await one.write(copy('one', '2026-11-21T08:00:00.000Z'))
    await two.write(copy('two', '2026-11-21T08:00:00.000Z'))
    await one.remove()
    expect((await two.find()).map(({ copy: { fields } }) => fields.title)).toEqual(['two'])
  })

  it('does not fail when the storage is off', async () => {
    const storage = tabStorage(FORM, refusing)
    expect(await storage.find()).toEqual([])
    expect(await storage.write(copy('a', '2026-11-21T08:00:00.000Z'))).toBe(false)
    expect(() => storage.remove()).not.toThrow()
  })
})

describe('copiesToOffer', () => {
  it('offers the newest first, where copies differ from what is saved and from each other', () => {
    const older = found('Older', '2026-11-21T08:00:00.000Z')
    const newer = found('Newer', '2026-11-21T09:00:00.000Z', 'a')
    const again = found('Newer', '2026-11-21T08:30:00.000Z')
    const saved = found('', '2026-11-21T10:00:00.000Z')
    expect(copiesToOffer(newPostFields, [older, again, newer, saved])).toEqual([newer, older])
    expect(copiesToOffer(newPostFields, [saved])).toEqual([])
  })
})

it('compares the fields of a post and nothing else, in whichever order they come', () => {
  const reversed = Object.fromEntries(Object.entries(newPostFields).reverse()) as typeof newPostFields
  expect(sameFields({ ...reversed, ...{ intent: 'draft' } }, newPostFields)).toBe(true)
  expect(fieldsOf({ ...newPostFields, ...{ intent: 'draft' } })).toEqual(newPostFields)
})
