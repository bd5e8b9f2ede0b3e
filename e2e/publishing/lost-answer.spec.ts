import type { Page } from '@playwright/test'
import { signIn, toasts, useOwnAddress } from '../accounts'
import { newForm } from '../editor/forms'
import { expect, test } from '../fixtures'

test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch/] })

test.beforeEach(async ({ context, page }, info) => {
  await useOwnAddress(context, info.title)
  await signIn(page)
})

const TEXT = 'Flour, water, salt and patience make bread, and nothing else is needed.'

/** Lets the next action that carries `text` reach the server, and drops its answer on the way back. */
async function loseNextAnswer(page: Page, text: string): Promise<void> {
  let isLost = false
  await page.route('**/admin/blog', async (route) => {
    if (isLost || route.request().method() !== 'POST' || !route.request().postData()?.includes(text))
      return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

async function write(page: Page, title: string, content: string): Promise<void> {
  await newForm(page).getByLabel('Title', { exact: true }).fill(title)
  await newForm(page).getByRole('textbox', { name: 'Content', exact: true }).fill(content)
}

test('a publish whose answer was lost is not published twice, also after a reload', async ({ page, request }) => {
  await write(page, 'Bread whose answer was lost', TEXT)
  await loseNextAnswer(page, 'answer was lost')
  await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page).getByText('Publication Failed', { exact: true })).toBeVisible()
  expect((await request.get('/blog/bread-whose-answer-was-lost')).status()).toBe(200)

  await page.reload()
  await expect(newForm(page).getByLabel('Title', { exact: true })).toHaveValue('Bread whose answer was lost')
  await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page).getByText('Blog Published Successfully!')).toBeVisible()
  await expect(toasts(page).getByRole('link')).toHaveAttribute('href', '/blog/bread-whose-answer-was-lost')
  expect((await request.get('/blog/bread-whose-answer-was-lost-2')).status()).toBe(404)
})

test('what was changed before the second try is published too', async ({ page, request }) => {
  await write(page, 'Bread changed after a loss', TEXT)
  await loseNextAnswer(page, 'changed after a loss')
  await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page).getByText('Publication Failed', { exact: true })).toBeVisible()
  await write(page, 'Bread changed after a loss', `${TEXT} Salt goes in last.`)
  await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page).getByText('Blog Published Successfully!')).toBeVisible()
  const body = await (await request.get('/blog/bread-changed-after-a-loss')).text()
  expect(body.includes('Salt goes in last.')).toBe(true)
  expect((await request.get('/blog/bread-changed-after-a-loss-2')).status()).toBe(404)
})

test('a draft whose answer was lost is kept once', async ({ page }) => {
  await write(page, 'Draft whose answer was lost', TEXT)
  await loseNextAnswer(page, 'Draft whose answer')
  await newForm(page).getByRole('button', { name: 'Save as draft' }).click()
  await expect(toasts(page).getByText('Not Saved', { exact: true })).toBeVisible()
  await newForm(page).getByRole('button', { name: 'Save as draft' }).click()
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
  await page.goto('/admin/posts?q=Draft+whose+answer+was+lost')
  await expect(page.getByRole('checkbox', { name: /Draft whose answer was lost/ })).toHaveCount(1)
})
