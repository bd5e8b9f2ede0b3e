import { service } from '../admin/service'
import { renewEverything } from '../control'
import { expect, test } from '../fixtures'
import { listings } from '../../lib/posts/types.ts'

test.describe.configure({ mode: 'serial' })

test('a type without posts says so on its listing', async ({ page, request }) => {
  const client = await service()
  // A schedule whose minute has passed is read like a publication, and journeys before this one leave some.
  const { data: shown } = await client.from('blog_posts').select('id, status').in('status', ['published', 'scheduled'])
  const posts = shown ?? []
  expect(posts.length).toBeGreaterThan(20)
  const idsOf = (status: string) => posts.filter((post) => post.status === status).map(({ id }) => id)
  try {
    await client.from('blog_posts').update({ status: 'draft' }).in('status', ['published', 'scheduled'])
    await renewEverything(request)
    for (const { path, emptyTitle, emptyText } of listings) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible()
      await expect(page.getByText(emptyText)).toBeVisible()
    }
  } finally {
    for (const status of ['published', 'scheduled'] as const)
      await client.from('blog_posts').update({ status }).in('id', idsOf(status))
    await renewEverything(request)
  }
  await page.goto('/blog')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
