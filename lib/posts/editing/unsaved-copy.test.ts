import { describe, expect, it } from 'vitest'
import { newPostFields } from './form-schema'
import { formKeyOf, type Store, tabStorage } from './tab-storage'
import { browser, copyOf, tabNamed } from './testing'
import { copiesToOffer, fieldsOf, type FoundCopy, sameText } from './unsaved-copy'

const FORM = formKeyOf('ola', 'new-post')

const found = (title: string, updatedAt: string, key: string | null = null): FoundCopy => ({
  key,
  copy: copyOf(title, { updatedAt }),
})

const deny = () => Promise.reject(new Error('denied'))
const refusing: Store = { entries: deny, set: deny, remove: deny }

let tabs = 0
const storage = (store: Store, formKey = FORM) =>
  tabStorage({ formKey, tab: tabNamed(`tab${++tabs}`, new Set()), store })

describe('tabStorage', () => {
  it('finds a stored copy, with the id of its post', async () => {
    const { store, items } = browser()
    const kept = copyOf('Żurek', { postId: '4f6f0f8e-33f1-4c9e-9f6a-0d6d5f1a2b3c' })
    expect(await storage(store).write(kept)).toBe(true)
    expect(await storage(store).find()).toEqual([
      { key: [...items.keys()][0], copy: kept, isOwn: false, isOpen: false },
    ])
  })

  it('finds a copy of any length, also one that no save accepts', async () => {
    const { store } = browser()
    const long = copyOf('x'.repeat(20_000))
    const kept = { ...long, fields: { ...long.fields, content: 'word '.repeat(200_000), tags: 'x'.repeat(20_000) } }
    await storage(store).write(kept)
    expect((await storage(store).find()).map(({ copy }) => copy)).toEqual([kept])
  })

  it('leaves out copies of another account or form, and invalid values', async () => {
    const { store, items } = browser()
    await storage(store, formKeyOf('jan', 'new-post')).write(copyOf('Jan'))
    await storage(store, `${FORM}er`).write(copyOf('Alike'))
    for (const junk of ['', 'no copy', null, { fields: { title: 1 } }]) items.set(`${FORM}:${String(junk)}`, junk)
    expect(await storage(store).find()).toEqual([])
  })

  it('does not fail when the storage is off', async () => {
    const off = storage(refusing)
    expect(await off.find()).toEqual([])
    expect(await off.write(copyOf('a'))).toBe(false)
    await expect(off.remove()).resolves.toBeUndefined()
  })
})

it('copiesToOffer offers the newest first, and leaves out copies that equal the saved text or each other', () => {
  const older = found('Older', '2026-11-21T08:00:00.000Z')
  const newer = found('Newer', '2026-11-21T09:00:00.000Z', 'a')
  const again = found('Newer', '2026-11-21T08:30:00.000Z')
  const saved = found('', '2026-11-21T10:00:00.000Z')
  expect(copiesToOffer(newPostFields, [older, again, newer, saved])).toEqual([
    { copy: newer.copy, sources: [newer, again] },
    { copy: older.copy, sources: [older] },
  ])
  expect(copiesToOffer(newPostFields, [saved])).toEqual([])
  const onServer = found('Newer', '2026-11-21T10:00:00.000Z')
  expect(copiesToOffer(newPostFields, [newer, onServer])).toEqual([{ copy: onServer.copy, sources: [onServer, newer] }])
})

it('compares only the fields of a post, in any order', () => {
  const reversed = Object.fromEntries(Object.entries(newPostFields).reverse()) as typeof newPostFields
  const text = (fields: typeof newPostFields) => ({ fields, tray: [] })
  expect(sameText(text({ ...reversed, ...{ intent: 'draft' } }), text(newPostFields))).toBe(true)
  expect(fieldsOf({ ...newPostFields, ...{ intent: 'draft' } })).toEqual(newPostFields)
})
