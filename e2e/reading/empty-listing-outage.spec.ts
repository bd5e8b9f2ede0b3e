import { createClient } from '@supabase/supabase-js'
import { backendEnvironment } from '../control'
import { expect, test } from '../fixtures'
import { listings } from '../../lib/posts/types.ts'
import { TEST_REVALIDATE_SECRET } from '../../scripts/testing/ports.ts'

test.describe.configure({ mode: 'serial' })

async function service() {
  const env = await backendEnvironment()
  return createClient(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
}

test('a type without posts says so on its listing', async ({ page, request }) => {
  const client = await service()
  const renew = async () => {
    const answer = await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${TEST_REVALIDATE_SECRET}` },
      data: { all: true },
    })
    expect(answer.status()).toBe(200)
  }
  // A schedule whose minute has passed is read like a publication, and journeys before this one leave some.
  const { data: shown } = await client.from('blog_posts').select('id, status').in('status', ['published', 'scheduled'])
  const posts: { id: string; status: string }[] = shown ?? []
  expect(posts.length).toBeGreaterThan(20)
  const idsOf = (status: string) => posts.filter((post) => post.status === status).map(({ id }) => id)
  try {
    await client.from('blog_posts').update({ status: 'draft' }).in('status', ['published', 'scheduled'])
    await renew()
    for (const { path, emptyTitle, emptyText } of listings) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible()
      await expect(page.getByText(emptyText)).toBeVisible()
    }
  } finally {
    for (const status of ['published', 'scheduled'])
      await client.from('blog_posts').update({ status }).in('id', idsOf(status))
    await renew()
  }
  await page.goto('/blog')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
