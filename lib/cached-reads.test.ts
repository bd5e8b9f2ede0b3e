import { expect, test } from 'vitest'
import { createCachedReads } from './cached-reads'

/** Made so many milliseconds from now. */
const entry = (text: string, life: { revalidate: number; expire: number }, from = 0) =>
  Promise.resolve({
    value: new Blob([text]).stream(),
    tags: ['posts'],
    stale: 30,
    timestamp: performance.timeOrigin + performance.now() + from,
    ...life,
  })
const NOTHING = { revalidate: 60, expire: 300 }
const POSTS = { revalidate: 300, expire: 31_536_000 }
const MEGABYTE = 1024 * 1024

const open = () => {
  const reads = createCachedReads(MEGABYTE, MEGABYTE / 8)
  const read = async (key: string) => {
    const found = await reads.get(key, [])
    return found && new Response(found.value).text()
  }
  return { reads, read }
}

test('any number of addresses that nobody has pushes out no post, and only the last of them are held', async () => {
  const { reads, read } = open()
  await reads.set('a post', entry('soup', POSTS))
  for (let n = 0; n < 5_000; n++) await reads.set(`nothing at ${n} ${'-'.repeat(150)}`, entry('null', NOTHING))
  expect(await read('a post')).toBe('soup')
  expect(await read(`nothing at 0 ${'-'.repeat(150)}`)).toBeUndefined()
  expect(await read(`nothing at 4999 ${'-'.repeat(150)}`)).toBe('null')
})

test('a small value does not hold the memory of others', () => {
  // As the store reads a stream.
  expect(Buffer.concat([new Uint8Array(10)]).buffer.byteLength).toBe(10)
})

test('a renewed tag ends what was read and what was not there', async () => {
  const { reads, read } = open()
  await reads.set('a post', entry('soup', POSTS, -1_000))
  await reads.set('no post', entry('null', NOTHING, -1_000))
  await reads.updateTags(['posts'])
  // It ends them in the millisecond that comes.
  await expect.poll(async () => [await read('a post'), await read('no post')]).toEqual([undefined, undefined])
  await reads.set('no post', entry('a new one', POSTS, 1_000))
  expect(await read('no post')).toBe('a new one')
})

test('who asks while an answer is on its way waits for it; one that fails is as if it had not been asked for', async () => {
  const { reads, read } = open()
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof entry>>>()
  const set = reads.set('a post', promise)
  const asked = read('a post')
  resolve(await entry('soup', POSTS))
  await set
  expect(await asked).toBe('soup')
  await reads.set('another', Promise.reject(new Error('The backend is down')))
  expect(await read('another')).toBeUndefined()
})
