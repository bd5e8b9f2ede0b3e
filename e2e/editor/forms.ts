import type { Locator, Page } from '@playwright/test'
import { DEFAULT_AUTHOR } from '../../lib/site.ts'
import { insertRow } from '../../supabase/tests/harness/rows.ts'
import { clientOf, toasts } from '../accounts'
import type { PickedFile } from '../admin/images'
import { expect } from '../fixtures'
import { hydrated } from '../hydrated'

/** A text as long as a post has to be. */
export const TEXT = 'Flour, water, salt and patience make bread, and nothing else is needed.'

/** The form that is shown; the one of the page before may still be kept, hidden. */
export const editForm = (page: Page) => page.getByRole('form', { name: 'Edit post' })
export const newForm = (page: Page) => page.getByRole('form', { name: 'New Recipe Post' })

export const contentOf = (page: Page) => editForm(page).getByRole('textbox', { name: 'Content', exact: true })
/** Chooses an entry from the bar's menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await (await hydrated(page.getByRole('button', { name: 'More', exact: true }))).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Writes a title and a text into a form. */
export async function write(form: Locator, title: string, content: string): Promise<void> {
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByRole('textbox', { name: 'Content', exact: true }).fill(content)
}

/** Adds pictures to those of a post. */
export const addPictures = (form: Locator, ...files: PickedFile[]) =>
  form.locator('input[type=file]').setInputFiles(files)

/** The notice that a post is public now; its pictures may have to be stored before. */
export const expectPublished = (page: Page) =>
  expect(toasts(page).getByText('Blog Published Successfully!')).toBeVisible({ timeout: 30_000 })

/** Publishes what a form has. */
export async function publish(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectPublished(form.page())
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

/** Stores a draft of the admin's, opens its page in the editor, and answers its address. */
export async function makeDraft(page: Page, title: string, content: string): Promise<string> {
  const { client, username } = await clientOf('admin')
  const draft = { title, content, author: DEFAULT_AUTHOR, slug: '', status: 'draft', published_at: null } as const
  const id = await insertRow(client, 'blog_posts', { ...draft, created_by_admin: username })
  await page.goto(`/admin/posts/${id}`)
  await expect(page.locator('.cm-content')).toBeVisible()
  await hydrated(page.getByRole('button', { name: 'More', exact: true }))
  return page.url()
}

/** The text of the editor line by line, as far as it is on the screen, without the placeholder of an empty one. */
export const textOf = (page: Page): Promise<string> =>
  page
    .locator('.cm-content')
    .evaluate((content) =>
      content.querySelector('.cm-placeholder')
        ? ''
        : [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
    )
