import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countCall, countPage, countStale, reportMetrics, takeMetrics } from './metrics'

const lines: string[] = []

beforeEach(() => {
  takeMetrics()
  lines.length = 0
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const HOST = 'https://abc.supabase.co'
const told = () => lines.map((line) => JSON.parse(line) as object)

const ask = (path: string, milliseconds: number, status: number, init?: RequestInit) =>
  countCall(`${HOST}${path}`, init, async () => {
    vi.advanceTimersByTime(milliseconds)
    return { status }
  })

test('counts pages and queries, and resets', async () => {
  countPage(true)
  countPage(true)
  countPage(false)
  countStale()
  await ask('/rest/v1/blog_posts?slug=eq.soup', 10, 200)
  await ask('/rest/v1/rpc/search_posts', 20, 503, { method: 'POST' })
  for (const error of [new TypeError('fetch failed'), new Error('given up by Next')])
    await expect(countCall(HOST, {}, () => Promise.reject(error))).rejects.toBe(error)
  expect(takeMetrics()).toEqual({
    pages: { kept: 2, made: 1 },
    queries: { count: 3, slow: 0, failed: 2, averageMs: 10, stale: 1 },
  })
  expect(takeMetrics()).toBeNull()
  expect(lines).toEqual([])
})

test('logs a slow query at once, without its parameters', async () => {
  await ask('/rest/v1/rpc/search_posts?p_query=canary', 812, 200)
  await ask('/storage/v1/object/blog-images/canary.webp', 900, 200, { method: 'POST' })
  expect(told()).toMatchObject([
    { level: 'warn', where: 'slow query', message: 'GET /rest/v1/rpc/search_posts', milliseconds: 812, status: 200 },
    { message: 'POST /storage/v1/object/…' },
  ])
  expect(lines.join('')).not.toContain('canary')
})

test('reports every five minutes with activity', () => {
  reportMetrics()
  vi.advanceTimersByTime(300_000)
  countPage(true)
  vi.advanceTimersByTime(600_000)
  expect(told()).toMatchObject([{ level: 'info', where: 'metrics', pages: { kept: 1, made: 0 } }])
})
