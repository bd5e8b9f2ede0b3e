import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Breaker } from './breaker'
import { createPublicFetch } from './public-fetch'
import { StaleIfErrorStore } from './stale-if-error'
import { endServers, playServer } from '@/tests/support/play-server'

type BackendFault = (response: ServerResponse, url: string) => void

const ok: BackendFault = (response, url) => response.writeHead(200).end(`[{"slug":"soup","url":"${url}"}]`)
const broken: BackendFault = (response) => response.writeHead(500).end('{}')
const hung: BackendFault = () => undefined
const hungInTheMiddle: BackendFault = (response) => response.writeHead(200).write('[{"slug"')

let answer: BackendFault = ok
let origin = ''
let folder = ''
let calls = 0

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-stale-if-error-'))
  answer = ok
  calls = 0
  origin = await playServer((request, response) => {
    calls += 1
    answer(response, request.url ?? '')
  })
})
afterEach(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

/** `isUp`: whether the backend answers the probe in spite of its fault. */
function make({ isUp = false, keeps = true, retries = 1 } = {}) {
  const breaker = new Breaker({
    probe: async () => isUp || ![hung, hungInTheMiddle, broken].includes(answer),
    log: () => undefined,
  })
  let stale = 0
  const fetch = createPublicFetch({
    breaker,
    store: keeps ? new StaleIfErrorStore(folder, 1024 * 1024) : null,
    timeoutMs: 1_000,
    retries,
    onStale: () => (stale += 1),
  })
  const text = async (url: string, init?: RequestInit) => (await fetch(`${origin}${url}`, init)).text()
  return { breaker, fetch, text, stale: () => stale }
}

test.each([
  ['never answers', hung],
  ['stops in the middle of an answer', hungInTheMiddle],
])('a backend that %s makes one reader wait, but no later one', async (_, silent) => {
  const { text, stale, breaker } = make()
  const good = await text('/blog')
  answer = silent
  expect(await text('/blog')).toBe(good)
  expect(breaker.isOpen).toBe(true)
  const asked = calls
  expect(await text('/blog')).toBe(good)
  expect([calls, stale()]).toEqual([asked, 2])
})

test('readers who wait at the same time get the last good answer after one wait', async () => {
  const { text } = make()
  const good = await text('/blog')
  answer = hung
  const answers = await Promise.all(Array.from({ length: 20 }, () => text('/blog')))
  expect(new Set(answers)).toEqual(new Set([good]))
  expect(calls).toBeLessThanOrEqual(21)
})

test('retries a failed call, and returns the new answer', async () => {
  const { text, stale } = make({ isUp: true })
  await text('/blog')
  answer = (response, url) => {
    answer = ok
    broken(response, url)
  }
  await text('/blog')
  expect([calls, stale()]).toEqual([3, 0])
})

test('returns the last good answer when a call fails repeatedly although the backend answers probes', async () => {
  const { text, breaker } = make({ isUp: true, retries: 2 })
  const good = await text('/blog')
  answer = broken
  expect(await text('/blog')).toBe(good)
  expect([calls, breaker.isOpen]).toEqual([4, false])
})

test('returns the last good answer when the connection is refused', async () => {
  const { text } = make()
  const good = await text('/blog')
  answer = broken
  endServers()
  expect(await text('/blog')).toBe(good)
})

test('returns the last good answer after a start during an outage, on any port of the backend', async () => {
  const good = await make().text('/blog')
  endServers()
  answer = broken
  origin = await playServer((_request, response) => broken(response, ''))
  expect(await make().text('/blog')).toBe(good)
})

test('fails as an outage without a stored answer', async () => {
  const { text } = make()
  answer = hung
  await expect(text('/new')).rejects.toThrow('fetch failed')
  await expect(text('/other')).rejects.toThrow('fetch failed')
  expect(calls).toBe(1)
})

test('returns an error of the server without a stored answer', async () => {
  const { fetch } = make({ isUp: true })
  answer = broken
  expect((await fetch(`${origin}/new`)).status).toBe(500)
})

test('never answers a live read from the store', async () => {
  const { text, breaker } = make({ isUp: true, keeps: false })
  await text('/search')
  answer = hung
  await expect(text('/search')).rejects.toThrow()
  expect(breaker.isOpen).toBe(false)
})

test('removes the stored answer of a deleted post', async () => {
  const { text } = make()
  const address = '/rest/v1/blog_posts?select=slug&slug=eq.soup'
  await text(address)
  answer = (response) => response.writeHead(200).end('[]')
  await text(address)
  answer = hung
  await expect(text(address)).rejects.toThrow('fetch failed')
})

test.each([
  ['a post', '/rest/v1/blog_posts?slug=eq.unknown', undefined],
  ['an author', '/rest/v1/blog_posts?author_slug=eq.unknown', undefined],
  ['a later page', '/rest/v1/blog_posts?offset=2400', undefined],
  ['a topic', '/rest/v1/rpc/list_by_facets', { p_facets: ['tag:unknown'], p_limit: 13, p_offset: 0 }],
  ['a later page of a filter', '/rest/v1/rpc/list_by_facets', { p_facets: ['diet:vegan'], p_limit: 13, p_offset: 960 }],
])('stores no answer for %s that does not exist', async (_, url, body) => {
  const { text } = make()
  answer = (response) => response.writeHead(200).end('[]')
  await text(url, body && { method: 'POST', body: JSON.stringify(body) })
  expect(readdirSync(folder)).toEqual([])
})
