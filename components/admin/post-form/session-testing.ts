import { vi } from 'vitest'
import { EditingSession } from './editing-session'
import { newPostFields } from './form-schema'
import { type Store, tabStorage, type UnsavedCopy } from './unsaved-copy'
import { type ActionResult, done, fail } from '@/lib/action-result'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { WorkingFields } from '@/lib/posts/schema'

export const FORM = 'form'
export const AT = '2026-11-21T08:00:00.000Z'
export const saved: WorkingFields = { ...newPostFields, title: 'Saved' }
export const typed = (title: string): WorkingFields => ({ ...saved, title })
export const copyOf = (title: string, more: Partial<UnsavedCopy> = {}): UnsavedCopy => ({
  fields: typed(title),
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
  state: 'draft',
  publishedAt: null,
  version: 1,
  imageUrl: null,
  updatedAt: AT,
  createdAt: AT,
  createdBy: 'ola',
  deletedAt: null,
  deletedBy: null,
  values: saved,
}

/** A browser's storage: every tab of a test has the same one. `limit` makes it full, 'off' makes it throw. */
export function browser() {
  const items = new Map<string, string>()
  const state = { isRefusing: false }
  const guard = () => {
    if (state.isRefusing) throw new DOMException('full', 'QuotaExceededError')
  }
  const store: Store = {
    keys: () => [...items.keys()],
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      guard()
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
  }
  return { store, state, titles: () => [...items.values()].map((text) => JSON.parse(text).fields.title as string) }
}

/** A server that holds one working copy. Each save waits for `answer` when it is held. */
export function server() {
  const world = {
    copy: null as UnsavedCopy | null,
    saves: 0,
    isHeld: false,
    fails: null as null | 'offline' | 'session',
    answers: [] as (() => void)[],
    answer() {
      for (const go of world.answers.splice(0)) go()
      return settle()
    },
    async save(copy: UnsavedCopy): Promise<ActionResult<{ savedAt: string }>> {
      world.saves += 1
      if (world.isHeld) await new Promise<void>((resolve) => world.answers.push(resolve))
      if (world.fails === 'offline') throw new TypeError('Failed to fetch')
      if (world.fails === 'session') return fail('over', 'session')
      world.copy = copy
      return done({ savedAt: AT })
    },
    async remove() {
      world.copy = null
    },
  }
  return world
}

export const settle = () => vi.advanceTimersByTimeAsync(0)
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

type Tab = { here?: ReturnType<typeof browser>; there?: ReturnType<typeof server> | null; remoteCopy?: UnsavedCopy }

export async function openTab({ here = browser(), there = server(), remoteCopy }: Tab = {}) {
  const session = new EditingSession({
    saved,
    version: 1,
    local: tabStorage(FORM, here.store),
    remote: there,
    remoteCopy: remoteCopy ?? null,
  })
  await session.open()
  return { session, here, there: there ?? server(), status: () => session.getState().status.kind }
}

/** What the button "Restore" does. */
export const restoreFirst = (session: EditingSession) => {
  const [found] = session.getState().copies
  if (!found) throw new Error('No copy is offered')
  session.restore(found.copy)
}
