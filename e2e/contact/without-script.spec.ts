import { expect, test } from '../fixtures'
import { fieldOf, fillMessage, message, sendButton, storedMessages } from './form'
import { unique } from '../unique'

test.use({ javaScriptEnabled: false })

test('a refused message is shown with its errors and all typed text, and is accepted after a correction', async ({
  page,
}) => {
  const subject = unique('Without a script')
  await page.goto('/contact')
  await fillMessage(page, { Subject: '   ' })
  await page.getByLabel('Dietary Analysis').check()
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(fieldOf(page, 'Subject')).toHaveAccessibleDescription('Please fill in: Subject.')
  await expect(fieldOf(page, 'Message')).toHaveValue(message.Message)
  await expect(page.getByLabel('Dietary Analysis')).toBeChecked()
  await fieldOf(page, 'Subject').fill(subject)
  await sendButton(page).click()
  await expect(page.getByText('Message sent')).toBeInViewport()
  expect(await storedMessages(subject)).toMatchObject([
    {
      name: message['Full Name'],
      message: message.Message,
      phone: message['Phone Number'],
      interests: 'Dietary Analysis',
    },
  ])
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(fieldOf(page, 'Subject')).toHaveValue('')
})

test('a message prefilled by a link is refused or accepted', async ({ page }) => {
  await page.goto('/contact/write?about=consultation')
  await fieldOf(page, 'Full Name').fill(message['Full Name'])
  await fieldOf(page, 'Email Address').fill(message['Email Address'])
  await fieldOf(page, 'Message').fill('   ')
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(fieldOf(page, 'Message')).toHaveAccessibleDescription(/^Please fill in: Message\./)
  await expect(fieldOf(page, 'Full Name')).toHaveValue(message['Full Name'])
  await expect(fieldOf(page, 'Subject')).toHaveValue('Free 30-minute wellness consultation')
  await expect(page.getByLabel('Nutrition Consultation')).toBeChecked()
  const text = unique('Begun by a link')
  await fieldOf(page, 'Message').fill(text)
  await sendButton(page).click()
  await expect(page.getByText('Message sent')).toBeInViewport()
})

test('the consultation card leads to the form', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Book Free Consultation' }).click()
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport()
  await expect(fieldOf(page, 'Subject')).toHaveValue('Free 30-minute wellness consultation')
  await expect(page.getByLabel('Nutrition Consultation')).toBeChecked()
})
