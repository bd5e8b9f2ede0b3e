import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Breaker } from './breaker'
import { KeptAnswers } from './kept-answers'
import { createPublicFetch } from './public-fetch'
import { endServers, playServer } from '@/scripts/testing/play-server'

type Mood = (response: ServerResponse, url: string) => void

const well: Mood = (response, url) => response.writeHead(200).end(`[{"slug":"soup","url":"${url}"}]`)
const broken: Mood = (response) => response.writeHead(500).end('{}')
const hung: Mood = () => undefined
const hungInTheMiddle: Mood = (response) => response.writeHead(200).write('[{"slug"')

let mood: Mood = well
let origin = ''
let folder = ''
let calls = 0

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-kept-answers-'))
  mood = well
  calls = 0
  origin = await playServer((request, response) => {
    calls += 1
    mood(response, request.url ?? '')
  })
})
afterEach(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

type Made = { counts?: boolean; keeps?: boolean; answersOtherwise?: boolean; probeMs?: number }

function make({ counts = true, keeps = counts, answersOtherwise = false, probeMs = 0 }: Made = {}) {
  const probe = () => wait(probeMs, answersOtherwise)
  const breaker = new Breaker({ probe, say: () => undefined })
  const kept = new KeptAnswers(folder)
  let given = 0
  const fetch = createPublicFetch({
    breaker,
    kept: keeps ? kept : null,
    // A busy machine may take a while for what is answered at once.
    timeoutMs: 1_000,
    counts,
    onKept: () => (given += 1),
  })
  const text = async (url: string) => (await fetch(`${origin}${url}`)).text()
  return { breaker, kept, fetch, text, given: () => given }
}

test.each([
  ['never answers', hung],
  ['stops in the middle of a word', hungInTheMiddle],
])('a backend that %s costs one reader one time-out, and nobody after that anything', async (_, silent) => {
  const { text, given, breaker } = make()
  const good = await text('/blog')
  mood = silent
  expect(await text('/blog')).toBe(good)
  expect(breaker.isOpen).toBe(true)
  const asked = calls
  expect(await text('/blog')).toBe(good)
  expect([calls, given()]).toEqual([asked, 2])
})

test('who waited for a call that hangs beside others that are answered is given what was last good', async () => {
  const { text, breaker } = make()
  const good = await text('/blog')
  mood = (response, url) => (url === '/blog' ? hung(response, url) : well(response, url))
  const [slow] = await Promise.all([text('/blog'), text('/news')])
  expect([slow, breaker.isOpen]).toEqual([good, false])
})

test('a slow answer is waited for while others are answered', async () => {
  const { text, given } = make()
  await text('/blog')
  mood = (response, url) => {
    if (url === '/blog') setTimeout(() => response.writeHead(200).end('["new"]'), 1_300)
    else well(response, url)
  }
  const [slow] = await Promise.all([text('/blog'), text('/news')])
  expect([slow, given()]).toEqual(['["new"]', 0])
})

test('readers who wait at the same time wait once, together', async () => {
  const { text } = make()
  const good = await text('/blog')
  mood = hung
  const answers = await Promise.all(Array.from({ length: 20 }, () => text('/blog')))
  expect(new Set(answers)).toEqual(new Set([good]))
})

test('a refused port and errors of the server are asked once more before what was last good is given', async () => {
  const { text, fetch } = make()
  const good = await text('/blog')
  mood = broken
  expect((await fetch(`${origin}/blog`)).status).toBe(500)
  expect(await text('/blog')).toBe(good)

  const second = make()
  endServers()
  await expect(second.text('/blog')).rejects.toThrow('fetch failed')
  expect(await second.text('/blog')).toBe(good)
})

test('what was never read is an outage, not an answer', async () => {
  const { text } = make()
  mood = hung
  await expect(text('/new')).rejects.toThrow('fetch failed')
  await expect(text('/other')).rejects.toThrow('fetch failed')
  expect(calls).toBe(1)
})

test('what one can make slow is not closed for all, and nothing of it is kept', async () => {
  const { text, breaker } = make({ counts: false, answersOtherwise: true })
  await text('/search')
  mood = hung
  await expect(text('/search')).rejects.toThrow()
  expect(breaker.isOpen).toBe(false)
})

test('where the backend answers nothing else either, it costs one reader one time-out', async () => {
  const { text, breaker } = make({ counts: false, probeMs: 500 })
  mood = hung
  // Told by the breaker, which asked meanwhile: a second try would wait as long again.
  await expect(text('/search')).rejects.toMatchObject({ cause: 'the backend is known to be down' })
  expect(breaker.isOpen).toBe(true)
  const asked = calls
  await expect(text('/search')).rejects.toThrow('fetch failed')
  expect(calls).toBe(asked)
})

test('a long list that does not come is what was last good of it, at once', async () => {
  const { text, breaker } = make({ counts: false, keeps: true, answersOtherwise: true })
  const good = await text('/list')
  mood = broken
  expect(await text('/list')).toBe(good)
  expect(breaker.isOpen).toBe(false)
})

test('a post that is not there any more is not found in what is kept', async () => {
  const { text } = make()
  const address = '/rest/v1/blog_posts?select=slug&slug=eq.soup'
  await text(address)
  mood = (response) => response.writeHead(200).end('[]')
  await text(address)
  mood = hung
  await expect(text(address)).rejects.toThrow('fetch failed')
})
