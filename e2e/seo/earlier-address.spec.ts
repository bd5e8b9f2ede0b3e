import { createClient } from '@supabase/supabase-js'
import { backendEnvironment } from '../control'
import { expect, test } from '../fixtures'
import { TEST_REVALIDATE_SECRET } from '../../tests/support/ports.ts'

test('every earlier address of a post leads to the present one in one step', async ({ request }) => {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = await backendEnvironment()
  const service = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
  const name = `moved-${Date.now()}`
  const insert = await service.from('blog_posts').insert({
    slug: `${name}-one`,
    title: 'A post that moves',
    content: 'Fifty characters of text, so that the table takes it in.',
    author: 'Maja Wrońska',
    post_type: 'guide',
    // Written past the site, so no page is renewed for it: among the newest it would linger in what others read.
    published_at: '2001-01-01T00:00:00Z',
  })
  expect(insert.error).toBeNull()
  for (const [from, to] of [
    ['one', 'two'],
    ['two', 'three'],
  ]) {
    const { error } = await service
      .from('blog_posts')
      .update({ slug: `${name}-${to}` })
      .eq('slug', `${name}-${from}`)
    expect(error).toBeNull()
  }
  for (const asked of [`/blog/${name}-one`, `/blog/${name}-two`, `/Blog/${name}-ONE/`]) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect(answer.status(), asked).toBe(308)
    // Next names the target of a redirect that it has just made twice.
    const targets = answer.headersArray().filter((header) => header.name.toLowerCase() === 'location')
    expect(new Set(targets.map((header) => header.value)), asked).toEqual(new Set([`/blog/${name}-three`]))
  }
  expect((await request.get(`/blog/${name}-three`, { maxRedirects: 0 })).status()).toBe(200)
  const markdown = await request.get(`/blog/${name}-one.md`, { maxRedirects: 0 })
  expect(markdown.headers().location).toMatch(new RegExp(`/blog/${name}-three\\.md$`))
  await service.from('blog_posts').delete().eq('slug', `${name}-three`)
  // Written past the site as well: a cached sitemap would lead nowhere.
  const renewed = await request.post('/api/revalidate', {
    headers: { authorization: `Bearer ${TEST_REVALIDATE_SECRET}` },
    data: { slug: `${name}-three`, type: 'guide' },
  })
  expect(renewed.status()).toBe(200)
})
