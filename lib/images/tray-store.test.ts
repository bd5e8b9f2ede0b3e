import { describe, expect, it, vi } from 'vitest'
import type { SendImage } from './send'
import { LOST_FILE } from './tray'
import { imageFailure, imageFailureToast, type SubmitSteps, submitWithImages, TrayStore } from './tray-store'
import type { ImageInfo } from './image'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const stored = (name: string) => done({ src: `/media/${name}`, width: 1, height: 1, alt: '', blur: null })
const later = () => new Promise((resolve) => setTimeout(resolve))

/** A server whose answers the test gives. */
function line() {
  const open = new Map<string, (result: ActionResult<ImageInfo>) => void>()
  const sent: string[] = []
  const send: SendImage = (picked, { signal }) => {
    sent.push(picked.name)
    return new Promise((resolve) => {
      open.set(picked.name, resolve)
      signal.addEventListener('abort', () => resolve(fail('Cancelled.')))
    })
  }
  return {
    store: new TrayStore(send),
    sent,
    async answer(name: string, result = stored(name)) {
      open.get(name)?.(result)
      await later()
    },
  }
}

const statuses = (store: TrayStore) => store.getImages().map(({ upload }) => upload.status)

describe('a picked picture', () => {
  it('is sent at once, two at a time, in the order they were picked', async () => {
    const { store, sent, answer } = line()
    store.add([file('a.png'), file('b.png'), file('c.png')])
    expect(sent).toEqual(['a.png', 'b.png'])
    expect(statuses(store)).toEqual(['uploading', 'uploading', 'waiting'])
    await answer('b.png')
    expect(sent).toEqual(['a.png', 'b.png', 'c.png'])
    expect(store.entries().map(({ path }) => path)).toEqual([null, '/media/b.png', null])
  })

  it('can be taken off its way, and sent again', async () => {
    const { store, sent, answer } = line()
    store.add([file('a.png')])
    store.cancel(1)
    await later()
    expect(statuses(store)).toEqual(['failed'])
    store.retry(1)
    await answer('a.png')
    expect([sent, statuses(store)]).toEqual([['a.png', 'a.png'], ['done']])
  })

  it('that failed without a connection is sent again when it is back, but not a refused or cancelled one', async () => {
    const sent: string[] = []
    const store = new TrayStore(async ({ name }) => {
      sent.push(name)
      if (name === 'refused.png') return fail('It is no picture.')
      throw new TypeError('Failed to fetch')
    })
    store.add([file('offline.png'), file('refused.png'), file('cancelled.png')])
    store.cancel(3)
    await later()
    expect(statuses(store)).toEqual(['failed', 'failed', 'failed'])
    sent.length = 0
    store.retryUnanswered()
    expect(sent).toEqual(['offline.png'])
  })

  it('that is removed while it is sent does not come back with its answer', async () => {
    const { store, answer } = line()
    store.add([file('a.png'), file('b.png')])
    store.remove(1)
    await answer('a.png')
    expect(store.entries().map(({ fileName }) => fileName)).toEqual(['b.png'])
  })

  it('says why it is not there', async () => {
    const { store, answer } = line()
    store.add([file('a.png')])
    await answer('a.png', fail('Failed to upload the picture: Bucket is full'))
    expect(store.getImages()[0]?.upload).toEqual({
      status: 'failed',
      message: 'Failed to upload a.png: Bucket is full',
    })
  })
})

describe('finishUploads', () => {
  it('waits for what is on its way and sends again what failed', async () => {
    const { store, answer } = line()
    store.add([file('a.png'), file('b.png')])
    await answer('a.png', fail('no'))
    const counts: string[] = []
    const finished = store.finishUploads((there, total) => counts.push(`${there}/${total}`))
    await answer('a.png')
    await answer('b.png')
    expect(await finished).toBeNull()
    expect(counts).toEqual(['0/2', '1/2'])
  })

  it('answers what stands in the way', async () => {
    const { store, answer } = line()
    store.add([file('a.png')])
    const finished = store.finishUploads(() => undefined)
    await answer('a.png', fail('Your session has ended', 'session'))
    expect(await finished).toEqual({ message: 'Failed to upload a.png: Your session has ended', isSession: true })
  })

  it('names a picture whose file is gone with its page', async () => {
    const { store } = line()
    const details = { alt: '', caption: '', focal: { x: 0.5, y: 0.5 } }
    store.load([{ number: 4, fileName: 'a.png', bytes: 1, path: null, details }])
    expect(await store.finishUploads(() => undefined)).toEqual({
      message: `Failed to upload a.png: ${LOST_FILE}`,
      isSession: false,
    })
  })
})

it('names the file once, whichever words the server had', () => {
  const words = 'Failed to upload a.png: It is damaged.'
  expect(imageFailure('a.png', { message: words })).toBe(words)
  expect(imageFailure('a.png', { message: 'Please fix', fieldErrors: { '': 'No picture was sent' } })).toBe(
    'Failed to upload a.png: No picture was sent',
  )
})

const stepsWith = (changes: Partial<SubmitSteps<string>>) => ({
  finishUploads: vi.fn(changes.finishUploads ?? (async () => null)),
  save: vi.fn(changes.save ?? (async () => done('Soup'))),
})
const outcomeOf = (changes: Partial<SubmitSteps<string>>) => submitWithImages(stepsWith(changes))

describe('submitWithImages', () => {
  it('saves once the pictures are there', async () => {
    expect(await outcomeOf({})).toEqual({ kind: 'saved', post: 'Soup' })
  })

  it('saves nothing while a picture is missing', async () => {
    const missing = stepsWith({
      finishUploads: async () => ({ message: 'Failed to upload a.png: no', isSession: false }),
    })
    expect(await submitWithImages(missing)).toEqual({ kind: 'image', message: 'Failed to upload a.png: no' })
    const ended = stepsWith({ finishUploads: async () => ({ message: 'Over', isSession: true }) })
    expect(await submitWithImages(ended)).toEqual({ kind: 'session', message: 'Over' })
    for (const { save } of [missing, ended]) expect(save).not.toHaveBeenCalled()
  })

  it('tells apart why a save did not happen', async () => {
    expect(await outcomeOf({ save: () => Promise.reject(new TypeError('Failed to fetch')) })).toEqual({
      kind: 'unanswered',
    })
    expect(await outcomeOf({ save: async () => fail('Over', 'session') })).toEqual({ kind: 'session', message: 'Over' })
    expect(await outcomeOf({ save: async () => fail('Gone', 'conflict') })).toMatchObject({ kind: 'conflict' })
    expect(await outcomeOf({ save: async () => invalidFields({ title: 'Short' }) })).toMatchObject({
      kind: 'failed',
      fieldErrors: { title: 'Short' },
    })
  })
})

it('ends one sentence with one full stop', () => {
  expect(imageFailureToast('Failed to upload a.png: It is damaged.')).toBe(
    'Image upload failed: Failed to upload a.png: It is damaged. Please check your images and try again.',
  )
})
