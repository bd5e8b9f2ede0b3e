import { PAGE_SIZE } from '../../lib/posts/limits.ts'
import { expectToHold } from '../accessibility'
import { service } from '../admin/service'
import { renewEverything } from '../control'
import { expect, test } from '../fixtures'

// A serial journey, because it fills a listing that other journeys use with more posts than one page holds.
test('the second page of a listing has no lead story, links back, and is accessible', async ({ page, request }) => {
  const client = await service()
  const author = 'A test of the later pages'
  const lessons = Array.from({ length: PAGE_SIZE }, (_, index) => ({
    title: `A lesson of long ago, number ${index + 1}`,
    content: 'Long ago people learned to cook from people who could cook, and this is still so.',
    author,
    post_type: 'education' as const,
    published_at: new Date(Date.UTC(2019, 0, index + 1)).toISOString(),
  }))
  // Left by an interrupted run.
  await client.from('blog_posts').delete().eq('author', author)
  try {
    expect((await client.from('blog_posts').insert(lessons)).error).toBeNull()
    await renewEverything(request)
    await page.goto('/education')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').click()
    await expect(page).toHaveURL('/education/page/2')
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Page 2')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.locator('main .lead-card').filter({ visible: true })).toHaveCount(0)
    await expectToHold(page)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/education')
  } finally {
    await client.from('blog_posts').delete().eq('author', author)
    await renewEverything(request)
  }
})
