import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REMOTE_DELAY_MS } from './autosaver'
import { newPostFields } from './form-schema'
import { AT, browser, crash, openTab, pass, saved, server, settle, typed } from './testing'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(AT) }))
afterEach(() => void vi.useRealTimers())

describe('a draft', () => {
  it('goes into the post itself, which is the version that is typed on', async () => {
    const { session, here, there, status } = await openTab({ isDraft: true })
    there.place = 'draft'
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    expect(status()).toBe('drafted')
    expect(session.getState().version).toBe(2)
    expect(here.titles()).toEqual([])
    session.change(typed('ab'))
    await pass(REMOTE_DELAY_MS)
    expect(session.getState().version).toBe(3)
  })

  it('of a new post has one id from its first letter, also when the page is loaded again', async () => {
    const here = browser()
    const there = server()
    there.place = 'draft'
    const { session } = await openTab({ here, there, isNew: true, name: 'tab' })
    session.change(typed('a'))
    await pass(REMOTE_DELAY_MS)
    const id = session.postId()
    expect(there.copy?.postId).toBe(id)
    crash(here)
    const later = await openTab({ here, there, isNew: true, name: 'tab' })
    const found = later.session.getState().toRestore
    expect(found?.fields.title).toBe('a')
    if (found) later.session.restore(found)
    expect(later.session.postId()).toBe(id)
    expect(later.session.getState().version).toBe(1)
    later.session.markSaved(saved, 0)
    expect(later.session.postId()).not.toBe(id)
  })

  it('that is empty is none: nothing is sent, and what was sent is taken back', async () => {
    const { session, here, there } = await openTab({ isNew: true })
    there.place = 'draft'
    session.change({ ...newPostFields, author: 'Ola', postType: 'news' })
    await pass(REMOTE_DELAY_MS)
    expect(there.saves).toBe(0)
    session.change({ ...newPostFields, title: 'a' })
    await pass(REMOTE_DELAY_MS)
    expect(there.copy?.fields.title).toBe('a')
    session.change(newPostFields)
    await settle()
    expect([there.copy, here.titles(), session.getState().version]).toEqual([null, [], 0])
  })

  it('names an uploaded picture on the server at once', async () => {
    const { session, there } = await openTab({ isNew: true })
    there.place = 'draft'
    const details = { alt: '', caption: '', focal: { x: 0.5, y: 0.5 } }
    const picture = { number: 1, fileName: 'a.png', bytes: 3, path: null, details }
    session.changeTray([picture])
    await settle()
    expect(there.copy).toBeNull()
    session.changeTray([{ ...picture, path: '/media/a.webp' }])
    await settle()
    expect(there.copy?.tray[0]?.path).toBe('/media/a.webp')
  })

  it('holds the pictures of its tray', async () => {
    const { session, here, there } = await openTab({ isNew: true })
    const details = { alt: 'A loaf', caption: '', focal: { x: 0.5, y: 0.5 } }
    session.changeTray([{ number: 1, fileName: 'a.png', bytes: 3, path: '/media/a.webp', details }])
    await pass(REMOTE_DELAY_MS)
    expect(there.copy?.tray[0]?.details.alt).toBe('A loaf')
    expect(here.titles()).toEqual([''])
  })
})
