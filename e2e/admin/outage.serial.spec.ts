import { addSession, toasts } from '../accounts'
import { OUTAGE_ERRORS, REFUSED_CALL, startBackendAgain, stopBackend } from '../control'
import { expect, test } from '../fixtures'
import { act, entryOf, listAddress, openList, select, selection } from './list'
import { ownAuthor, storePosts } from './service'
import { EXPORT_FILE_PATH } from '../../lib/panel-calls.ts'

test.use({ expectedErrors: [OUTAGE_ERRORS], expectedServerErrors: [REFUSED_CALL] })

test.afterEach(startBackendAgain)

test('an outage during an action shows a message and keeps the list; a list that cannot be read loads at the next try', async ({
  page,
}) => {
  const author = ownAuthor()
  await storePosts([
    { title: 'Pie one', author },
    { title: 'Pie two', author },
  ])
  await addSession(page)
  await openList(page, listAddress(author))
  await select(page, 'Pie two')
  await stopBackend()
  await act(page, 'Pie one', 'Delete')
  await expect(toasts(page).getByText('Not deleted', { exact: true })).toBeVisible({ timeout: 30_000 })
  const told = toasts(page)
    .getByRole('listitem')
    .filter({ hasText: 'Database error: the backend cannot be reached. Please try again.' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Close notification' }).click()
  await expect(told).toHaveCount(0)
  await expect(entryOf(page, 'Pie one')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select Pie two' })).toBeChecked()

  await selection(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete (1)' }).click()
  await expect(told).toBeVisible({ timeout: 30_000 })
  await expect(selection(page)).toContainText('1 post selected')

  // In a short list the toast with the error would cover the menu.
  await page.getByRole('button', { name: 'More for Pie one', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click({ trial: true, timeout: 5_000 })
  await page.keyboard.press('Escape')

  const file = await page.request.get(`${EXPORT_FILE_PATH}?part=posts`)
  expect([file.status(), await file.text()]).toEqual([503, 'The export cannot be read at the moment'])

  await page.goto(listAddress(author))
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('most likely its backend did not answer')).toBeVisible()
  await startBackendAgain()
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(entryOf(page, 'Pie one')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page).toHaveURL(listAddress(author))
  await act(page, 'Pie one', 'Delete')
  await expect(toasts(page).getByText('“Pie one” moved to the bin')).toBeVisible({ timeout: 30_000 })
})
