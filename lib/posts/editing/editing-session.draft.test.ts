import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_DELAY_MS, REMOTE_DELAY_MS } from './autosaver'
import { newPostFields } from './form-schema'
import {
  AT,
  browser,
  crash,
  draft,
  openTab,
  pass,
  post,
  saved,
  savedAs,
  server,
  settle,
  theirs,
  typed,
} from './testing'
import type { UnsavedCopy } from './unsaved-copy'
import { fail } from '@/lib/action-result'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(AT) }))
afterEach(() => void vi.useRealTimers())

describe('a draft', () => {
  it('is saved into the post, whose new version becomes the base', async () => {
    const { session, here, status, write } = await openTab({ ...draft(), there: server({ place: 'draft' }) })
    await write('a')
    expect(status()).toBe('drafted')
    expect(session.getState().version).toBe(2)
    expect(here.titles()).toEqual([])
    await write('ab')
    expect(session.getState().version).toBe(3)
  })

  it.each([null, 'lost'] as const)('is sent again when its form went back during an autosave: %s', async (fails) => {
    const { session, there, status, write } = await openTab({ ...draft(), there: server({ place: 'draft' }) })
    Object.assign(there, { fails, isHeld: true })
    await write('a')
    session.change(saved)
    await there.answer()
    Object.assign(there, { fails: null, isHeld: false })
    expect(status()).toBe('unsaved')
    await pass(REMOTE_DELAY_MS)
    expect([there.copy?.fields.title, status()]).toEqual(['Saved', 'drafted'])
  })

  it('is sent again when its text is set back after a save by hand whose answer was lost', async () => {
    const { session, there, status, write } = await openTab({ ...draft(), there: server({ place: 'draft' }) })
    session.change(typed('a'))
    void session.pause()
    session.doubt()
    session.resume()
    await write(saved)
    expect([there.copy?.fields.title, status()]).toEqual(['Saved', 'drafted'])
  })

  it.each([true, false])(
    'of a new post has another form if its page took the copy over meanwhile: %s',
    async (isTaken) => {
      const { session, here, write } = await openTab({ isNew: true, there: server({ place: 'draft' }) })
      await write('a')
      const form = session.formId()
      session.close()
      if (isTaken) here.items.clear()
      await session.open()
      expect(session.formId() !== form).toBe(isTaken)
    },
  )

  it('of a new post keeps words in its first form that its page has not saved', async () => {
    const { session, here, write } = await openTab({ isNew: true, there: server({ place: 'draft' }) })
    await write('a')
    await write('ab', LOCAL_DELAY_MS)
    session.close()
    here.items.clear()
    expect(await session.open()).toBe(false)
  })

  it('of a new post lacks what was typed after its save, until that is sent', async () => {
    const { session, write } = await openTab({ isNew: true, there: server({ place: 'draft' }) })
    session.change(typed('a'))
    session.markSaved({ ...savedAs(typed('a'), 1), id: session.postId() })
    expect(session.isInPost()).toBe(true)
    await write('ab', LOCAL_DELAY_MS)
    expect(session.isInPost()).toBe(false)
    await pass(REMOTE_DELAY_MS)
    expect(session.isInPost()).toBe(true)
  })

  it('of a new post keeps its id, also after a reload', async () => {
    const here = browser()
    const there = server({ place: 'draft' })
    const { session, write } = await openTab({ here, there, isNew: true, name: 'tab' })
    await write('a')
    const id = session.postId()
    expect(there.copy?.postId).toBe(id)
    crash(here)
    const later = await openTab({ here, there, isNew: true, name: 'tab' })
    const found = later.session.getState().toRestore
    expect(found?.fields.title).toBe('a')
    if (found) later.session.restore(found)
    expect(later.session.postId()).toBe(id)
    expect(later.session.getState().version).toBe(1)
    later.session.markSaved(null)
    expect(later.session.postId()).not.toBe(id)
  })

  it('of a new post that is saved while its editor types on stays in the form, which continues it', async () => {
    const { session, here, there, status, write } = await openTab({ isNew: true, there: server({ place: 'draft' }) })
    const postId = session.postId()
    session.change(typed('a'))
    void session.pause()
    session.change(typed('ab'))
    session.markSaved({ ...savedAs(typed('a'), 1), id: session.postId() })
    session.resume()
    expect(session.getState().version).toBe(1)
    await pass(REMOTE_DELAY_MS)
    expect(there.copy).toMatchObject({ postId, baseVersion: 1, fields: { title: 'ab' } })
    expect([status(), here.titles()]).toEqual(['drafted', ['ab']])
    await write('abc')
    expect(there.copies).toHaveLength(1)
  })

  it('of a new post that was saved by hand is not removed when its form is emptied, also after a reload', async () => {
    const [here, there] = [browser(), server({ place: 'draft' })]
    const { session, write } = await openTab({ here, there, isNew: true, name: 'tab' })
    session.change(typed('a'))
    void session.pause()
    session.change(typed('ab'))
    session.markSaved({ ...savedAs(typed('a'), 1), id: session.postId() })
    session.resume()
    await pass(REMOTE_DELAY_MS)
    crash(here)
    const later = await openTab({ here, there, isNew: true, name: 'tab' })
    const found = later.session.getState().toRestore
    if (found) later.session.restore(found)
    await later.write('abc')
    await later.write(newPostFields)
    await write(newPostFields)
    expect(there.copies).toMatchObject([{ fields: { title: 'abc' } }])
  })

  it('of a new post that was saved by hand counts as such after a reload, also when nothing was typed on', async () => {
    const [here, there] = [browser(), server({ place: 'draft' })]
    const { session, write } = await openTab({ here, there, isNew: true, name: 'tab' })
    await write('a')
    session.markSaved({ ...savedAs(typed('a'), 2), id: session.postId() })
    await pass(LOCAL_DELAY_MS)
    crash(here)
    const later = await openTab({ here, there, isNew: true, name: 'tab' })
    expect(later.session.getState().toRestore).toMatchObject({ isManual: true, baseVersion: 2 })
  })

  it('of a new post that was saved while its form was discarded does not go on in the next post', async () => {
    const { session, there, write } = await openTab({ isNew: true, there: server({ place: 'draft' }) })
    const id = session.postId()
    session.change(typed('a'))
    session.discardChanges()
    session.change(newPostFields)
    session.markSaved({ ...savedAs(typed('a'), 1), id })
    await write('b')
    expect(there.copy).toMatchObject({ postId: session.postId(), baseVersion: 0, isManual: false })
  })

  it('of a new post that was saved by hand loses its working copy when its form is discarded', async () => {
    const { session, there } = await openTab({ isNew: true, there: server({ place: 'copy' }) })
    session.change(typed('a'))
    session.markSaved({ ...savedAs(typed('a'), 1), id: session.postId() })
    session.change(typed('ab'))
    await pass(REMOTE_DELAY_MS)
    expect(there.copies).toHaveLength(1)
    session.discardChanges()
    await settle()
    expect(there.copies).toEqual([])
  })

  it('is not sent while it is empty, and is removed when it is emptied', async () => {
    const there = server({ place: 'draft' })
    const { session, here, write } = await openTab({ there, isNew: true })
    await write({ ...newPostFields, author: 'Ola', postType: 'news' })
    expect(there.saves).toBe(0)
    await write({ ...newPostFields, title: 'a' })
    expect(there.copy?.fields.title).toBe('a')
    session.change(newPostFields)
    await settle()
    expect([there.copy, here.titles(), session.getState().version]).toEqual([null, [], 0])
  })

  it('is removed when it is emptied after a lost answer', async () => {
    const there = server({ place: 'draft', fails: 'lost' })
    const { session, write } = await openTab({ there, isNew: true })
    await write('a')
    session.change(newPostFields)
    await settle()
    expect(there.copy).toBeNull()
  })

  it('contains the pictures of its tray, and sends the address of an uploaded one at once', async () => {
    const { session, here, there } = await openTab({ isNew: true, there: server({ place: 'draft' }) })
    const details = { alt: 'A loaf', caption: '', focal: { x: 0.5, y: 0.5 } }
    const picture = { number: 1, fileName: 'a.png', bytes: 3, path: null, details }
    session.changeTray([picture])
    await settle()
    expect(there.copy).toBeNull()
    const uploaded = { ...picture, path: '/media/a.webp' }
    session.changeTray([uploaded])
    await settle()
    expect(there.copy?.tray).toEqual([uploaded])
    expect(here.titles()).toEqual([''])
  })
})

it('a picture that could not be uploaded keeps its copy, with the words for it, while nothing else changes', async () => {
  const { session, there, write } = await openTab({ ...draft(), there: server({ place: 'draft' }) })
  const details = { alt: 'A loaf', caption: '', focal: { x: 0.5, y: 0.5 } }
  await write('a')
  session.changeTray([{ number: 1, fileName: 'loaf.png', bytes: 9, path: null, details }])
  await pass(REMOTE_DELAY_MS)
  const { saves } = there
  await write('a')
  expect(there.copies).toMatchObject([{ tray: [{ details: { alt: 'A loaf' } }] }])
  expect(there.saves).toBe(saves)
})

it('a picture that is removed from the tray after its autosave is removed from the draft', async () => {
  const { session, there, status, write } = await openTab({ ...draft(), there: server({ place: 'draft' }) })
  const details = { alt: 'A loaf', caption: '', focal: { x: 0.5, y: 0.5 } }
  await write('a')
  session.changeTray([{ number: 1, fileName: 'loaf.png', bytes: 9, path: '/media/loaf.webp', details }])
  await settle()
  expect(there.copy?.tray).toHaveLength(1)
  session.changeTray([])
  await pass(REMOTE_DELAY_MS)
  expect([there.copy?.tray, status()]).toEqual([[], 'drafted'])
})

describe('the text of a deleted post', () => {
  const day = '2099-01-05T09:00:00.000Z'
  async function openGone() {
    const tab = await openTab({ ...draft({ publishedAt: day }), there: server({ place: 'draft' }) })
    tab.there.fails = 'gone'
    await tab.write('a', REMOTE_DELAY_MS, day)
    return tab
  }

  it('is saved as a new draft with its planned date, and the form goes on with that draft', async () => {
    const { session, here, there, status, write } = await openGone()
    expect([status(), here.titles()]).toEqual(['gone', ['a']])
    session.beginDraft()
    expect(session.getState().post).toBeNull()
    await session.saveRemote()
    const postId = session.postId()
    expect(postId).not.toBe(post.id)
    expect(there.copies).toMatchObject([{ postId, baseVersion: 0, publishAt: day, fields: { title: 'a' } }])
    expect([status(), here.titles(), session.getState().version]).toEqual(['drafted', [], 1])
    there.fails = null
    await write('ab')
    expect(there.copies).toMatchObject([{ postId, baseVersion: 1, fields: { title: 'ab' } }])
  })

  it('is in the new draft with what is typed during its save', async () => {
    const { session, there, status } = await openGone()
    there.isHeld = true
    session.beginDraft()
    void session.saveRemote()
    session.change(typed('ab'))
    there.isHeld = false
    there.fails = null
    await there.answer()
    expect(status()).toBe('unsaved')
    await pass(REMOTE_DELAY_MS)
    expect(there.copies.map(({ fields }) => fields.title)).toEqual(['ab'])
  })

  it('makes one draft when its save is repeated, and another one when that draft has been deleted', async () => {
    const { session, there, status } = await openGone()
    const save = vi.spyOn(there, 'save')
    const drafts = () => new Set(save.mock.calls.map(([{ postId }]) => postId)).size
    there.fails = 'offline'
    session.beginDraft()
    await session.saveRemote()
    await session.saveRemote()
    expect([save.mock.calls.length, drafts()]).toEqual([2, 1])
    save.mockResolvedValueOnce(fail('deleted', 'conflict'))
    await session.saveRemote()
    expect(status()).toBe('gone')
    there.fails = null
    session.beginDraft()
    await session.saveRemote()
    expect([status(), drafts(), there.copies.length]).toEqual(['drafted', 2, 1])
  })

  it('of a form for new posts goes into another draft', async () => {
    const { session, there, status, write } = await openTab({ isNew: true, there: server({ place: 'draft' }) })
    await write('a')
    there.fails = 'gone'
    await write('ab')
    const before = session.postId()
    expect(status()).toBe('gone')
    session.beginDraft()
    await session.saveRemote()
    expect(session.postId()).not.toBe(before)
    expect(there.copy).toMatchObject({ postId: session.postId(), baseVersion: 0, fields: { title: 'ab' } })
    expect([status(), session.getState().version]).toEqual(['drafted', 1])
  })
})

it('the mark of a running upload is stored nowhere', async () => {
  const { here, there, write } = await openTab({ ...draft(), there: server({ place: 'draft' }) })
  await write({ ...typed('a'), content: 'Bread.\n\n![Uploading loaf.png…](uploading:1)\n\nSalt.' }, LOCAL_DELAY_MS)
  const content = 'Bread.\n\nSalt.'
  expect([...here.items.values()]).toMatchObject([{ fields: { content } }])
  await pass(REMOTE_DELAY_MS)
  expect(there.copy).toMatchObject({ fields: { content } })
})

describe('the planned date of a draft', () => {
  const day = '2099-01-05T09:00:00.000Z'
  const nextDay = '2099-01-06T09:00:00.000Z'

  it('is saved with a new post in the browser and on the server, and restored after a reload', async () => {
    const [here, there] = [browser(), server({ place: 'draft' })]
    const { write } = await openTab({ here, there, isNew: true, name: 'tab' })
    await write(newPostFields, REMOTE_DELAY_MS, day)
    // A date alone makes no post.
    expect(there.saves).toBe(0)
    await write('a', REMOTE_DELAY_MS, day)
    expect(there.copy?.publishAt).toBe(day)
    await write('a', REMOTE_DELAY_MS, '')
    expect(there.copy?.publishAt).toBe('')
    await write('a', REMOTE_DELAY_MS, nextDay)
    crash(here)
    const later = await openTab({ here, there, isNew: true, name: 'tab' })
    expect(later.session.getState().toRestore?.publishAt).toBe(nextDay)
  })

  it('is not shared with a new post in another tab', async () => {
    const here = browser()
    const one = await openTab({ here, isNew: true })
    await one.write('one', LOCAL_DELAY_MS, day)
    const two = await openTab({ here, isNew: true })
    await two.write('two', LOCAL_DELAY_MS)
    const dates = [...here.items.values()].map((copy) => (copy as UnsavedCopy).publishAt)
    expect(dates).toEqual([day, ''])
  })

  it('is an unsaved change itself, and is sent only after it was changed', async () => {
    const there = server({ place: 'draft' })
    const { session, status, write } = await openTab({ ...draft({ publishedAt: day }), there })
    await write('a', REMOTE_DELAY_MS, day)
    expect(there.copy?.publishAt).toBeUndefined()
    session.change(typed('a'), nextDay)
    expect(status()).toBe('unsaved')
    await pass(REMOTE_DELAY_MS)
    expect(there.copy?.publishAt).toBe(nextDay)
    await write('ab', REMOTE_DELAY_MS, nextDay)
    expect(there.copy?.publishAt).toBeUndefined()
  })

  it('that is set back after a lost answer is set back on the server, with the text', async () => {
    const there = server({ place: 'draft', fails: 'lost' })
    const { status, write } = await openTab({ ...draft({ publishedAt: day }), there })
    await write('a', REMOTE_DELAY_MS, nextDay)
    expect([status(), there.copy?.publishAt]).toEqual(['offline', nextDay])
    there.fails = null
    await write(saved, REMOTE_DELAY_MS, day)
    expect([status(), there.copy?.fields.title, there.copy?.publishAt]).toEqual(['drafted', 'Saved', day])
    await write('a', REMOTE_DELAY_MS, day)
    expect(there.copy?.publishAt).toBeUndefined()
  })

  it('of another editor’s version is adopted, unless this form chose another', async () => {
    const other = theirs({ publishedAt: day })
    const one = await openTab(draft())
    one.session.change(typed('a'))
    expect(one.session.rebase(other)).toBe(day)
    const two = await openTab(draft())
    two.session.change(typed('a'), nextDay)
    expect(two.session.rebase(other)).toBe(nextDay)
  })
})
