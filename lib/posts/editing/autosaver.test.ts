import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_DELAY_MS, REMOTE_DELAY_MS, RETRY_MS } from './autosaver'
import { isInThisPageOnly } from './editing-state'
import { AT, openTab, pass, saved, savedAs, settle, typed } from './testing'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(AT) }))
afterEach(() => void vi.useRealTimers())

describe('typed text', () => {
  it('is saved in the browser, then on the server', async () => {
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

  it('is saved while typing goes on without a pause', async () => {
    const { session, here, there } = await openTab()
    for (let letters = 1; letters <= 60; letters++) {
      session.change(typed('x'.repeat(letters)))
      await pass(100)
    }
    // Of six seconds of typing, at most the time since the last save is missing.
    expect(here.titles()[0]?.length).toBeGreaterThan(55)
    expect(there.copy?.fields.title.length).toBeGreaterThan(30)
  })

  it('is removed in both places when it equals the saved text again', async () => {
    const { session, here, there, status, write } = await openTab()
    await write('a')
    session.change(saved)
    await settle()
    expect(here.titles()).toEqual([])
    expect(there.copy).toBeNull()
    expect(status()).toBe('saved')
  })
})

describe('a browser whose storage is full or off', () => {
  it('is reported as refusing, and the server has the text', async () => {
    const { session, here, there, write } = await openTab()
    here.state.isRefusing = true
    await write('a')
    expect(session.getState().local).toBe('refused')
    expect(there.copy?.fields.title).toBe('a')
  })

  it('leaves the text in the page only as long as the server does not have it either', async () => {
    const { session, here, there, write } = await openTab()
    here.state.isRefusing = true
    there.fails = 'offline'
    await write('a')
    expect(isInThisPageOnly(session.getState())).toBe(true)
    there.fails = null
    await pass(RETRY_MS)
    expect(isInThisPageOnly(session.getState())).toBe(false)
  })
})

describe('a server that is slow, silent or refuses', () => {
  it('is called again until it answers', async () => {
    const { there, status, write } = await openTab()
    there.fails = 'offline'
    await write('a')
    expect(status()).toBe('offline')
    there.fails = null
    await pass(RETRY_MS)
    expect(status()).toBe('stored')
  })

  it('is called after the usual delay when typing continues after a failure', async () => {
    const { there, write } = await openTab()
    there.fails = 'offline'
    await write('a')
    there.fails = null
    await write('ab')
    expect(there.copy?.fields.title).toBe('ab')
  })

  it('is not called again after a session has ended, until a sign-in', async () => {
    const { session, there, status, write } = await openTab()
    there.fails = 'session'
    await write('a', REMOTE_DELAY_MS + RETRY_MS)
    expect(status()).toBe('signed-out')
    expect(there.saves).toBe(1)
    there.fails = null
    await session.saveRemote()
    expect(status()).toBe('stored')
  })

  it('gets one text at a time, so that an older text never arrives after a newer one', async () => {
    const { there, status, write } = await openTab()
    there.isHeld = true
    await write('a')
    await write('b', 2 * REMOTE_DELAY_MS)
    expect(there.saves).toBe(1)
    await there.answer()
    expect(status()).toBe('unsaved')
    await pass(REMOTE_DELAY_MS)
    await there.answer()
    expect(there.copy?.fields.title).toBe('b')
    expect(status()).toBe('stored')
  })
})

it('a text that the server refuses is kept in the browser with the reason, and is sent again only after the next change', async () => {
  const { session, here, there, write } = await openTab()
  there.fails = 'invalid'
  await write('a')
  expect(session.getState().status).toEqual({ kind: 'refused', message: 'Please remove it.' })
  expect(here.titles()).toEqual(['a'])
  await pass(10 * RETRY_MS)
  expect(there.saves).toBe(1)
  there.fails = null
  await write('b')
  expect(there.copy?.fields.title).toBe('b')
})

describe('a submit', () => {
  it('leaves neither copy', async () => {
    const { session, here, there, status, write } = await openTab()
    await write('a', LOCAL_DELAY_MS)
    session.markSaved(savedAs(typed('a')))
    await pass(REMOTE_DELAY_MS)
    expect(here.titles()).toEqual([])
    expect(there.saves).toBe(0)
    expect(status()).toBe('saved')
    expect(session.getState().version).toBe(2)
  })

  it('is not followed by a copy of the text that it saved', async () => {
    const { session, there } = await openTab()
    session.change(typed('a'))
    void session.pause()
    await pass(10 * REMOTE_DELAY_MS)
    expect(there.saves).toBe(0)
    session.markSaved(savedAs(typed('a')))
    session.resume()
    await pass(REMOTE_DELAY_MS)
    expect(there.saves).toBe(0)
  })

  it('removes the copy of an autosave that arrives after it', async () => {
    const { session, there, status, write } = await openTab()
    there.isHeld = true
    await write('a')
    session.markSaved(savedAs(typed('a')))
    await there.answer()
    expect(there.copy).toBeNull()
    expect(status()).toBe('saved')
  })

  it('that failed resumes saves to the server', async () => {
    const { session, there } = await openTab()
    session.change(typed('a'))
    void session.pause()
    await pass(REMOTE_DELAY_MS)
    session.resume()
    await pass(REMOTE_DELAY_MS)
    expect(there.copy?.fields.title).toBe('a')
  })

  it('keeps the text that is typed while it runs', async () => {
    const { session, here, status, write } = await openTab()
    session.change(typed('a'))
    void session.pause()
    await write('ab', LOCAL_DELAY_MS)
    expect(here.titles()).toEqual(['ab'])
    session.markSaved(savedAs(typed('a')))
    session.resume()
    await pass(LOCAL_DELAY_MS)
    expect(status()).toBe('unsaved')
    expect(here.titles()).toEqual(['ab'])
  })

  it('waits for a running save, so that no save arrives during it', async () => {
    const { session, there, write } = await openTab()
    there.isHeld = true
    await write('a')
    let isOn = false
    const paused = session.pause().then(() => (isOn = true))
    await settle()
    expect(isOn).toBe(false)
    await there.answer()
    await paused
    expect(isOn).toBe(true)
  })
})
