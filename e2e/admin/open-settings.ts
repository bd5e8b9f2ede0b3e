import type { Page } from '@playwright/test'
import { addSession } from '../accounts'
import { hydrated } from '../hydrated'

/** The settings of the site, once their fields have their values. */
export async function openSettings(page: Page): Promise<void> {
  await addSession(page)
  await page.goto('/admin/settings')
  await hydrated(page.getByRole('button', { name: 'Save settings' }))
}

export const nameField = (page: Page) =>
  page.getByRole('region', { name: 'Name', exact: true }).getByLabel('Name', { exact: true })
