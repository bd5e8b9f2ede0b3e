import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventOf, type Notification, type PostEvent, type NotifiedPost } from './event'
import { deliver } from './notify'
import { signatureOf } from './channels'
import { stubEnvironment } from '@/lib/seo/testing'

const CHANGE: PostEvent = {
  event: 'publish',
  slug: 'plum-cake',
  title: 'Plum cake',
  type: 'recipe',
  noindex: false,
  feeds: ['all', 'recipe'],
}
const AT = new Date('2026-11-21T10:00:00Z')
const NOTIFICATION: Notification = {
  channel: 'webhook',
  target: 'https://hook.example/',
  request: () => ({ method: 'POST' }),
}

// The environment is read once per process: each test imports fresh modules.
async function channelsWith(environment: Record<string, string>) {
  vi.resetModules()
  stubEnvironment(vi.stubEnv)
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return import('./channels')
}

afterEach(() => vi.unstubAllEnvs())

it('notifies no receiver without settings', async () => {
  const { indexNowNotification, webSubNotification, webhookNotification, isIndexNowKey } = await channelsWith({})
  expect([indexNowNotification(CHANGE), webSubNotification(CHANGE), webhookNotification(CHANGE, 'id', AT)]).toEqual([
    null,
    null,
    null,
  ])
  expect(isIndexNowKey('')).toBe(false)
})

describe('a notification', () => {
  it('names the addresses, the key and its location to IndexNow', async () => {
    const { indexNowNotification } = await channelsWith({ INDEXNOW_KEY: 'abcdef0123456789' })
    const notification = indexNowNotification({ ...CHANGE, event: 'update', formerSlug: 'plum-pie' })
    expect(notification?.target).toBe('https://api.indexnow.org/indexnow')
    expect(JSON.parse(String(notification?.request(AT).body))).toEqual({
      host: 'example.com',
      key: 'abcdef0123456789',
      keyLocation: 'https://example.com/abcdef0123456789.txt',
      urlList: ['https://example.com/blog/plum-cake', 'https://example.com/blog/plum-pie'],
    })
  })

  it('tells IndexNow nothing about a post hidden from search engines', async () => {
    const { indexNowNotification } = await channelsWith({ INDEXNOW_KEY: 'abcdef0123456789' })
    expect(indexNowNotification({ ...CHANGE, noindex: true })).toBeNull()
  })

  it('names the changed feeds to WebSub', async () => {
    const { webSubNotification } = await channelsWith({ WEBSUB_HUB_URL: 'https://hub.example/' })
    const body = new URLSearchParams(String(webSubNotification(CHANGE)?.request(AT).body))
    expect(body.get('hub.mode')).toBe('publish')
    expect(body.getAll('hub.url')).toContain('https://example.com/feed.xml')
    expect(body.getAll('hub.url')).toContain('https://example.com/feeds/recipe.json')
  })

  it('signs the body of a webhook, anew at each attempt', async () => {
    const secret = 'a-secret-of-at-least-24-signs'
    const { webhookNotification } = await channelsWith({
      WEBHOOK_URL: 'https://hook.example/x',
      WEBHOOK_SECRET: secret,
    })
    const request = webhookNotification(CHANGE, 'msg-1', AT)?.request(AT)
    const body = String(request?.body)
    const headers = new Headers(request?.headers)
    const expected = createHmac('sha256', secret)
      .update(`msg-1.${AT.getTime() / 1000}.${body}`)
      .digest('base64')
    expect(headers.get('webhook-signature')).toBe(`v1,${expected}`)
    expect(JSON.parse(body)).toEqual({
      type: 'post.publish',
      timestamp: '2026-11-21T10:00:00.000Z',
      data: {
        slug: 'plum-cake',
        title: 'Plum cake',
        post_type: 'recipe',
        url: 'https://example.com/blog/plum-cake',
        markdown_url: 'https://example.com/blog/plum-cake.md',
      },
    })
    expect(signatureOf(secret, 'msg-1', 1, body)).not.toBe(signatureOf(secret, 'msg-1', 2, body))
  })

  it('reports a webhook address without a secret', async () => {
    const { webhookNotification } = await channelsWith({ WEBHOOK_URL: 'https://hook.example/x' })
    expect(() => webhookNotification(CHANGE, 'id', AT)).toThrow('WEBHOOK_SECRET is missing')
  })
})

describe('deliver', () => {
  const waits: number[] = []
  const answers = (...statuses: (number | Error)[]) => {
    const fetch = vi.fn(async () => {
      const next = statuses.shift() ?? 500
      if (next instanceof Error) throw next
      return new Response(null, { status: next })
    })
    const wait = async (ms: number) => waits.push(ms)
    return { fetch, wait, now: () => AT }
  }
  beforeEach(() => waits.splice(0))

  it('stops at the first success', async () => {
    expect(await deliver(NOTIFICATION, answers(202))).toEqual({
      attempts: 1,
      delivered: true,
      status: 202,
      error: null,
    })
    expect(waits).toEqual([])
  })

  it('retries a receiver that is down, busy or unreachable', async () => {
    expect(await deliver(NOTIFICATION, answers(503, new Error('no route'), 200))).toMatchObject({
      attempts: 3,
      delivered: true,
    })
    expect(waits).toEqual([1000, 4000])
  })

  it('gives up after four attempts, and at once after a refusal', async () => {
    expect(await deliver(NOTIFICATION, answers(500, 500, 500, 500))).toMatchObject({
      attempts: 4,
      delivered: false,
      status: 500,
    })
    expect(await deliver(NOTIFICATION, answers(403))).toEqual({
      attempts: 1,
      delivered: false,
      status: 403,
      error: 'answered 403',
    })
  })

  it('follows no redirect and never throws', async () => {
    const tools = answers(301)
    expect(await deliver(NOTIFICATION, tools)).toMatchObject({ delivered: false, status: 301 })
    expect(tools.fetch).toHaveBeenCalledWith('https://hook.example/', expect.objectContaining({ redirect: 'manual' }))
    expect(
      await deliver(NOTIFICATION, answers(new Error('a'), new Error('b'), new Error('c'), new Error('d'))),
    ).toMatchObject({
      delivered: false,
      status: null,
      error: 'd',
    })
  })
})

describe('eventOf', () => {
  const cake: NotifiedPost = {
    slug: 'cake',
    title: 'Cake',
    type: 'recipe',
    facets: ['type:recipe', 'tag:plums', 'diet:vegan'],
    state: 'published',
    noindex: false,
  }
  const draft: NotifiedPost = { ...cake, state: 'draft' }
  it.each([
    [null, cake, { event: 'publish', slug: 'cake' }],
    [draft, cake, { event: 'publish', slug: 'cake' }],
    [cake, { ...cake, title: 'Pie' }, { event: 'update', title: 'Pie' }],
    [cake, { ...cake, slug: 'pie' }, { event: 'update', slug: 'pie', formerSlug: 'cake' }],
    [cake, draft, { event: 'delete', slug: 'cake' }],
    [cake, { ...cake, noindex: true }, { event: 'update', noindex: false }],
    [
      { ...cake, noindex: true },
      { ...cake, noindex: true },
      { event: 'update', noindex: true },
    ],
    [cake, null, { event: 'delete', slug: 'cake' }],
  ])('%j → %j', (before, after, expected) => expect(eventOf(before, after)).toMatchObject(expected))

  it('names the feeds of the topics, and the feeds that the post has left', () => {
    expect(eventOf(null, cake)?.feeds).toEqual(['all', 'recipe', 'topic-plums'])
    const moved = { ...cake, type: 'guide', facets: ['type:guide', 'tag:cakes'] }
    expect(eventOf(cake, moved)?.feeds.toSorted()).toEqual(['all', 'guide', 'recipe', 'topic-cakes', 'topic-plums'])
  })

  it('reports no event for a post that is not public', () => {
    expect(eventOf(null, draft)).toBeNull()
    expect(eventOf(draft, null)).toBeNull()
  })
})
