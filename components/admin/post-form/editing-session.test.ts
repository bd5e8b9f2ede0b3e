import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_DELAY_MS, REMOTE_DELAY_MS } from './autosaver'
import { EditingSession } from './editing-session'
import {
  AT,
  browser,
  copyOf,
  FORM,
  openTab,
  pass,
  post,
  restoreFirst,
  saved,
  server,
  settle,
  typed,
} from './session-testing'
import { tabStorage } from './unsaved-copy'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(AT) }))
afterEach(() => void vi.useRealTimers())

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
