import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPage, countQuery, reportMetrics, takeMetrics } from './metrics'

beforeEach(() => void takeMetrics())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const HOST = 'https://abc.supabase.co'

test('counts pages and queries, and begins anew', () => {
  countPage(true)
  countPage(true)
  countPage(false)
  countQuery('GET', `${HOST}/rest/v1/blog_posts?slug=eq.soup`, 10, 200)
  countQuery('POST', `${HOST}/rest/v1/rpc/search_posts`, 30, 503)
  expect(takeMetrics()).toEqual({
    where: 'metrics',
    pages: { kept: 2, made: 1 },
    queries: { count: 2, slow: 0, failed: 1, averageMs: 20 },
  })
  expect(takeMetrics()).toBeNull()
})

test('a slow query is told at once, by its name, without what was asked for', () => {
  const lines: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
  countQuery('GET', `${HOST}/rest/v1/rpc/search_posts?p_query=secret`, 812.4, 200)
  countQuery('GET', `${HOST}/storage/v1/object/blog-images/private-name.webp`, 900, 200)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ query: 'GET /rest/v1/rpc/search_posts', milliseconds: 812, status: 200 }),
    expect.objectContaining({ query: 'GET /storage/v1/object/…' }),
  ])
})

test('reports every five minutes in which something happened', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
  reportMetrics()
  vi.advanceTimersByTime(300_000)
  countPage(true)
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', where: 'metrics', pages: { kept: 1, made: 0 } })
})
