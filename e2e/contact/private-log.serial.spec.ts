import { account, typeLogin } from '../accounts'
import { service } from '../admin/service'
import { logsOfAll, REFUSED_CALL, startBackendAgain, stopBackend } from '../control'
import { expect, test } from '../fixtures'
import { fillMessage, message, openWithTime, sendButton } from './form'

test.use({ expectedServerErrors: [REFUSED_CALL] })
test.afterEach(startBackendAgain)

/** A word that occurs nowhere else. */
const CANARY = 'Kanarienvogelzucht'

test('no words of a visitor or editor are in a log, from this journey or earlier ones', async ({ page }) => {
  await page.goto('/admin/blog')
  await typeLogin(page, { username: CANARY, password: `${CANARY}-password` })
  await expect(page.getByRole('alert').first()).toBeVisible()

  // Statements that fail, with words of a person in them.
  const client = await service()
  const row = { title: CANARY, content: CANARY, author: CANARY, post_type: CANARY as 'news' }
  expect((await client.from('blog_posts').insert(row)).error).not.toBeNull()
  expect((await client.from('blog_posts').select().eq('published_at', CANARY)).error?.code).toBe('22007')

  await openWithTime(page)
  await fillMessage(page, { 'Full Name': CANARY, Subject: CANARY, Message: `${CANARY} and its friends` })
  await stopBackend()
  await sendButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your message was not sent' })).toBeVisible({
    timeout: 30_000,
  })
  await page.request.get(`/search?q=${CANARY}`)
  await startBackendAgain()

  const [site = '', backend = ''] = await logsOfAll()
  // The failures themselves are logged.
  expect(backend).toContain('22007')
  expect(site).toContain('BackendError')
  const words = [CANARY, message['Full Name'], message['Email Address'], message.Subject, 'How much salt']
  const secrets = [account('admin').password, account('intern').password]
  for (const word of [...words, ...secrets]) expect((site + backend).includes(word), word).toBe(false)
})
