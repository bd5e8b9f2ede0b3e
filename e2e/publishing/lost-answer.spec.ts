import type { Page } from '@playwright/test'
import { signIn, toasts } from '../accounts'
import { newForm, publish, TEXT, write } from '../editor/forms'
import { mark, slugOf, unique } from '../unique'
import { expect, test } from '../fixtures'

test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch/] })

test.beforeEach(async ({ page }) => signIn(page))

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

/** Publishes a new post and drops the answer; returns the post's address. */
async function publishAndLoseAnswer(page: Page, title: string): Promise<string> {
  await write(newForm(page), title, TEXT)
  await loseNextAnswer(page, title)
  await newForm(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page).getByText('Publication Failed', { exact: true })).toBeVisible()
  return `/blog/${slugOf(title)}`
}

test('a publish whose answer was lost is not published twice, also after a reload', async ({ page, request }) => {
  const title = unique('Bread whose answer was lost')
  const address = await publishAndLoseAnswer(page, title)
  expect((await request.get(address)).status()).toBe(200)

  await page.reload()
  await expect(newForm(page).getByLabel('Title', { exact: true })).toHaveValue(title)
  await publish(newForm(page))
  await expect(toasts(page).getByRole('link')).toHaveAttribute('href', address)
  expect((await request.get(`${address}-2`)).status()).toBe(404)
})

test('changes before the second try are published too', async ({ page, request }) => {
  const title = unique('Bread changed after a loss')
  const address = await publishAndLoseAnswer(page, title)
  await write(newForm(page), title, `${TEXT} Salt goes in last.`)
  await publish(newForm(page))
  const body = await (await request.get(address)).text()
  expect(body.includes('Salt goes in last.')).toBe(true)
  expect((await request.get(`${address}-2`)).status()).toBe(404)
})

test('a draft whose answer was lost is stored once', async ({ page }) => {
  const own = mark()
  const title = `Draft whose answer was lost ${own}`
  await write(newForm(page), title, TEXT)
  await loseNextAnswer(page, title)
  await newForm(page).getByRole('button', { name: 'Save as draft' }).click()
  await expect(toasts(page).getByText('Not Saved', { exact: true })).toBeVisible()
  await newForm(page).getByRole('button', { name: 'Save as draft' }).click()
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
  await page.goto(`/admin/posts?q=${own}`)
  await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toHaveCount(1)
})
