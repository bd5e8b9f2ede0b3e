import type { Locator, Page } from '@playwright/test'
import { DEFAULT_AUTHOR } from '../../lib/site.ts'
import { insertRow } from '../../supabase/tests/harness/rows.ts'
import { clientOf, toasts } from '../accounts'
import type { PickedFile } from '../admin/images'
import { expect } from '../fixtures'
import { hydrated } from '../hydrated'

/** A text of the minimum length of a post. */
export const TEXT = 'Flour, water, salt and patience make bread, and nothing else is needed.'

/** The part of the page that a tab of the editor changes. */
export const DRAWER = '[aria-label="Settings of the post"]'

/** The visible form; the hidden form of the former page may still be in the document. */
export const editForm = (page: Page) => page.getByRole('form', { name: 'Edit post' })
export const newForm = (page: Page) => page.getByRole('form', { name: 'New Recipe Post' })

export const contentOf = (page: Page) => editForm(page).getByRole('textbox', { name: 'Content', exact: true })
/** Chooses an entry of the bar's menu. */
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

/** Waits for the notice that a post is public; the pictures may have to be stored first. */
export const expectPublished = (page: Page) =>
  expect(toasts(page).getByText('Blog Published Successfully!')).toBeVisible({ timeout: 30_000 })

/** Publishes the post of a form. */
export async function publish(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectPublished(form.page())
}

/** Opens a tab of the drawer. */
export async function openTab(page: Page, name: string): Promise<void> {
  await (await hydrated(page.getByRole('tab', { name, exact: true }))).click()
}

/** Opens the preview in a window that is wide enough for text, preview and drawer. */
export async function openPreview(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await (await hydrated(page.getByRole('button', { name: 'Preview', exact: true }))).click()
}

/** The pane that scrolls the title and the text. */
export const textPane = (page: Page) => page.locator('[data-text-pane]')

/** Skips the pause before the open forms send their text to the server, if the page's clock is installed. */
export const skipSavePause = (page: Page) => page.clock.fastForward(2_500)

/** Skips the pause before the open forms look for other tabs with the same post, if the page's clock is installed. */
export const skipTabPause = (page: Page) => page.clock.fastForward(2_000)

/** Lets the form ask the server at once for other editors, until an element about them is visible. */
export const expectNews = (page: Page, news: Locator) =>
  expect(async () => {
    await page.clock.fastForward(8_000)
    await expect(news).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

export const saved = (page: Page) => page.getByText('All changes saved.')

/** Stores a draft of the admin, and returns its id. */
export async function storeDraft(title: string, content: string): Promise<string> {
  const { client, username } = await clientOf('admin')
  const draft = { title, content, author: DEFAULT_AUTHOR, slug: '', status: 'draft', published_at: null } as const
  return insertRow(client, 'blog_posts', { ...draft, created_by_admin: username })
}

/** Opens a post in the editor, and returns its address. */
export async function openPost(page: Page, id: string): Promise<string> {
  await page.goto(`/admin/posts/${id}`)
  await expect(page.locator('.cm-content')).toBeVisible()
  await hydrated(page.getByRole('button', { name: 'More', exact: true }))
  return page.url()
}

/** Stores a draft of the admin, opens it in the editor, and returns its address. */
export const makeDraft = async (page: Page, title: string, content: string): Promise<string> =>
  openPost(page, await storeDraft(title, content))

/** The editor's rendered lines of text, without the placeholder. */
export const textOf = (page: Page): Promise<string> =>
  page
    .locator('.cm-content')
    .evaluate((content) =>
      content.querySelector('.cm-placeholder')
        ? ''
        : [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
    )
