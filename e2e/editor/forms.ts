import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { hydrated } from '../hydrated'

/** The form that is shown; the one of the page before may still be kept, hidden. */
export const editForm = (page: Page) => page.getByRole('form', { name: 'Edit post' })
export const newForm = (page: Page) => page.getByRole('form', { name: 'New Recipe Post' })

export const contentOf = (page: Page) => editForm(page).getByRole('textbox', { name: 'Content', exact: true })
export const saved = (page: Page) => page.getByText('All changes saved.')

/** Makes a draft in the form for new posts and waits for its own page; answers its address. */
export async function makeDraft(page: Page, title: string, content: string): Promise<string> {
  await page.goto('/admin/blog')
  await hydrated(newForm(page).getByRole('button', { name: 'Save as draft' }))
  // It takes the plain field's place, and what stands below moves a little: nobody aims at a button in that moment.
  await expect(newForm(page).locator('.cm-content')).toBeVisible()
  await newForm(page).getByLabel('Title', { exact: true }).fill(title)
  await newForm(page).getByLabel('Content', { exact: true }).fill(content)
  await newForm(page).getByRole('button', { name: 'Save as draft' }).click()
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
  await expect(editForm(page)).toBeVisible()
  // Anew, so that only one form is on the page.
  await page.goto(page.url())
  await expect(page.locator('.cm-content')).toBeVisible()
  return page.url()
}

/** The text of the editor line by line, as far as it is on the screen. */
export const textOf = (page: Page): Promise<string> =>
  page
    .locator('.cm-content')
    .evaluate((content) => [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'))
