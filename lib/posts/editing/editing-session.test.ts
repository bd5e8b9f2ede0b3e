import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_DELAY_MS, REMOTE_DELAY_MS } from './autosaver'
import {
  AT,
  browser,
  copyOf,
  crash,
  discardFirst,
  draft,
  FORM,
  NEW_FORM,
  openTab,
  pass,
  post,
  restoreFirst,
  saved,
  savedAs,
  server,
  settle,
  theirs,
  typed,
} from './testing'
import { newPostFields } from './form-schema'
import { joinCopies } from './unsaved-copy'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(AT) }))
afterEach(() => void vi.useRealTimers())

describe('a page that closes', () => {
  it('saves a waiting change at once', async () => {
    const { session, here } = await openTab()
    session.change(typed('a'))
    void session.saveLocal()
    expect(here.titles()).toEqual(['a'])
  })

  it('stops saving, and continues when it is shown again', async () => {
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

  it('after a crash before the save on the server, offers the browser’s copy', async () => {
    const { here, there, write } = await openTab()
    await write('old')
    await write('new', LOCAL_DELAY_MS)
    crash(here)
    const { offered } = await openTab({ here, remoteCopies: there.copies })
    expect(offered()).toEqual(['new'])
  })

  it('after a crash during a restore, still has the copy', async () => {
    const here = browser({ crashed: copyOf('a') })
    const { session, write } = await openTab({ here })
    restoreFirst(session)
    expect(here.titles()).toEqual(['a'])
    await write('a', LOCAL_DELAY_MS)
    // The copy is now under this tab's own key only.
    expect(here.titles()).toEqual(['a'])
    expect([...here.items.keys()]).not.toContain(`${FORM}:crashed`)
  })
})

it('offers the server’s copies after the timeout when the browser’s storage hangs', async () => {
  const here = browser()
  here.store.entries = () => new Promise(() => undefined)
  const opening = openTab({ here, remoteCopies: [copyOf('a')] })
  await pass(3_000)
  const { session, offered } = await opening
  expect(session.getState().isLookedUp).toBe(true)
  expect(offered()).toEqual(['a'])
})

describe('two tabs', () => {
  it('store a copy each, and the next tab is offered both', async () => {
    const here = browser()
    const one = await openTab({ here, there: server({ fails: 'offline' }) })
    const two = await openTab({ here, there: server({ fails: 'offline' }) })
    await one.write('one', 1000)
    await two.write('two', 1000)
    crash(here)
    const { offered } = await openTab({ here, there: server({ fails: 'offline' }) })
    expect(offered()).toEqual(['two', 'one'])
  })

  it('store a copy each on the server, and discarding one does not remove the other', async () => {
    const there = server()
    const [one, two] = [await openTab({ there }), await openTab({ there })]
    await one.write('one')
    await two.write('two')
    expect(there.copies.map(({ fields }) => fields.title)).toEqual(['one', 'two'])
    const { offered } = await openTab({ there, remoteCopies: there.copies })
    expect(offered().toSorted()).toEqual(['one', 'two'])
    two.session.discardChanges()
    await settle()
    expect(there.copies.map(({ fields }) => fields.title)).toEqual(['one'])
  })

  it('can be merged: saving the joined text removes both copies in the browser and on the server', async () => {
    const [here, there] = [browser(), server()]
    const [one, two] = [await openTab({ here, there }), await openTab({ here, there })]
    const picture = { number: 1, fileName: 'a.png', bytes: 3, path: '/media/a.webp' }
    const details = { alt: '', caption: '', focal: { x: 0.5, y: 0.5 } }
    for (const { session, write } of [one, two]) {
      session.changeTray([{ ...picture, details }])
      await write({ ...saved, title: `Tab ${here.items.size}`, content: '![](picture:1)' })
    }
    crash(here)
    const { session, write } = await openTab({ here, there, remoteCopies: there.copies })
    const { copies } = session.getState()
    expect(copies.map(({ copy }) => copy.fields.content)).toEqual(['![](picture:1)', '![](picture:2)'])
    session.set({ copies: joinCopies(session.getState().copies, typed('both')) })
    restoreFirst(session)
    session.changeTray(copies.flatMap(({ copy }) => copy.tray))
    await write('both')
    expect(here.titles()).toEqual(['both'])
    expect(there.copies.map(({ fields, tray }) => [fields.title, tray.length])).toEqual([['both', 2]])
  })

  it('do not offer a text that is open in the other tab, even if the server has it', async () => {
    const [here, there] = [browser(), server()]
    const one = await openTab({ here, there })
    await one.write('one')
    const two = await openTab({ here, there, remoteCopies: there.copies })
    expect(two.session.getState().copies).toEqual([])
  })

  it('do not remove each other’s copy when they save', async () => {
    const here = browser()
    const one = await openTab({ here })
    const two = await openTab({ here })
    one.session.change(typed('one'))
    await two.write('two', LOCAL_DELAY_MS)
    one.session.markSaved(savedAs(typed('one')))
    expect(here.titles()).toEqual(['two'])
  })

  it('of new posts begin empty, and are offered the drafts of other tabs that are on the server', async () => {
    const here = browser()
    const one = await openTab({ here, there: server({ place: 'draft' }), isNew: true })
    await one.write('one', LOCAL_DELAY_MS)
    const two = await openTab({ here, isNew: true })
    // The draft is open in the first tab and not on the server yet, so no other tab can open it.
    expect(two.session.getState()).toMatchObject({ toRestore: null, copies: [] })
    await pass(REMOTE_DELAY_MS)
    await one.write('one more', LOCAL_DELAY_MS)
    const three = await openTab({ here, isNew: true })
    expect(three.session.getState().toRestore).toBeNull()
    expect(three.offered()).toEqual(['one more'])
    await three.write('three')
    expect(here.titles()).toEqual(['one more', 'three'])
  })

  it('notice whether the other is open', async () => {
    const here = browser()
    const { session } = await openTab({ here })
    await session.checkOtherTabs()
    expect(session.getState().isOpenInOtherTab).toBe(false)
    const other = await openTab({ here })
    await session.checkOtherTabs()
    expect(session.getState().isOpenInOtherTab).toBe(true)
    other.session.close()
    await session.checkOtherTabs()
    expect(session.getState().isOpenInOtherTab).toBe(false)
  })
})

describe('a draft with an unsaved copy', () => {
  it('restores the copy without a question', async () => {
    const { session } = await openTab({ here: browser({ x: copyOf('a') }), ...draft() })
    expect(session.getState().toRestore?.fields.title).toBe('a')
  })

  it('recognises its own save whose response was lost with the page', async () => {
    const form = '0b7f7c52-5f43-4e2c-9a52-7f3d6f4a1c11'
    const here = browser({ x: copyOf('a', { form, baseVersion: 4 }) })
    const { session } = await openTab({ here, ...draft({ version: 5, savedForm: form }) })
    expect(session.getState().toRestore?.fields.title).toBe('a')
  })

  it('asks when another editor has saved since, or the post is public', async () => {
    const other = await openTab({ here: browser({ x: copyOf('a') }), ...draft({ version: 2 }) })
    expect(other.session.getState()).toMatchObject({ toRestore: null, copies: [{ sources: [{ key: `${FORM}:x` }] }] })
    const live = await openTab({ here: browser({ x: copyOf('a') }) })
    expect(live.session.getState()).toMatchObject({ toRestore: null, copies: [{ sources: [{ key: `${FORM}:x` }] }] })
  })

  it('finds a copy that was begun in the form for new posts', async () => {
    const here = browser()
    here.items.set(`${NEW_FORM}:x`, copyOf('a', { postId: post.id }))
    here.items.set(`${NEW_FORM}:y`, copyOf('b', { postId: '0b7f7c52-5f43-4e2c-9a52-7f3d6f4a1c11' }))
    const { session } = await openTab({ here, ...draft() })
    expect(session.getState().toRestore?.fields.title).toBe('a')
  })

  it('removes a copy from the form for new posts that is the saved text', async () => {
    const here = browser()
    here.items.set(`${NEW_FORM}:x`, copyOf('Saved', { postId: post.id, publishAt: '' }))
    const { session } = await openTab({ here, ...draft() })
    const found = session.getState().toRestore
    if (found) session.restore(found)
    session.change(saved)
    expect(here.titles()).toEqual([])
  })
})

describe('copies of earlier visits', () => {
  it('do not differ by a slug that the server made from the title', async () => {
    const withAddress = (fields: typeof saved) => ({ ...fields, slug: 'saved-soup' })
    const here = browser({ x: copyOf('a'), y: copyOf('Saved') })
    const { session } = await openTab({ here, of: { values: withAddress(saved) } })
    expect(session.getState().copies.map(({ copy }) => copy.fields)).toEqual([withAddress(typed('a'))])
  })

  const openAgain = () => {
    const here = browser({ x: copyOf('here', { updatedAt: '2026-11-21T07:00:00.000Z' }) })
    const copies = [copyOf('there', { updatedAt: '2026-11-21T06:00:00.000Z' })]
    return openTab({ here, there: server({ copies }), remoteCopies: copies })
  }

  it('are not overwritten while they wait for a decision', async () => {
    const { here, there, write } = await openAgain()
    await write('typed before the page’s script came', 10 * REMOTE_DELAY_MS)
    expect(here.titles()).toEqual(['here'])
    expect(there.copy?.fields.title).toBe('there')
  })

  it('are decided one after the other, and text typed meanwhile is saved afterwards', async () => {
    const { session, here, there, offered } = await openAgain()
    session.change(typed('early'))
    discardFirst(session)
    expect(here.titles()).toEqual([])
    expect(offered()).toEqual(['there'])
    discardFirst(session)
    await settle()
    expect(there.copy).toBeNull()
    await pass(LOCAL_DELAY_MS)
    expect(here.titles()).toEqual(['early'])
  })

  it('are offered and removed as one when browser and server have the same text, whichever is newer', async () => {
    for (const [here, there] of [
      ['06', '07'],
      ['07', '06'],
    ]) {
      const keptAt = (hour = '') => copyOf('a', { updatedAt: `2026-11-21T${hour}:00:00.000Z` })
      const kept = browser({ x: keptAt(here), y: keptAt('05') })
      const world = server({ copies: [keptAt(there)] })
      const first = await openTab({ here: kept, there: world, remoteCopies: world.copies })
      expect(first.session.getState().copies).toHaveLength(1)
      restoreFirst(first.session)
      await first.write('a', LOCAL_DELAY_MS)
      expect(kept.titles()).toEqual(['a'])
      crash(kept)

      const later = await openTab({ here: kept, there: world, remoteCopies: world.copies })
      discardFirst(later.session)
      await settle()
      expect([kept.titles(), world.copy, later.session.getState().copies]).toEqual([[], null, []])
    }
  })

  it('keep their base version, so that a later save of another editor is not lost', async () => {
    const here = browser({ x: copyOf('a') })
    const { session } = await openTab({ here, there: server({ fails: 'offline' }), of: { version: 5 } })
    restoreFirst(session)
    expect(session.getState().version).toBe(1)
    expect(session.getState().copies).toEqual([])
  })
})

describe('the pending changes of a live post', () => {
  const publishAt = '2026-12-04T09:00:00.000Z'
  const changes = { publishAt, isMissed: false, savedBy: 'ola', savedAt: AT }

  it('stay after a merge with another editor’s version, unless that is a draft', async () => {
    const { session } = await openTab({ of: { changes } })
    session.change(typed('mine'), publishAt)
    expect(session.rebase(theirs({ state: 'published' }))).toBe(publishAt)
    expect(session.getState().post).toMatchObject({ state: 'published', version: 4, changes })
    session.rebase(theirs())
    expect(session.getState().post).toMatchObject({ state: 'draft', changes: null })
  })

  it('stay after taking another editor’s version', async () => {
    const { session } = await openTab({ of: { changes } })
    session.takeServerVersion(theirs({ state: 'published' }))
    expect(session.getState().post).toMatchObject({ version: 4, changes })
  })
})

describe('discarding the text', () => {
  it('returns the text, which can be restored', async () => {
    const { session, here, there, write } = await openTab()
    await write('a')
    const given = session.discardChanges()
    await settle()
    expect([here.titles(), there.copy]).toEqual([[], null])
    session.restore(given)
    session.change(given.fields)
    await pass(LOCAL_DELAY_MS)
    expect(here.titles()).toEqual(['a'])
  })

  it('for another editor’s version makes that version the base, also of an undo', async () => {
    const { session } = await openTab()
    session.change(typed('mine'))
    const other = theirs({ values: typed('theirs') })
    session.set({ serverVersion: { ...other, intent: null } })
    expect(session.getState().serverVersion?.savedBy).toBe('jan')
    const mine = session.takeServerVersion(other)
    session.change(other.post.values)
    expect(session.getState()).toMatchObject({ version: 4, serverVersion: null, status: { kind: 'saved' } })
    expect(mine).toMatchObject({ fields: typed('mine'), baseVersion: 4 })
  })

  it('leaves the form for new posts empty after taking another editor’s version of its draft', async () => {
    const { session, status } = await openTab({ isNew: true })
    session.change(typed('mine'))
    expect(session.takeServerVersion(theirs({ values: typed('theirs') }))).toMatchObject({
      fields: typed('mine'),
      baseVersion: 4,
    })
    session.change(newPostFields)
    expect([status(), session.getState().post, session.getState().version]).toEqual(['saved', null, 0])
  })
})
