import { service } from '../admin/service'
import { renewEverything } from '../control'
import { expect, test } from '../fixtures'
import { listings } from '../../lib/posts/types.ts'
import { rowsOf } from '../../supabase/tests/harness/rows.ts'

test.describe.configure({ mode: 'serial' })

/** Who has put them into the bin: a try that was cut off has left them there, and the next one takes them out. */
const MARK = 'a journey'

test('a type without posts says so on its listing', async ({ page, request }) => {
  const client = await service()
  const takeOut = async () =>
    rowsOf(await client.from('blog_posts').update({ deleted_at: null }).eq('deleted_by', MARK).select('id'))
  await takeOut()
  try {
    // A schedule whose minute has passed is read like a publication, and journeys before this one leave some.
    const gone = await client
      .from('blog_posts')
      .update({ deleted_at: new Date().toISOString(), deleted_by: MARK })
      .in('status', ['published', 'scheduled'])
      .is('deleted_at', null)
      .select('id')
    expect(rowsOf(gone).length).toBeGreaterThan(20)
    await renewEverything(request)
    for (const { path, emptyTitle, emptyText } of listings) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible()
      await expect(page.getByText(emptyText)).toBeVisible()
    }
  } finally {
    await takeOut()
    await renewEverything(request)
  }
  await page.goto('/blog')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
