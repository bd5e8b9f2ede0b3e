import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { hydrated } from '../hydrated'

/** The form that is shown; the one of the page before may still be kept, hidden. */
export const editForm = (page: Page) => page.getByRole('form', { name: 'Edit post' })
export const newForm = (page: Page) => page.getByRole('form', { name: 'New Recipe Post' })

export const contentOf = (page: Page) => editForm(page).getByRole('textbox', { name: 'Content', exact: true })
/** What is asked for in the menu of the bar. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await (await hydrated(page.getByRole('button', { name: 'More', exact: true }))).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Opens a tab of the drawer. */
export async function openTab(page: Page, name: string): Promise<void> {
  await (await hydrated(page.getByRole('tab', { name, exact: true }))).click()
}

/** Text and drawer on one screen, and the preview between them: that takes a wide one. */
export async function openPreview(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await (await hydrated(page.getByRole('button', { name: 'Preview', exact: true }))).click()
}

/** What scrolls the text, with the title above it. */
export const textPane = (page: Page) => page.locator('[data-text-pane]')

export const saved = (page: Page) => page.getByText('All changes saved.')

/** Makes a draft in the form for new posts and waits for its own page; answers its address. */
export async function makeDraft(page: Page, title: string, content: string): Promise<string> {
  await page.goto('/admin/blog')
  await hydrated(newForm(page).getByRole('button', { name: 'Save as draft' }))
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

/** The text of the editor line by line, as far as it is on the screen; what an empty one says in its place is none. */
export const textOf = (page: Page): Promise<string> =>
  page
    .locator('.cm-content')
    .evaluate((content) =>
      content.querySelector('.cm-placeholder')
        ? ''
        : [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
    )
