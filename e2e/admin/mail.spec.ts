import type { Page } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { addSession, toasts } from '../accounts'
import { mailTo } from '../control'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark } from '../unique'
import { storeMessages } from './messages'
import { service } from './service'

/** Opens a message of one sender in the panel. */
async function openMessage(page: Page, email: string): Promise<string> {
  const subject = `Broth ${mark()}`
  await storeMessages([{ subject, email }])
  await addSession(page)
  const row = (await service()).from('contact_messages').select('id').eq('subject', subject)
  const { data } = await row.single()
  await page.goto(`/admin/messages/${data?.id}`)
  await page.getByRole('button', { name: 'Write here' }).click()
  return subject
}

test('a reply is written and sent from the panel, once, and the message is answered', async ({ page }) => {
  const email = `anna-${mark()}@example.com`
  const subject = await openMessage(page, email)
  const text = page.getByLabel(`Reply to ${email}`)
  await expect(text).toHaveValue(/^Hello Anna Nowak,\n\n\n\nFlavorCraft\n\n> /)
  await expect(text).toBeFocused()
  await page.keyboard.type('Four')
  await expect(text).toHaveValue(/^Hello Anna Nowak,\n\nFour\n\nFlavorCraft/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(text).toHaveValue(/\n\nFour\n/)
  await expectToHold(page)
  await text.fill(' ')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Write the reply first.')).toBeVisible()

  await text.fill('Hello Anna,\n\nfour hours, and żurek needs five.\n.\nFlavorCraft')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(toasts(page).getByText(`Sent to ${email}`)).toBeVisible()
  await expect(page.getByText(/^Answered by admin/)).toBeVisible()
  await expect(page.getByLabel(`Reply to ${email}`)).toHaveCount(0)
  const [mail, ...others] = await mailTo(email)
  expect(others).toEqual([])
  expect(mail?.from).toBe('hello@flavorcraft.example')
  expect(mail?.source).toContain(`Subject: Re: ${subject}`)
  expect(mail?.source.replaceAll('=\r\n', '')).toMatch(/four hours, and (?:żurek|=C5=BCurek) needs five\.\r\n\.\.?\r\n/)

  await page.getByRole('button', { name: 'Write here' }).click()
  await expect(page.getByText(/^You are answering this/)).toBeVisible()
  await text.fill('And salt at the end.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(text).toHaveCount(0)
  await expect(page.getByText(/^You are answering this/)).toHaveCount(0)
})

async function expectKept(page: Page, name: string, said: RegExp): Promise<void> {
  const email = `${name}-${mark()}@example.com`
  await openMessage(page, email)
  const text = page.getByLabel(`Reply to ${email}`)
  await text.fill('A long answer.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(toasts(page).getByText(said)).toBeVisible()
  await expect(text).toHaveValue('A long answer.')
  expect(await mailTo(email)).toEqual([])
}

test('the form keeps the reply when the mail server refuses the address', async ({ page }) => {
  await expectKept(page, 'unknown', /^The mail server does not send to unknown-/)
})

test.describe('a mail server that fails', () => {
  test.use({ expectedServerErrors: [/The mail server failed: EENVELOPE 451/] })

  test('keeps the reply, and logs no address', async ({ page }) => {
    await expectKept(page, 'busy', /^The reply could not be sent\./)
  })
})

test('an editor whose message another one has taken over or deleted cannot send, and keeps the reply', async ({
  page,
}) => {
  const email = `anna-${mark()}@example.com`
  const subject = await openMessage(page, email)
  const table = (await service()).from('contact_messages')
  await page.getByLabel(`Reply to ${email}`).fill('A second answer.')
  expect((await table.update({ taken_by: 'intern' }).eq('subject', subject)).error).toBeNull()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(toasts(page).getByText('intern is answering this message now.')).toBeVisible()
  await expect(page.getByLabel(`Reply to ${email}`)).toHaveValue('A second answer.')
  const deleted = { taken_by: null, taken_at: null, deleted_at: new Date().toISOString() }
  expect((await table.update(deleted).eq('subject', subject)).error).toBeNull()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(toasts(page).getByText(/^The message is not there any more\./)).toBeVisible()
  await expect(page.getByLabel(`Reply to ${email}`)).toHaveValue('A second answer.')
  expect(await mailTo(email)).toEqual([])
})

test('the link of an invitation is sent by mail', async ({ page }) => {
  const email = `maria-${mark()}@example.com`
  await addSession(page)
  await page.goto('/admin/team')
  await hydrated(page.getByRole('button', { name: 'Make a link' }))
  await page.getByLabel('For whom (optional)').fill(`Maria ${mark()}`)
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: 'Intern' })
  const address = page.getByLabel('Send it to (optional)')
  await address.fill('maria at example')
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText('Write an address such as name@example.com')).toBeVisible()
  await address.fill(email)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^The link was sent\./)).toBeVisible()
  const link = await dialog.getByLabel('Link').inputValue()
  const [mail] = await mailTo(email)
  expect(mail?.source.replaceAll('=\r\n', '')).toContain(new URL(link).pathname)
})
