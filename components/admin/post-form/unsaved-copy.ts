import { z } from 'zod'
import { FIELD_NAMES, newPostId, type WorkingFields, workingFieldsSchema } from '@/lib/posts/schema'

const copySchema = z.object({
  fields: workingFieldsSchema,
  /** The id under which a new post was sent; its answer may have been lost. */
  postId: newPostId,
  /** The saved version that the typing began with; 0 for a new post. */
  baseVersion: z.number().int().min(0),
  updatedAt: z.iso.datetime(),
})

/** What was typed into a form and not saved. Picked files are not in it: no storage of text can hold them. */
export type UnsavedCopy = z.output<typeof copySchema>

/** An unsaved copy and where it lies: under a key of this browser, or (null) on the server. */
export type FoundCopy = { copy: UnsavedCopy; key: string | null }

/** The fields alone, in one order, whatever else an object holds. */
export const fieldsOf = (values: WorkingFields): WorkingFields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name]])) as WorkingFields

const isSame = (a: unknown, b: unknown) => a === b || (typeof a !== 'string' && JSON.stringify(a) === JSON.stringify(b))

/** Asked after every key: long texts are compared as they are. */
export const sameFields = (a: WorkingFields, b: WorkingFields): boolean =>
  FIELD_NAMES.every((name) => isSame(a[name], b[name]))

/** The copies worth offering: those that differ from what is saved and from each other, newest first. */
export function copiesToOffer(saved: WorkingFields, found: readonly FoundCopy[]): FoundCopy[] {
  const newestFirst = [...found].sort((a, b) => Date.parse(b.copy.updatedAt) - Date.parse(a.copy.updatedAt))
  return newestFirst.filter(({ copy }, index) => {
    const differs = (other: FoundCopy) => !sameFields(other.copy.fields, copy.fields)
    return !sameFields(copy.fields, saved) && newestFirst.slice(0, index).every(differs)
  })
}

/** The part of the browser's storage that is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys: () => string[] }

/** Merely touching `localStorage` throws where it is switched off: it is touched inside functions whose callers expect that. */
const browserStore: Store = {
  keys: () => Object.keys(window.localStorage),
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
}

type Later<Value> = Value | Promise<Value>

/** Where one tab keeps its unsaved copy in this browser. Nothing here throws. */
export type TabStorage = {
  /** What any tab kept for this form. */
  find: () => Later<FoundCopy[]>
  /** False when the storage is full or off. */
  write: (copy: UnsavedCopy) => Later<boolean>
  /** Removes this tab's own copy, or the one under `key`. */
  remove: (key?: string) => Later<void>
}

/** One key for each person and form: `post` is the id of a post, or 'new-post'. */
export const formKeyOf = (username: string, post: string): string => `flavorcraft:unsaved:${username}:${post}`

function parsed(text: string | null): UnsavedCopy | null {
  try {
    return copySchema.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/**
 * Each open form writes under a key of its own, so that two tabs with one post never write over each other; all keys of
 * a form begin alike, so that the next form finds what any of them kept.
 */
export function tabStorage(formKey: string, store: Store = browserStore): TabStorage {
  let own: string | undefined
  // Not before it is needed: a server that renders the form must not draw a number.
  const ownKey = () => (own ??= `${formKey}:${Math.random().toString(36).slice(2)}`)
  const attempt = <Value>(run: () => Value, refused: Value): Value => {
    try {
      return run()
    } catch {
      return refused
    }
  }
  return {
    find: () =>
      attempt(
        () =>
          store
            .keys()
            .filter((key) => key.startsWith(`${formKey}:`))
            .flatMap((key) => {
              const copy = parsed(store.getItem(key))
              return copy ? [{ copy, key }] : []
            }),
        [],
      ),
    write: (copy) =>
      attempt(() => {
        store.setItem(ownKey(), JSON.stringify(copy))
        return true
      }, false),
    remove: (key = ownKey()) => attempt(() => store.removeItem(key), undefined),
  }
}
