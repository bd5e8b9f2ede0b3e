import { vi } from 'vitest'
import { REMOTE_DELAY_MS } from './autosaver'
import { EditingSession } from './editing-session'
import { newPostFields } from './form-schema'
import { type Store, type Tab, tabStorage } from './tab-storage'
import type { UnsavedCopy } from './unsaved-copy'
import type { Autosaved } from '../admin/autosave'
import type { EditablePost } from '../admin/post'
import type { ServerVersion } from '../admin/rows'
import type { WorkingFields } from '../schema'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'

export const FORM = 'form'
export const NEW_FORM = 'new-form'
export const AT = '2026-11-21T08:00:00.000Z'
export const saved: WorkingFields = { ...newPostFields, title: 'Saved' }
export const typed = (title: string): WorkingFields => ({ ...saved, title })
export const copyOf = (title: string, more: Partial<UnsavedCopy> = {}): UnsavedCopy => ({
  fields: typed(title),
  tray: [],
  baseVersion: 1,
  updatedAt: AT,
  ...more,
})

export const post: EditablePost = {
  id: '4f6f0f8e-33f1-4c9e-9f6a-0d6d5f1a2b3c',
  slug: 'saved',
  title: 'Saved',
  type: 'recipe',
  author: 'Ola',
  authorSlug: null,
  facets: [],
  noindex: false,
  state: 'draft',
  publishedAt: null,
  unpublishAt: null,
  version: 1,
  imageUrl: null,
  updatedAt: AT,
  createdAt: AT,
  createdBy: 'ola',
  deletedAt: null,
  deletedBy: null,
  values: saved,
  excerpt: '',
  savedForm: null,
  changes: null,
}

/** The version that another editor has saved. */
export const theirs = (more: Partial<EditablePost> = {}): ServerVersion => ({
  post: { ...post, version: 4, ...more },
  savedBy: 'jan',
  savedAt: AT,
  base: null,
})

/** The post after a save. */
export const savedAs = (fields: WorkingFields, version = 2): EditablePost => ({ ...post, values: fields, version })

/** A browser's storage, which the tabs of a test share. `kept` holds copies by the names of their tabs. */
export function browser(kept: Record<string, UnsavedCopy> = {}) {
  const items = new Map<string, unknown>(Object.entries(kept).map(([name, copy]) => [`${FORM}:${name}`, copy]))
  const open = new Set<string>()
  const state = { isRefusing: false }
  const store: Store = {
    entries: async () => [...items.entries()],
    async set(key, value) {
      if (state.isRefusing) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    remove: async (key) => void items.delete(key),
  }
  const titles = () => [...items.values()].map((copy) => (copy as UnsavedCopy).fields.title)
  return { store, state, items, open, titles }
}

/** A tab with a name, whose claimed keys other tabs see. */
export function tabNamed(name: string, open: Set<string>): Tab {
  let own: string | null = null
  return {
    name: () => name,
    async claim(formKey) {
      own = `${formKey}:${name}`
      open.add(own)
    },
    claimedKeys: async () => [...open],
    release: () => void (own && open.delete(own)),
  }
}

/** `place`: a save goes into a working copy, or into the draft itself, whose version it increments. */
type Given = {
  place?: Autosaved['place']
  fails?: 'offline' | 'lost' | 'session' | 'invalid' | 'gone'
  copies?: UnsavedCopy[]
}

/** A server with one working copy per form; `copy` is the newest. While `isHeld`, each save waits for `answer`. */
export function server({ place = 'copy', fails, copies = [] }: Given = {}) {
  const world = {
    copies,
    get copy(): UnsavedCopy | null {
      return world.copies.at(-1) ?? null
    },
    saves: 0,
    isHeld: false,
    fails: (fails ?? null) as Given['fails'] | null,
    answers: [] as (() => void)[],
    answer() {
      for (const go of world.answers.splice(0)) go()
      return settle()
    },
    place,
    async save(copy: UnsavedCopy): Promise<ActionResult<Autosaved>> {
      world.saves += 1
      if (world.isHeld) await new Promise<void>((resolve) => world.answers.push(resolve))
      if (world.fails === 'offline') throw new TypeError('Failed to fetch')
      if (world.fails === 'gone' && copy.baseVersion > 0) return fail('deleted', 'conflict')
      if (world.fails === 'session') return fail('over', 'session')
      if (world.fails === 'invalid') return invalidFields({ content: 'Please remove it.' })
      world.copies = [...world.copies.filter(({ form }) => form !== copy.form), copy]
      if (world.fails === 'lost') throw new TypeError('Failed to fetch')
      const version = world.place === 'draft' ? copy.baseVersion + 1 : copy.baseVersion
      return done({ savedAt: AT, place: world.place, version })
    },
    async remove({ form, isManual }: UnsavedCopy) {
      if (isManual && world.place === 'draft') return
      world.copies = world.copies.filter((copy) => copy.form !== form)
    },
  }
  return world
}

export const settle = () => vi.advanceTimersByTimeAsync(0)
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

type TabOptions = {
  here?: ReturnType<typeof browser>
  there?: ReturnType<typeof server>
  remoteCopies?: readonly UnsavedCopy[]
  /** The name of the tab, which it keeps after a reload. */
  name?: string
  isNew?: boolean
  /** Changes to the opened post, which is a published `post`. */
  of?: Partial<EditablePost>
}

/** A post that readers do not see. */
export const draft = (more: Partial<EditablePost> = {}) => ({ of: { state: 'draft', ...more } }) as const

let tabs = 0

export async function openTab({ here = browser(), there = server(), name = `tab${++tabs}`, ...tab }: TabOptions = {}) {
  const { remoteCopies = [], isNew = false, of } = tab
  const session = new EditingSession({
    post: isNew ? null : { ...post, state: 'published', ...of },
    empty: newPostFields,
    local: tabStorage({
      formKey: isNew ? NEW_FORM : FORM,
      begunAs: isNew ? undefined : { formKey: NEW_FORM, postId: post.id },
      tab: tabNamed(name, here.open),
      store: here.store,
    }),
    remote: there,
    remoteCopies,
  })
  await session.open()
  /** Types a title, or all fields, and waits `wait` milliseconds: by default until the server has them. */
  const write = async (text: string | WorkingFields, wait = REMOTE_DELAY_MS, publishAt?: string) => {
    session.change(typeof text === 'string' ? typed(text) : text, publishAt)
    await pass(wait)
  }
  const offered = () => session.getState().copies.map(({ copy }) => copy.fields.title)
  return { session, here, there, write, offered, status: () => session.getState().status.kind }
}

/** Releases the locks of all tabs, as a crash of the browser does. */
export const crash = (here: ReturnType<typeof browser>) => here.open.clear()

function firstOffered(session: EditingSession) {
  const [found] = session.getState().copies
  if (!found) throw new Error('No copy is offered')
  return found
}

/** What the button "Restore" does. */
export const restoreFirst = (session: EditingSession) => session.restore(firstOffered(session).copy)

/** What the button "Discard" does. */
export const discardFirst = (session: EditingSession) => session.discardCopy(firstOffered(session))
