import { openGuest } from '../accounts'
import { REFUSED_CALL, startBackendAgain, stopBackend } from '../control'
import { expect, test } from '../fixtures'
import { fieldOf, fillMessage, message, openWithTime, sendButton } from './form'

test.use({ expectedServerErrors: [REFUSED_CALL] })

test.afterEach(async () => {
  await startBackendAgain()
})

test('a message that cannot be stored stays in the form and can be sent again, also without a script', async ({
  page,
  browser,
}) => {
  const plain = await openGuest(browser, false)
  await plain.goto('/contact')
  await fillMessage(plain)
  await openWithTime(page)
  await fillMessage(page)
  await stopBackend()
  await sendButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your message was not sent' })).toBeFocused({
    timeout: 30_000,
  })
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Message'] as const) {
    await expect(fieldOf(page, label)).toHaveValue(message[label])
  }
  await sendButton(plain).click()
  await expect(plain.getByRole('alert')).toContainText('Your message was not sent')
  await expect(fieldOf(plain, 'Message')).toHaveValue(message.Message)
  await startBackendAgain()
  await sendButton(page).click()
  await expect(page.getByText('Message sent')).toBeVisible()
})
