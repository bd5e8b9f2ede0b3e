import { beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyFields } from '../schema'
import { preparePost, statusColumns } from './save'
import { stubEnvironment } from '@/lib/seo/testing'

beforeAll(() => stubEnvironment(vi.stubEnv))

const SCRIPT = '<script>console.log("enough letters to be a whole post on its own")</script>'
const sent = (intent: 'publish' | 'schedule' | 'draft', content: string) => ({
  ...emptyFields,
  tags: [],
  intent,
  content,
  postType: 'guide' as const,
})

describe('preparePost', () => {
  it('refuses a post for readers when cleaning leaves too little text', async () => {
    const tooShort = { ok: false, message: 'Content must be at least 50 characters' }
    expect(await preparePost(sent('publish', `Beets.${SCRIPT}`))).toEqual(tooShort)
    expect(await preparePost(sent('schedule', `Beets.${SCRIPT}`))).toEqual(tooShort)
    expect(await preparePost(sent('publish', SCRIPT))).toEqual({ ok: false, message: 'Content is required' })
  })

  it('stores a canonical link to this site as a path', async () => {
    const canonical = 'https://example.com/blog/plum-cake'
    expect(await preparePost({ ...sent('draft', 'Beets.'), canonical })).toMatchObject({
      columns: { canonical_url: '/blog/plum-cake' },
    })
  })

  it('accepts a draft that is short after cleaning', async () => {
    expect(await preparePost(sent('draft', `Beets.${SCRIPT}`))).toMatchObject({
      ok: true,
      columns: { content: 'Beets.', excerpt: 'Beets.', reading_minutes: 1 },
    })
  })

  it('counts characters as the database does', async () => {
    expect((await preparePost(sent('publish', '🍲'.repeat(49)))).ok).toBe(false)
    expect((await preparePost(sent('publish', '🍲'.repeat(50)))).ok).toBe(true)
  })

  it('refuses a text that cannot be shown, and names the place', async () => {
    const text = `Beets.\n\n${'>'.repeat(1000)} deep`
    const message = 'Line 3 is nested 1,000 levels deep. At most 100 can be shown.'
    expect(await preparePost(sent('draft', text))).toEqual({ ok: false, message })
  })
})

describe('statusColumns', () => {
  const [may, june] = ['2024-05-03T10:00:00.000Z', '2024-06-01T08:15:42.000Z']
  const now = Date.parse('2026-11-25T00:00:00.000Z')
  const columns = (publishAt: string, before: Parameters<typeof statusColumns>[1]) =>
    statusColumns({ intent: 'publish', publishAt }, before, now)

  it('publishes with a past date, also a post that is already public', () => {
    expect(columns(may, null)).toEqual({ status: 'published', published_at: may })
    expect(columns(may, { state: 'published', publishedAt: june })).toEqual({ status: 'published', published_at: may })
  })

  it('keeps the date of a public post without one in the form', () =>
    expect(columns('', { state: 'published', publishedAt: june }).published_at).toBe(june))

  it('publishes now without a date, or with a future date', () => {
    expect(columns('', null)).toEqual({ status: 'published' })
    const planned = { state: 'scheduled', publishedAt: '2099-01-01T00:00:00.000Z' } as const
    for (const publishAt of ['', planned.publishedAt])
      expect(columns(publishAt, planned).published_at).toBe(new Date(now).toISOString())
  })
})
