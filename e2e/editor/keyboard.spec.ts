import type { Page } from '@playwright/test'
import { addSession, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark, slugOf } from '../unique'
import { expectPublished, storeDraft } from './forms'

test.beforeEach(async ({ page }) => addSession(page))

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const label = element?.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null
    return element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? ''
  })

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (name.test(await focusedName(page))) return
  }
  throw new Error(`Tab never came to ${name}`)
}

test('a post is opened, written and published without a mouse', async ({ page, request }) => {
  const own = mark()
  const title = `Bread without a mouse ${own}`
  await storeDraft(title, '')
  await page.goto(`/admin/posts?q=${own}`)
  await hydrated(page.getByRole('link', { name: title, exact: true }))
  await tabTo(page, new RegExp(`^${title}$`))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
  await expect(page.locator('.cm-content')).toBeVisible()

  // The toolbar is one tab stop; arrow keys move within it.
  await tabTo(page, /^Bold/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedName(page)).toMatch(/^Italic/)
  await page.keyboard.press('End')
  await expect.poll(() => focusedName(page)).toBe('Keys (?)')
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedName(page)).toBe('Title')
  await tabTo(page, /^Content$/)
  await page.keyboard.type('Flour, water, salt and patience make bread, and ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('nothing')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' else.')
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedName(page)).not.toMatch(/^Content$/)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focusedName(page)).toMatch(/^Content$/)
  await tabTo(page, /^Meta title$/)
  await page.keyboard.type('Bread by hand')
  await tabTo(page, /^Save$/)
  await page.keyboard.press('Enter')
  // Not the status: an autosave may have set it before the save.
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expectPublished(page)
  const body = await (await request.get(`/blog/${slugOf(title)}`)).text()
  expect(body.includes('<strong>nothing</strong> else.')).toBe(true)
})
