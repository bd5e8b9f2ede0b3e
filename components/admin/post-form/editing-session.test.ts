import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditingSession, isInThisPageOnly, LOCAL_DELAY_MS, REMOTE_DELAY_MS, RETRY_MS } from './editing-session'
import { newPostFields } from './form-schema'
import { type Store, tabStorage, type UnsavedCopy } from './unsaved-copy'
import { type ActionResult, done, fail } from '@/lib/action-result'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { WorkingFields } from '@/lib/posts/schema'

const FORM = 'form'
const AT = '2026-11-21T08:00:00.000Z'
const saved: WorkingFields = { ...newPostFields, title: 'Saved' }
const typed = (title: string): WorkingFields => ({ ...saved, title })
const copyOf = (title: string, more: Partial<UnsavedCopy> = {}): UnsavedCopy => ({
  fields: typed(title),
  baseVersion: 1,
  updatedAt: AT,
  ...more,
})

const post: EditablePost = {
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
function browser() {
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
function server() {
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

const settle = () => vi.advanceTimersByTimeAsync(0)
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

type Tab = { here?: ReturnType<typeof browser>; there?: ReturnType<typeof server> | null; remoteCopy?: UnsavedCopy }

async function openTab({ here = browser(), there = server(), remoteCopy }: Tab = {}) {
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
const restoreFirst = (session: EditingSession) => {
  const [found] = session.getState().copies
  if (!found) throw new Error('No copy is offered')
  session.restore(found.copy)
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(AT) }))
afterEach(() => void vi.useRealTimers())

describe('what is typed', () => {
  it('goes to the browser, then to the server', async () => {
    const { session, here, there, status } = await openTab()
    session.change(typed('a'))
    expect(status()).toBe('unsaved')
    await pass(LOCAL_DELAY_MS)
    expect(here.titles()).toEqual(['a'])
    expect(session.getState().local).toBe('kept')
    await pass(REMOTE_DELAY_MS)
    expect(there.copy?.fields.title).toBe('a')
    expect(session.getState().status).toEqual({ kind: 'stored', at: AT })
  })

  it('is kept while somebody types without a pause', async () => {
    const { session, here, there } = await openTab()
    for (let letters = 1; letters <= 60; letters++) {
      session.change(typed('x'.repeat(letters)))
      await pass(100)
    }
    // Six seconds of typing: at most the last moments are missing.
    expect(here.titles()[0]?.length).toBeGreaterThan(55)
    expect(there.copy?.fields.title.length).toBeGreaterThan(30)
  })

  it('is forgotten in both places when it is what is saved again', async () => {
    const { session, here, there, status } = await openTab()
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    session.change(saved)
    await settle()
    expect(here.titles()).toEqual([])
    expect(there.copy).toBeNull()
    expect(status()).toBe('saved')
  })

  it('of a form without a working copy stays in the browser', async () => {
    const { session, here, status } = await openTab({ there: null })
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS + RETRY_MS)
    expect(here.titles()).toEqual(['a'])
    expect(status()).toBe('unsaved')
  })
})

describe('a page that goes', () => {
  it('keeps what waits at once', async () => {
    const { session, here } = await openTab()
    session.change(typed('a'))
    void session.saveLocal()
    expect(here.titles()).toEqual(['a'])
  })

  it('writes nothing more once it is closed, and goes on when it is shown again', async () => {
    const { session, here, there } = await openTab()
    session.change(typed('a'))
    session.close()
    expect(here.titles()).toEqual(['a'])
    await pass(REMOTE_DELAY_MS)
    expect(there.saves).toBe(0)
    void session.open()
    await pass(REMOTE_DELAY_MS)
    expect(there.copy?.fields.title).toBe('a')
  })

  it('that crashed between browser and server is offered from the browser', async () => {
    const { session, here, there } = await openTab()
    session.change(typed('old'))
    await pass(REMOTE_DELAY_MS)
    session.change(typed('new'))
    await pass(LOCAL_DELAY_MS)
    // The crash: nothing of the page runs any more.
    const later = await openTab({ here, remoteCopy: { ...copyOf('old'), ...there.copy } })
    expect(later.session.getState().copies.map(({ copy }) => copy.fields.title)).toEqual(['new', 'old'])
  })

  it('that crashed while a copy was brought back has it still', async () => {
    const here = browser()
    here.store.setItem(`${FORM}:crashed`, JSON.stringify(copyOf('a')))
    const { session } = await openTab({ here })
    restoreFirst(session)
    expect(here.titles()).toEqual(['a'])
    session.change(typed('a'))
    await pass(LOCAL_DELAY_MS)
    // Under the own key now, and only there.
    expect(here.titles()).toEqual(['a'])
    expect(here.store.keys()).not.toContain(`${FORM}:crashed`)
  })
})

describe('two tabs', () => {
  it('keep a copy each, and the next one is offered both', async () => {
    const here = browser()
    const one = await openTab({ here, there: null })
    const two = await openTab({ here, there: null })
    one.session.change(typed('one'))
    await pass(1000)
    two.session.change(typed('two'))
    await pass(1000)
    const { session } = await openTab({ here, there: null })
    expect(session.getState().copies.map(({ copy }) => copy.fields.title)).toEqual(['two', 'one'])
  })

  it('leave the other one’s copy alone when they save', async () => {
    const here = browser()
    const one = await openTab({ here })
    const two = await openTab({ here })
    one.session.change(typed('one'))
    two.session.change(typed('two'))
    await pass(LOCAL_DELAY_MS)
    one.session.markSaved(typed('one'), 2)
    expect(here.titles()).toEqual(['two'])
  })

  it('say that the other is there', async () => {
    const { session } = await openTab()
    session.setOpenInOtherTab(true)
    expect(session.getState().isOpenInOtherTab).toBe(true)
  })
})

describe('a browser whose storage is full or off', () => {
  it('says so, and the server has the text', async () => {
    const { session, here, there } = await openTab()
    here.state.isRefusing = true
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    expect(session.getState().local).toBe('refused')
    expect(there.copy?.fields.title).toBe('a')
  })

  it('says that the text is in the page only while the server does not have it either', async () => {
    const { session, here, there } = await openTab()
    here.state.isRefusing = true
    there.fails = 'offline'
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    expect(isInThisPageOnly(session.getState())).toBe(true)
    there.fails = null
    await pass(RETRY_MS)
    expect(isInThisPageOnly(session.getState())).toBe(false)
  })

  it('offers nothing of what is no copy of ours', async () => {
    const here = browser()
    here.store.setItem(`${FORM}:a`, '{"fields":')
    here.store.setItem(`${FORM}:b`, '{"fields":{}}')
    const { session } = await openTab({ here })
    expect(session.getState().copies).toEqual([])
  })
})

describe('a server that is slow, silent or refuses', () => {
  it('is tried again until it answers', async () => {
    const { session, there, status } = await openTab()
    there.fails = 'offline'
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    expect(status()).toBe('offline')
    there.fails = null
    await pass(RETRY_MS)
    expect(status()).toBe('stored')
  })

  it('is not asked again after a session has ended, until somebody has signed in', async () => {
    const { session, there, status } = await openTab()
    there.fails = 'session'
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS + RETRY_MS)
    expect(status()).toBe('signed-out')
    expect(there.saves).toBe(1)
    there.fails = null
    await session.saveRemote()
    expect(status()).toBe('stored')
  })

  it('gets one text at a time, so that an older one never lands after a newer one', async () => {
    const { session, there, status } = await openTab()
    there.isHeld = true
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    session.change(typed('b'))
    await pass(2 * REMOTE_DELAY_MS)
    expect(there.saves).toBe(1)
    await there.answer()
    expect(status()).toBe('unsaved')
    await pass(REMOTE_DELAY_MS)
    await there.answer()
    expect(there.copy?.fields.title).toBe('b')
    expect(status()).toBe('stored')
  })
})

describe('a submit', () => {
  it('leaves neither copy', async () => {
    const { session, here, there, status } = await openTab()
    session.change(typed('a'))
    await pass(LOCAL_DELAY_MS)
    session.markSaved(typed('a'), 2)
    await pass(REMOTE_DELAY_MS)
    expect(here.titles()).toEqual([])
    expect(there.saves).toBe(0)
    expect(status()).toBe('saved')
    expect(session.getState().version).toBe(2)
  })

  it('is not followed by a copy of the text that it saved', async () => {
    const { session, there } = await openTab()
    session.change(typed('a'))
    session.pause()
    await pass(10 * REMOTE_DELAY_MS)
    expect(there.saves).toBe(0)
    session.markSaved(typed('a'), 2)
    session.resume()
    await pass(REMOTE_DELAY_MS)
    expect(there.saves).toBe(0)
  })

  it('removes the copy that an earlier autosave leaves behind it', async () => {
    const { session, there, status } = await openTab()
    there.isHeld = true
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    session.markSaved(typed('a'), 2)
    await there.answer()
    expect(there.copy).toBeNull()
    expect(status()).toBe('saved')
  })

  it('that failed lets the text go to the server again', async () => {
    const { session, there } = await openTab()
    session.change(typed('a'))
    session.pause()
    await pass(REMOTE_DELAY_MS)
    session.resume()
    await pass(REMOTE_DELAY_MS)
    expect(there.copy?.fields.title).toBe('a')
  })

  it('keeps what is typed while it is on its way', async () => {
    const { session, here, status } = await openTab()
    session.change(typed('a'))
    session.pause()
    session.change(typed('ab'))
    await pass(LOCAL_DELAY_MS)
    expect(here.titles()).toEqual(['ab'])
    session.markSaved(typed('a'), 2)
    session.resume()
    await pass(LOCAL_DELAY_MS)
    expect(status()).toBe('unsaved')
    expect(here.titles()).toEqual(['ab'])
  })

  it('of a new post has one id until it is answered, also after a crash', async () => {
    const { session, here } = await openTab({ there: null })
    session.change(typed('a'))
    const id = session.claimPostId()
    expect(session.claimPostId()).toBe(id)
    const later = await openTab({ here, there: null })
    restoreFirst(later.session)
    expect(later.session.claimPostId()).toBe(id)
    later.session.markSaved(saved, 0)
    expect(later.session.claimPostId()).not.toBe(id)
  })
})

describe('copies of the last time', () => {
  const offered = async () => {
    const here = browser()
    here.store.setItem(`${FORM}:x`, JSON.stringify(copyOf('here', { updatedAt: '2026-11-21T07:00:00.000Z' })))
    const there = server()
    const remoteCopy = copyOf('there', { updatedAt: '2026-11-21T06:00:00.000Z' })
    there.copy = remoteCopy
    return openTab({ here, there, remoteCopy })
  }

  it('are not written over while they wait', async () => {
    const { session, here, there } = await offered()
    session.change(typed('typed before the page’s script came'))
    await pass(10 * REMOTE_DELAY_MS)
    expect(here.titles()).toEqual(['here'])
    expect(there.copy?.fields.title).toBe('there')
  })

  it('are decided one after the other; what was typed meanwhile is kept then', async () => {
    const { session, here, there } = await offered()
    session.change(typed('early'))
    session.discardCopy()
    expect(here.titles()).toEqual([])
    expect(session.getState().copies.map(({ copy }) => copy.fields.title)).toEqual(['there'])
    session.discardCopy()
    await settle()
    expect(there.copy).toBeNull()
    await pass(LOCAL_DELAY_MS)
    expect(here.titles()).toEqual(['early'])
  })

  it('begin with the version that they began with, so that a later save of another editor is not lost', async () => {
    const here = browser()
    here.store.setItem(`${FORM}:x`, JSON.stringify(copyOf('a')))
    const session = new EditingSession({
      saved,
      version: 5,
      local: tabStorage(FORM, here.store),
      remote: null,
      remoteCopy: null,
    })
    await session.open()
    restoreFirst(session)
    expect(session.getState().version).toBe(1)
    expect(session.getState().copies).toEqual([])
  })
})

describe('giving up', () => {
  it('answers what was given up, and takes it back', async () => {
    const { session, here, there } = await openTab()
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    const given = session.discardChanges()
    await settle()
    expect([here.titles(), there.copy]).toEqual([[], null])
    session.restore(given)
    session.change(given.fields)
    await pass(LOCAL_DELAY_MS)
    expect(here.titles()).toEqual(['a'])
  })

  it('for another editor’s version stands on that version afterwards, also when it is taken back', async () => {
    const { session } = await openTab()
    session.change(typed('mine'))
    const theirs = { post: { ...post, values: typed('theirs'), version: 4 }, savedBy: 'jan', savedAt: AT }
    session.setServerVersion(theirs)
    expect(session.getState().serverVersion?.savedBy).toBe('jan')
    const mine = session.takeServerVersion(theirs)
    expect(session.getState()).toMatchObject({ version: 4, serverVersion: null, status: { kind: 'saved' } })
    expect(mine).toMatchObject({ fields: typed('mine'), baseVersion: 4 })
  })
})
