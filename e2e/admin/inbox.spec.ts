import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessibility'
import { account, addSession, openBrowser, signInAgain, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { openList } from './list'
import { entryOf, expectUnreadNumber, inboxLink, receiveMessage, storeMessages } from './messages'
import { service } from './service'
import { mark, unique } from '../unique'
import { rowsOf } from '../../supabase/tests/harness/rows.ts'

test('a message is found, read, answered and archived', async ({ page }) => {
  const subject = unique('Broth')
  await storeMessages([{ subject }])
  await addSession(page)
  await openList(page, '/admin/messages')
  await expect(inboxLink(page)).toContainText('unread')
  await page.getByLabel('Search names, addresses and texts').fill(subject)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 message', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/q=Broth/)
  await expect(entryOf(page, subject).getByText('Unread:')).toHaveCount(1)

  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const reply = page.getByRole('link', { name: 'Reply by email' })
  await expect(reply).toHaveAttribute('href', /^mailto:anna@example\.com\?subject=Re%3A%20Broth/)
  await expectUnreadNumber(page)

  await (await hydrated(page.getByRole('button', { name: 'Mark as unread' }))).click()
  await expect(page).toHaveURL(/\/admin\/messages$/)
  await expect(entryOf(page, subject).getByText('Unread:')).toHaveCount(1)
  await page.getByRole('button', { name: `Mark as read: message from Anna Nowak: ${subject}` }).click()
  await expect(entryOf(page, subject).getByText('Unread:')).toHaveCount(0)

  await page.getByRole('button', { name: `Archive: message from Anna Nowak: ${subject}` }).click()
  await expect(toasts(page).getByText('Message archived')).toBeVisible()
  await expect(entryOf(page, subject)).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(entryOf(page, subject)).toBeVisible()
  await page.getByRole('button', { name: `Archive: message from Anna Nowak: ${subject}` }).click()
  await expect(entryOf(page, subject)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Boxes' })
    .getByRole('link', { name: /^Archived/ })
    .click()
  await page.getByRole('link', { name: subject }).click()
  // Wait for the message's own page, because its entry in the list has the same button.
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toasts(page).getByText('Message moved to the bin')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/messages$/)
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0)

  const bin = `/admin/messages?box=bin&q=${encodeURIComponent(subject)}`
  await page.goto(bin)
  await expect(entryOf(page, subject).getByText(/^Deleted .* by /)).toBeVisible()
  await (await hydrated(page.getByRole('button', { name: `Restore: message from Anna Nowak: ${subject}` }))).click()
  await expect(toasts(page).getByText('Message restored')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No message matches' })).toBeVisible()
  await page.goto(`/admin/messages?box=archived&q=${encodeURIComponent(subject)}`)
  await (await hydrated(page.getByRole('button', { name: `Delete: message from Anna Nowak: ${subject}` }))).click()
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0)

  await page.goto(bin)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { name: 'This message is in the bin' })).toBeVisible()
  await expectAccessible(page)
  await (await hydrated(page.getByRole('button', { name: 'Delete for good' }))).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(toasts(page).getByText('Message deleted for good')).toBeVisible()
  expect((await (await service()).from('contact_messages').select('id').eq('subject', subject)).data).toEqual([])
})

test('several messages are archived at once, an undo keeps unread ones unread, a message links to the next, and a long subject is cut', async ({
  page,
}) => {
  const own = mark()
  const long = `About the broth ${own} ${'and everything that I think of it, at length, '.repeat(4)}`.trim()
  // Newer than all other messages, also those of an earlier try, so that they are neighbours in the list.
  const latest = Date.now() + 60_000
  const at = (milliseconds: number) => new Date(latest + milliseconds).toISOString()
  const [, first, second, third] = await storeMessages([
    { subject: `Unopened ${own}`, created_at: at(0) },
    { subject: `One ${own}`, created_at: at(1) },
    { subject: long, created_at: at(2) },
    { subject: `Three ${own}`, created_at: at(3) },
  ])
  await addSession(page)
  await page.goto(`/admin/messages/${third}`)
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(new RegExp(`${second}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About the broth .{20,80}…$/)
  await expect(page.getByText(long, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await page.getByRole('link', { name: 'Newer' }).click()
  await expect(page).toHaveURL(new RegExp(`${second}$`))

  await page.goto(`/admin/messages?q=${own}`)
  const line = page.getByRole('link', { name: long })
  expect((await line.boundingBox())?.height).toBeLessThan(40)
  await (await hydrated(page.getByRole('checkbox', { name: 'Select all on this page' }))).check()
  const bar = page.getByRole('group', { name: 'Selected messages' })
  await expect(bar).toContainText('4 messages selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect(toasts(page).getByText('4 messages archived')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No message matches' })).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: '4 messages', exact: true })).toBeVisible()
  await expect(entryOf(page, `Unopened ${own}`).getByText('Unread:')).toHaveCount(1)
  await expect(entryOf(page, `One ${own}`).getByText('Unread:')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(toasts(page).getByText('4 messages moved to the bin')).toBeVisible()
})

test('spam leaves the inbox with later messages of its sender, and a saved reply fills the answer', async ({
  page,
}) => {
  const own = mark()
  const email = `${own}@spam.example`
  const [id, other] = await storeMessages([{ subject: `Cheap pans ${own}`, email }, { subject: `Broth ${own}` }])
  await addSession(page)
  await page.goto(`/admin/messages/${id}`)
  await (await hydrated(page.getByRole('button', { name: 'Spam' }))).click()
  await expect(toasts(page).getByText('Message marked as spam')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/messages$/)
  await receiveMessage({ subject: `Cheaper pans ${own}`, email: email.toUpperCase() })
  await page.goto(`/admin/messages?q=${own}`)
  await expect(page.getByRole('heading', { name: '1 message', exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Boxes' }).getByRole('link', { name: /^Spam/ }).click()
  await expect(page.getByRole('heading', { name: '2 messages', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('group', { name: 'Selected messages' }).getByRole('button', { name: 'Not spam' }).click()
  await expect(toasts(page).getByText('2 messages moved out of the spam')).toBeVisible()
  await page.goto(`/admin/messages?q=${own}`)
  await expect(page.getByRole('heading', { name: '3 messages', exact: true })).toBeVisible()

  await page.getByRole('link', { name: `Broth ${own}` }).click()
  await page.getByRole('link', { name: 'Edit saved replies' }).click()
  const add = await hydrated(page.getByRole('button', { name: 'Add reply' }))
  // Found by role, because the hidden page of the message before it has the same labels.
  const nameField = page.getByRole('textbox', { name: 'Name', exact: true })
  const textField = page.getByRole('textbox', { name: 'Text', exact: true })
  await add.click()
  await expect(page.getByText('Give it a name')).toBeVisible()
  const name = `Simmering ${own}`
  await nameField.fill(name)
  await textField.fill(`Three hours ${own}.\nOr four & a bit.`)
  await add.click()
  await expect(toasts(page).getByText(`Reply “${name}” saved`)).toBeVisible()
  await nameField.fill(name)
  await textField.fill('Twice the same name.')
  await add.click()
  await expect(page.getByText('Another reply has this name.')).toBeVisible()
  await expect(textField).toHaveValue('Twice the same name.')
  await expectAccessible(page)

  await page.goto(`/admin/messages/${other}`)
  const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
  const body = new URL(href).searchParams.get('body')
  expect(body).toContain(`Hello Anna Nowak,\r\n\r\nThree hours ${own}.\r\nOr four & a bit.\r\n`)
  expect(body).toContain('> How long does the broth simmer?')

  await page.goto('/admin/messages/replies')
  await (await hydrated(page.getByRole('button', { name: `Delete ${name}` }))).click()
  await expect(toasts(page).getByText(`Reply “${name}” deleted`)).toBeVisible()
  await expect(page.getByText(`Three hours ${own}.`)).toHaveCount(0)
})

test.describe('answers', () => {
  // The machine that runs the test has no mail program.
  test.use({ expectedErrors: [/Failed to launch 'mailto:/] })

  test('a second editor sees who answers a message, takes it over and marks it as answered', async ({
    page,
    browser,
  }) => {
    const subject = unique('One answer')
    const [id] = await storeMessages([{ subject }])
    const address = `/admin/messages/${id}`
    await addSession(page)
    const other = await openBrowser(browser, 'intern')
    await page.goto(address)
    await other.goto(address)
    const reply = await hydrated(page.getByRole('link', { name: 'Reply by email' }))
    await (await hydrated(other.getByRole('link', { name: 'Reply by email' }))).click()
    await expect(other.getByText('You are answering this, since')).toBeVisible()

    await reply.click()
    const intern = account('intern').username
    await expect(toasts(page).getByText(`${intern} is answering this message.`)).toBeVisible()
    await expect(page.getByText(`${intern} is answering this, since`)).toBeVisible()
    await expect(reply).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Answer it instead' }).click()
    await expect(page.getByText('You are answering this, since')).toBeVisible()
    await page.getByRole('button', { name: 'Leave it to others' }).click()
    await expect(page.getByText('You are answering this, since')).toHaveCount(0)
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(page.getByText(`Answered by ${account('admin').username}`)).toBeVisible()

    await other.goto(`/admin/messages?q=${encodeURIComponent(subject)}`)
    await expect(entryOf(other, subject)).toContainText(`Answered by ${account('admin').username}`)
    await other.getByRole('link', { name: subject }).click()
    await (await hydrated(other.getByRole('button', { name: 'Mark as not answered' }))).click()
    await expect(other.getByRole('link', { name: 'Reply by email' })).toBeVisible()
  })
})

test('an intern moves messages into the bin and restores them, deletes none for good, and sees how long they are kept', async ({
  page,
}) => {
  const subject = unique('Not for good')
  const [id] = await storeMessages([{ subject }])
  await addSession(page, 'intern')
  await page.goto(`/admin/messages/${id}`)
  await (await hydrated(page.getByRole('button', { name: 'Delete' }))).click()
  await expect(toasts(page).getByText('Message moved to the bin')).toBeVisible()
  await page.goto(`/admin/messages/${id}`)
  await expect(page.getByText('An admin can delete it for good earlier.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete for good' })).toHaveCount(0)
  await (await hydrated(page.getByRole('button', { name: 'Restore' }))).click()
  await expect(page.getByRole('link', { name: 'Reply by email' })).toBeVisible()

  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { name: /^Kept for / })).toBeVisible()
  await expect(page.getByText('An admin can choose a shorter time.')).toBeVisible()
  await expect(page.getByLabel('Delete messages after')).toHaveCount(0)
})

test('the exported file holds the view and no formula, also after a new sign-in in the dialog', async ({
  page,
  context,
}) => {
  const own = unique('Export')
  await storeMessages([{ subject: `=1+2 ${own}` }, { subject: `Calm ${own}` }, { subject: 'Something else entirely' }])
  await addSession(page)
  await page.goto(`/admin/messages?q=${encodeURIComponent(own)}`)
  await expect(page.getByRole('heading', { name: '2 messages', exact: true })).toBeVisible()
  const button = await hydrated(page.getByRole('button', { name: 'Export as CSV' }))
  await context.clearCookies()
  await button.click()
  await signInAgain(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF"Received","Name"')).toBe(true)
  expect(text).toContain(`"'=1+2 ${own}"`)
  expect(text).toContain(`"Calm ${own}"`)
  expect(text).not.toContain('Something else entirely')
})

test('an admin chooses how long messages are kept, and sees how many that deletes', async ({ page }) => {
  const subject = unique('Half a year old')
  // Reset the setting, because an earlier try may have changed it.
  const client = await service()
  await client.from('contact_settings').update({ retention_months: 12 }).eq('id', true).throwOnError()
  const old = new Date(Date.now() - 150 * 86_400_000).toISOString()
  rowsOf(await client.from('contact_messages').delete().lt('created_at', old).select('id'))
  await storeMessages([{ subject, created_at: new Date(Date.now() - 200 * 86_400_000).toISOString() }])
  await addSession(page)
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { name: 'Kept for 12 months' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await hydrated(save)
  await page.getByLabel('Delete messages after').selectOption('6 months')
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Keep messages for 6 months only?' })
  await expect(dialog.getByText('1 message is older and will be deleted for good at once.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save and delete 1 message' }).click()
  await expect(toasts(page).getByText('Messages are kept for 6 months')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kept for 6 months' })).toBeVisible()
  await expect(save).toBeFocused()
  expect((await client.from('contact_messages').select('id').eq('subject', subject)).data).toEqual([])

  await page.reload()
  await hydrated(save)
  await page.getByLabel('Delete messages after').selectOption('12 months')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Kept for 12 months' })).toBeVisible()
  await page.goto('/privacy-policy')
  await expect(page.getByText('Contact messages: at most 12 months')).toBeAttached()
})
