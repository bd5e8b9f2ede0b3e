import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { insertRow } from '../../supabase/tests/harness/rows.ts'
import { mark } from '../unique'
import { service } from './service'

test('the log of notices shows which notices arrived and which did not', async ({ page }) => {
  const client = await service()
  const own = mark()
  const vain = `told-in-vain-${own}`
  const once = `told-at-once-${own}`
  const message_id = crypto.randomUUID()
  const about = { message_id, event: 'publish', target: 'https://hook.example/flavorcraft' } as const
  const failed = { attempts: 4, delivered: false, response_status: 503, error: 'answered 503' }
  const arrived = { attempts: 1, delivered: true, response_status: 202, error: null }
  await insertRow(client, 'notification_deliveries', { ...about, ...failed, channel: 'webhook', slug: vain })
  await insertRow(client, 'notification_deliveries', { ...about, ...arrived, channel: 'indexnow', slug: once })
  try {
    await addSession(page)
    await page.goto('/admin/posts')
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Notices' }).click()
    const entries = page.getByRole('main').getByRole('listitem')
    await expect(entries.filter({ hasText: `/blog/${vain}` })).toContainText('Failed: answered 503')
    await expect(entries.filter({ hasText: `/blog/${vain}` })).toContainText('4 attempts')
    await expect(entries.filter({ hasText: `/blog/${once}` })).toContainText('Delivered (202)')
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Failed' }).click()
    await expect(page).toHaveURL(/show=failed/)
    await expect(entries.filter({ hasText: `/blog/${once}` })).toHaveCount(0)
    await expect(entries.filter({ hasText: `/blog/${vain}` })).toBeVisible()
  } finally {
    await client.from('notification_deliveries').delete().eq('message_id', message_id)
  }
})
