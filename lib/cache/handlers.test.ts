import { describe, expect, it } from 'vitest'
import PageCacheHandler from './page-cache-handler.ts'
import { createUseCacheHandler } from './use-cache-handler.ts'
import { now } from './tags.ts'

const handler = createUseCacheHandler()
const entryOf = (text: string, rest = {}) => ({
  value: new Response(text).body as ReadableStream<Uint8Array<ArrayBuffer>>,
  tags: ['post-a'],
  stale: 300,
  timestamp: now(),
  expire: 31_536_000,
  revalidate: 300,
  ...rest,
})
const textOf = async (key: string) => {
  const found = await handler.get(key)
  return found && new Response(found.value).text()
}

describe('cached reads', () => {
  it('are returned for every request', async () => {
    await handler.set('a', Promise.resolve(entryOf('soup')))
    expect([await textOf('a'), await textOf('a')]).toEqual(['soup', 'soup'])
  })

  it('are awaited while they are written', async () => {
    const coming = Promise.withResolvers<ReturnType<typeof entryOf>>()
    const done = handler.set('b', coming.promise)
    const found = textOf('b')
    coming.resolve(entryOf('bread'))
    await done
    expect(await found).toBe('bread')
  })

  it('are absent when their write fails', async () => {
    await expect(handler.set('c', Promise.reject(new Error('no backend')))).resolves.toBeUndefined()
    expect(await textOf('c')).toBeUndefined()
  })

  it('expire with their tag, and are stale when the tag is stale', async () => {
    await handler.set('d', Promise.resolve(entryOf('old', { tags: ['post-d'] })))
    await handler.updateTags(['post-d'], { expire: 60 })
    expect((await handler.get('d'))?.revalidate).toBe(-1)
    await handler.updateTags(['post-d'])
    expect(await textOf('d')).toBeUndefined()
    expect(await handler.getExpiration(['post-d', 'post-e'])).toBeGreaterThan(0)
    await handler.set('d', Promise.resolve(entryOf('new', { tags: ['post-d'] })))
    expect(await textOf('d')).toBe('new')
  })

  it('expire at the end of their lifetime', async () => {
    await handler.set('e', Promise.resolve(entryOf('old', { timestamp: now() - 301_000 })))
    expect(await textOf('e')).toBeUndefined()
  })

  it('are found after an empty result of the same key', async () => {
    await handler.set('f', Promise.resolve(entryOf('', { expire: 300, tags: ['post-f'] })))
    await handler.updateTags(['post-f'])
    await handler.set('f', Promise.resolve(entryOf('soup')))
    expect(await textOf('f')).toBe('soup')
  })

  it('that are empty evict no others', async () => {
    const small = createUseCacheHandler({ maxSize: 1_000, max: 10 }, { maxSize: 1_000, max: 10 })
    await small.set('post', Promise.resolve(entryOf('a post')))
    for (let n = 0; n < 100; n++) await small.set(`none ${n}`, Promise.resolve(entryOf('', { expire: 300 })))
    expect(await small.get('post')).toBeDefined()
    expect(await small.get('none 0')).toBeUndefined()
    expect(await small.get('none 99')).toBeDefined()
  })
})

describe('finished pages', () => {
  const pages = new PageCacheHandler()
  const page = (tag: string, status = 200) => ({
    kind: 'APP_PAGE',
    html: '<p>soup</p>',
    status,
    headers: { 'x-next-cache-tags': `all,${tag}` },
  })
  const cacheControl = { revalidate: 300, expire: 31_536_000 }

  it('are stored, and expire with their tags', async () => {
    await pages.set('/a', page('post-p'), { cacheControl })
    expect(await pages.get('/a')).toMatchObject({ value: { html: '<p>soup</p>' }, cacheControl })
    await handler.updateTags(['post-p'])
    expect(await pages.get('/a')).toBeNull()
  })

  it('with a stale tag are returned with a date that makes Next render them again', async () => {
    await pages.set('/b', page('post-q'), { cacheControl })
    await handler.updateTags(['post-q'], { expire: 60 })
    expect((await pages.get('/b'))?.lastModified).toBeLessThan(now() - 300_000)
  })

  it('expire with a tag that expired while they were rendered', async () => {
    expect(await pages.get('/d')).toBeNull()
    await handler.updateTags(['post-s'])
    await pages.set('/d', page('post-s'), { cacheControl })
    expect(await pages.get('/d')).toBeNull()
  })

  it('with status 404 are not stored, and remove the stored page', async () => {
    await pages.set('/c', page('post-r'), { cacheControl })
    await pages.set('/c', page('post-r', 404), { cacheControl })
    expect(await pages.get('/c')).toBeNull()
  })
})
