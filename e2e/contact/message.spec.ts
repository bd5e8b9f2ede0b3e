import { MESSAGES_PER_HOUR } from '../../lib/contact/limits.ts'
import { expectToHold } from '../accessibility'
import { storeMessages } from '../admin/messages'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { fieldOf, fillMessage, message, openWithTime, sendButton, storedMessages } from './form'
import { unique } from '../unique'

test('a message written by keyboard alone is logged, stored and confirmed', async ({ page }) => {
  const subject = unique('Typed by hand')
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  await openWithTime(page)
  await fieldOf(page, 'Full Name').focus()
  await page.keyboard.type(message['Full Name'])
  for (const label of ['Email Address', 'Phone Number'] as const) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(message[label])
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type(subject)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Good day')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('No particular interest')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Nutrition Consultation')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.locator('form').getByRole('link', { name: 'Privacy Policy' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('status').filter({ hasText: 'Message sent' })
  await expect(answer).toBeFocused()
  await expect(answer).toContainText('response within 24 hours')
  expect(logged.some((line) => line.startsWith('Contact form') && line.includes(subject))).toBe(true)
  expect(await storedMessages(subject)).toMatchObject([
    {
      name: message['Full Name'],
      email: message['Email Address'],
      message: 'Good day',
      interests: 'Nutrition Consultation',
    },
  ])
  await page.getByRole('link', { name: 'Write another message' }).press('Enter')
  await expect(fieldOf(page, 'Subject')).toHaveValue('')
  await expect(fieldOf(page, 'Full Name')).toBeFocused()
})

test('the browser itself asks for required fields', async ({ page }) => {
  await openWithTime(page)
  await sendButton(page).click()
  await expect(fieldOf(page, 'Full Name')).toBeFocused()
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Message'] as const) {
    await expect(fieldOf(page, label)).toHaveAttribute('required', '')
  }
  await expect(fieldOf(page, 'Phone Number')).not.toHaveAttribute('required')
  await fillMessage(page, { 'Email Address': 'anna' })
  await sendButton(page).click()
  await expect(fieldOf(page, 'Email Address')).toBeFocused()
})

test('a refused field is marked, focused and kept', async ({ page }) => {
  await openWithTime(page)
  await fillMessage(page, { Subject: '   ' })
  await page.getByLabel('Wellness Coaching').check()
  await sendButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the form' })).toBeVisible()
  await expect(fieldOf(page, 'Subject')).toBeFocused()
  await expect(fieldOf(page, 'Subject')).toHaveAccessibleDescription('Please fill in: Subject.')
  await expect(fieldOf(page, 'Message')).toHaveValue(message.Message)
  await expect(page.getByLabel('Wellness Coaching')).toBeChecked()
  await expectToHold(page)
})

test('a form that is submitted too fast must be submitted again', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page.locator('form[aria-labelledby="message-title"]'))
  // Set directly in the page: filling the fields one by one could take longer than the minimum time.
  await page.evaluate(
    (values) => {
      const form = document.querySelector('form[aria-labelledby="message-title"]')
      if (!(form instanceof HTMLFormElement)) throw new Error('The form is gone')
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name)
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
      }
      Object.defineProperty(performance, 'now', { value: () => 0 })
      form.requestSubmit()
    },
    { name: 'A', email: 'a@example.org', subject: 'Quick', message: 'Quick' },
  )
  await expect(page.getByRole('alert').filter({ hasText: 'Please send it once more' })).toBeFocused()
  await expect(fieldOf(page, 'Message')).toHaveValue('Quick')
})

test('a message with a filled honeypot field is not stored', async ({ page }) => {
  await openWithTime(page)
  const subject = unique('From a program')
  await fillMessage(page, { Subject: subject })
  await page.locator('[name="homepage"]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://spam.example'
  })
  await sendButton(page).click()
  await expect(page.getByText('Message sent')).toBeVisible()
  expect(await storedMessages(subject)).toEqual([])
})

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('shows an error and keeps all typed text', async ({ page }) => {
    await openWithTime(page)
    await fillMessage(page)
    await page.route('**/contact', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await sendButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your message was not sent' })).toBeFocused()
    await expect(fieldOf(page, 'Message')).toHaveValue(message.Message)
    await page.unroute('**/contact')
    await sendButton(page).click()
    await expect(page.getByText('Message sent')).toBeVisible()
  })
})

test.describe('the rate', () => {
  test.use({ javaScriptEnabled: false })

  test('refuses the sixth message of an hour, and keeps its text', async ({ page }) => {
    const subject = unique('Many messages')
    const send = async () => {
      await page.goto('/contact')
      await fillMessage(page, { Subject: subject })
      await sendButton(page).click()
    }
    await send()
    await expect(page.getByText('Message sent')).toBeVisible()
    // The table holds a keyed hash, the same for the same client, and no address.
    const client_hash = (await storedMessages(subject))[0]?.client_hash ?? ''
    expect(client_hash).toMatch(/^[\w-]{32}$/)
    await storeMessages(Array.from({ length: MESSAGES_PER_HOUR - 1 }, () => ({ subject, client_hash })))
    await send()
    await expect(page.getByRole('alert')).toContainText('Please wait a little')
    await expect(fieldOf(page, 'Message')).toHaveValue(message.Message)
    expect(await storedMessages(subject)).toHaveLength(MESSAGES_PER_HOUR)
  })
})

test('the free consultation fills in subject and interest, also by its address, and overwrites no typed text', async ({
  page,
}) => {
  await page.goto('/contact#consultation')
  await expect(fieldOf(page, 'Subject')).toHaveValue('Free 30-minute wellness consultation')
  await openWithTime(page)
  const book = page.getByRole('link', { name: 'Book Free Consultation' })
  await fieldOf(page, 'Subject').fill('My own')
  await book.click()
  await expect(page.getByLabel('Nutrition Consultation')).toBeChecked()
  await expect(fieldOf(page, 'Full Name')).toBeFocused()
  await expect(fieldOf(page, 'Subject')).toHaveValue('My own')
})
