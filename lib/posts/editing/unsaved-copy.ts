import { createStore, delMany, entries, promisifyRequest } from 'idb-keyval'
import { z } from 'zod'
import { type TabName, noTabName } from './tab-name'
import { FIELD_NAMES, newPostId, type WorkingFields, workingFieldsSchema } from '../schema'
import { trayEntrySchema } from '@/lib/images/schema'

const copySchema = z.object({
  fields: workingFieldsSchema,
  /** The pictures that were picked and are not part of the post yet. */
  tray: z.array(trayEntrySchema).default([]),
  /** The id of a new post, chosen by its form: the draft on the server has it. */
  postId: newPostId,
  /** The form that it was typed in: what that one saved by itself is no other editor's. */
  form: z.uuid().optional(),
  /** The saved version that the typing began with; 0 for a new post. */
  baseVersion: z.number().int().min(0),
  updatedAt: z.iso.datetime(),
})

/** What was typed into a form and not saved, with what is known of its pictures. */
export type UnsavedCopy = z.output<typeof copySchema>

/**
 * An unsaved copy and where it lies: under a key of this browser, or (null) on the server. `isOwn`: this tab kept it before
 * it was loaded again; `isOpen`: another tab writes it at this moment; `alsoUnder`: other keys of this browser that hold the
 * same words, and go with it.
 */
export type FoundCopy = {
  copy: UnsavedCopy
  key: string | null
  isOwn?: boolean
  isOpen?: boolean
  alsoUnder?: readonly string[]
}

/** Where a copy lies in this browser. */
export const keysOf = ({ key, alsoUnder = [] }: FoundCopy): string[] =>
  key === null ? [...alsoUnder] : [key, ...alsoUnder]

/** The fields alone, in one order, whatever else an object holds. */
export const fieldsOf = (values: WorkingFields): WorkingFields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name]])) as WorkingFields

const isSame = (a: unknown, b: unknown) => a === b || (typeof a !== 'string' && JSON.stringify(a) === JSON.stringify(b))

/** Asked after every key: long texts are compared as they are. */
export const sameFields = (a: WorkingFields, b: WorkingFields): boolean =>
  FIELD_NAMES.every((name) => isSame(a[name], b[name]))

/** What a form holds: its fields, and the pictures of its tray. */
export type FormText = Pick<UnsavedCopy, 'fields' | 'tray'>

export const sameText = (a: FormText, b: FormText): boolean => sameFields(a.fields, b.fields) && isSame(a.tray, b.tray)

/** Whether there is anything in a new post: an author and a type alone are none. */
export const isEmptyText = ({ fields, tray }: FormText, empty: WorkingFields): boolean =>
  tray.length === 0 && sameFields({ ...fields, author: empty.author, postType: empty.postType }, empty)

/** The copies worth offering, newest first: those that differ from what is saved, each text once. */
export function copiesToOffer(saved: WorkingFields, found: readonly FoundCopy[]): FoundCopy[] {
  const newestFirst = [...found].sort((a, b) => Date.parse(b.copy.updatedAt) - Date.parse(a.copy.updatedAt))
  const offered: FoundCopy[] = []
  for (const one of newestFirst) {
    if (sameText(one.copy, { fields: saved, tray: [] })) continue
    const at = offered.findIndex(({ copy }) => sameText(copy, one.copy))
    const newer = offered[at]
    if (!newer) offered.push(one)
    else if (one.key !== null) offered[at] = { ...newer, alsoUnder: [...(newer.alsoUnder ?? []), one.key] }
  }
  return offered
}

/** What a form finds when it opens: the copies to ask about, and the one that goes into it without a question. */
type Offer = { copies: readonly FoundCopy[]; toRestore: UnsavedCopy | null }

/** A new form goes on with its own text; what other tabs began is offered, not taken. */
export function offerDrafts(empty: WorkingFields, here: readonly FoundCopy[]): Offer {
  const own = here.find(({ isOwn }) => isOwn)
  const others = here.filter(({ isOwn, isOpen, copy }) => !isOwn && (!isOpen || copy.baseVersion > 0))
  return { toRestore: own?.copy ?? null, copies: copiesToOffer(empty, others) }
}

/** A post as it was opened; `savedForm`: the form that saved last, if it was a form. */
type OpenedPost = { saved: WorkingFields; version: number; isDraft: boolean; savedForm: string | null }

/** Whether a copy is the next thing that was typed into the draft as it stands: then there is nothing to ask. */
export const goesOn = (
  { baseVersion, form }: UnsavedCopy,
  { isDraft, savedForm, version }: Omit<OpenedPost, 'saved'>,
): boolean => isDraft && (baseVersion === version || (form !== undefined && form === savedForm))

/** The copies of the last time, of this browser and of the server; of several somebody has to say which. */
export function offerCopies(post: OpenedPost & { remoteCopy: UnsavedCopy | null }, here: readonly FoundCopy[]): Offer {
  const there = post.remoteCopy ? [{ key: null, copy: post.remoteCopy }] : []
  const copies = copiesToOffer(post.saved, [...here.filter(({ isOpen }) => !isOpen), ...there])
  const [first, second] = copies
  return { copies, toRestore: first && !second && goesOn(first.copy, post) ? first.copy : null }
}

/** The part of the browser's storage that is used here. */
export type Store = {
  entries: () => Promise<[string, unknown][]>
  set: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
}

const DATABASE = 'flavorcraft:unsaved'

/** IndexedDB. Opened when it is first needed: where it is switched off this throws, inside functions whose callers expect that. */
function browserStore(): Store {
  let opened: ReturnType<typeof createStore> | undefined
  const open = () => (opened ??= createStore(DATABASE, 'copies'))
  return {
    entries: async () => entries<string, unknown>(open()),
    set: async (key, value) =>
      open()('readwrite', (objects) => {
        objects.put(value, key)
        // At once: a page that goes takes everything with it that waits for its own end, and the last words too.
        objects.transaction.commit()
        return promisifyRequest(objects.transaction)
      }),
    remove: async (key) => delMany([key], open()),
  }
}

/** Where one tab keeps its unsaved copy in this browser. Nothing here throws. */
export type TabStorage = {
  /** The form is there: no other tab takes its copy over. */
  open: () => Promise<void>
  /** What any tab kept for this form. */
  find: () => Promise<FoundCopy[]>
  /** False when the storage is full or off. */
  write: (copy: UnsavedCopy) => Promise<boolean>
  /** Removes this tab's own copy, or the one under `key`. */
  remove: (key?: string) => Promise<void>
  /** The form goes: another tab may take its copy over. */
  close: () => void
}

export const NEW_POST = 'new-post'

/** One key for each person and form: `post` is the id of a post, or 'new-post'. */
export const formKeyOf = (username: string, post: string): string => `${username}:${post}`

type StorageOptions = {
  formKey: string
  /** Forms of new posts, and the post that may have been begun there. */
  begunAs?: { formKey: string; postId: string } | undefined
  tab?: TabName
  store?: Store
}

/**
 * Each open form writes under a key of its own, so that two tabs with one post never write over each other; all keys of
 * a form begin alike, so that the next form finds what any of them kept.
 */
export function tabStorage({
  formKey,
  begunAs,
  tab = noTabName(),
  store = browserStore(),
}: StorageOptions): TabStorage {
  const ownKey = () => `${formKey}:${tab.name()}`

  async function toFound([key, value]: [string, unknown]): Promise<FoundCopy[]> {
    const isBegun = begunAs !== undefined && key.startsWith(`${begunAs.formKey}:`)
    if (!isBegun && !key.startsWith(`${formKey}:`)) return []
    const copy = copySchema.safeParse(value).data
    if (!copy || (isBegun && copy.postId !== begunAs.postId)) return []
    const isOwn = key === ownKey()
    return [{ copy, key, isOwn, isOpen: !isOwn && (await tab.isOpen(key)) }]
  }

  return {
    open: () => tab.claim(formKey),
    async find() {
      const kept = await store.entries().catch(() => [])
      return (await Promise.all(kept.map(toFound))).flat()
    },
    write: (copy) =>
      store.set(ownKey(), copy).then(
        () => true,
        () => false,
      ),
    remove: (key = ownKey()) => store.remove(key).catch(() => undefined),
    close: () => tab.release(),
  }
}
