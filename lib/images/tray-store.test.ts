import { describe, expect, it } from 'vitest'
import type { SendImage } from './send'
import { imageFailure, LOST_FILE, uploadedPaths } from './tray'
import { TrayStore } from './tray-store'
import { CENTRE, type ImageInfo } from './image'
import { type ActionResult, done, fail } from '@/lib/action-result'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const stored = (name: string) => done({ src: `/media/${name}`, width: 1, height: 1, alt: '', blur: null })
const later = () => new Promise((resolve) => setTimeout(resolve))

/** A store whose server answers when the test calls `answer`. */
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
      await later()
      open.get(name)?.(result)
      await later()
    },
  }
}

const numbers = (store: TrayStore) => store.getImages().map(({ number }) => number)
const three = () => {
  const test = line()
  test.store.add([file('a.png'), file('b.png'), file('c.png')])
  return test
}

const statuses = (store: TrayStore) => store.getImages().map(({ upload }) => upload.status)

describe('a picked picture', () => {
  it('is sent at once, two at a time, in the order of selection', async () => {
    const { store, sent, answer } = line()
    store.add([file('a.png'), file('b.png'), file('c.png')])
    await later()
    expect(sent).toEqual(['a.png', 'b.png'])
    expect(statuses(store)).toEqual(['uploading', 'uploading', 'waiting'])
    await answer('b.png')
    expect(sent).toEqual(['a.png', 'b.png', 'c.png'])
    expect(store.entries().map(({ path }) => path)).toEqual([null, '/media/b.png', null])
  })

  it('can be cancelled and sent again', async () => {
    const { store, sent, answer } = line()
    store.add([file('a.png')])
    await later()
    store.cancel(1)
    await later()
    expect(statuses(store)).toEqual(['failed'])
    store.retry(1)
    await answer('a.png')
    expect([sent, statuses(store)]).toEqual([['a.png', 'a.png'], ['done']])
  })

  it('that failed without a connection is sent again later, unlike a refused or cancelled one', async () => {
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
    await later()
    expect(sent).toEqual(['offline.png'])
  })

  it('that is removed during its upload is not added by the answer', async () => {
    const { store, answer } = line()
    store.add([file('a.png'), file('b.png')])
    store.remove(1)
    await answer('a.png')
    expect(store.entries().map(({ fileName }) => fileName)).toEqual(['b.png'])
  })

  it('has the reason of a failed upload', async () => {
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
  it('waits for running uploads and repeats failed ones', async () => {
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

  it('resolves to the first failure', async () => {
    const { store, answer } = line()
    store.add([file('a.png')])
    const finished = store.finishUploads(() => undefined)
    await answer('a.png', fail('Your session has ended', 'session'))
    expect(await finished).toMatchObject({
      reason: 'session',
      message: 'Failed to upload a.png: Your session has ended',
    })
  })

  it('names a restored picture without a file', async () => {
    const { store } = line()
    const details = { alt: '', caption: '', focal: { x: 0.5, y: 0.5 } }
    store.load([{ number: 4, fileName: 'a.png', bytes: 1, path: null, details }])
    expect(await store.finishUploads(() => undefined)).toMatchObject({
      reason: 'failed',
      message: `Image upload failed: Failed to upload a.png: ${LOST_FILE} Please check your images and try again.`,
    })
  })
})

it('names the file once, with any message of the server', () => {
  const words = 'Failed to upload a.png: It is damaged.'
  expect(imageFailure('a.png', { message: words })).toBe(words)
  expect(imageFailure('a.png', { message: 'Please fix', fieldErrors: { '': 'No picture was sent' } })).toBe(
    'Failed to upload a.png: No picture was sent',
  )
})

describe('the tray', () => {
  it('numbers pictures in order, and never uses a number twice', () => {
    const { store } = three()
    expect(numbers(store)).toEqual([1, 2, 3])
    store.remove(3)
    store.add([file('d.png')])
    expect(numbers(store)).toEqual([1, 2, 4])
  })

  it('numbers from one when it is empty, and above the highest number of restored pictures', () => {
    const { store } = three()
    store.remove(1)
    const entries = store.entries()
    store.load([])
    store.add([file('e.png')])
    expect(numbers(store)).toEqual([1])
    store.load(entries)
    store.add([file('e.png')])
    expect(numbers(store)).toEqual([2, 3, 4])
  })

  it('drops the pictures of a save, keeps those picked since, and numbers from one when none is left', () => {
    const { store } = three()
    const sent = store.entries()
    store.add([file('d.png')])
    store.drop(sent)
    expect(numbers(store)).toEqual([4])
    store.drop(store.entries())
    store.add([file('e.png')])
    expect(numbers(store)).toEqual([1])
  })

  it('restores uploaded pictures; others have to be chosen again', async () => {
    const { store, answer } = three()
    await answer('b.png')
    store.describe(2, { alt: ' Soup ' })
    store.load(store.entries())
    expect(store.getImages().map(({ upload }) => upload)).toEqual([
      { status: 'failed', message: LOST_FILE },
      { status: 'done', path: '/media/b.png' },
      { status: 'failed', message: LOST_FILE },
    ])
    expect(store.getImages()[1]).toMatchObject({ file: null, fileName: 'b.png', details: { alt: 'Soup' } })
  })

  it('moves a picture up and down with its upload, and not beyond the ends', async () => {
    const { store, answer } = three()
    await answer('b.png')
    store.move(3, 0)
    expect(numbers(store)).toEqual([3, 1, 2])
    store.move(3, 2)
    expect(numbers(store)).toEqual([1, 2, 3])
    for (const [number, to] of [
      [1, -1],
      [3, 3],
      [9, 0],
    ] as const)
      expect(store.move(number, to)).toBe(false)
    expect(numbers(store)).toEqual([1, 2, 3])
    expect(uploadedPaths(store.getImages())).toEqual(['/media/b.png'])
  })

  it('replaces the file of a picture, which keeps its position and its description', async () => {
    const { store, sent, answer } = three()
    await answer('b.png')
    store.describe(2, { alt: 'Soup', focal: { x: 0, y: 0 } })
    store.replace(2, file('better.png'))
    const kept = { number: 2, file: { name: 'better.png' }, details: { alt: 'Soup', focal: CENTRE } }
    expect(store.getImages()[1]).toMatchObject({ ...kept, upload: { status: 'waiting' } })
    await answer('a.png')
    expect(sent.at(-1)).toBe('better.png')
  })
})
