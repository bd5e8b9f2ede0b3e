import type { Page } from '@playwright/test'
import { addSession } from '../accounts'
import { hydrated } from '../hydrated'

/** Opens the settings of the site and waits until the fields have their values. */
export async function openSettings(page: Page): Promise<void> {
  await addSession(page)
  await page.goto('/admin/settings')
  await hydrated(page.getByRole('button', { name: 'Save settings' }))
}

export const nameField = (page: Page) =>
  page.getByRole('region', { name: 'Name', exact: true }).getByLabel('Name', { exact: true })
