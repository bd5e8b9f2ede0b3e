import { addSession, toasts } from '../accounts'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark } from '../unique'
import { updateRow } from '../../supabase/tests/harness/rows.ts'
import { pickFiles } from './images'
import { service, storePosts } from './service'

// The journeys request missing addresses.
test.use({ expectedErrors: [/Failed to load resource.*404|404: no page at/] })

test('an address that was not found gets a redirect, which follows its post in one step', async ({ page, request }) => {
  const own = mark()
  const [post] = await storePosts([{ title: 'A post that moved in', slug: `moved-in-${own}` }])
  const old = `/2019/05/old-${own}`
  // Counted without the query, which keeps its lookup from being cached for the later requests.
  const missing = `${old}?utm_source=feed`
  expect((await request.get(missing, { maxRedirects: 0 })).status()).toBe(404)
  await addSession(page)
  const line = page.getByRole('list', { name: 'Not found' }).getByRole('listitem').filter({ hasText: old })
  // Counts are written at most once a second; the next request also writes the waiting ones.
  await expect(async () => {
    await request.get(missing, { maxRedirects: 0 })
    await page.goto(`/admin/redirects?show=missing&q=${own}`)
    await expect(line).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page)
  await line.getByRole('link', { name: `Redirect ${old}` }).click()
  const form = page.getByRole('form', { name: 'New redirect' })
  await expect(form.getByLabel('Old address')).toHaveValue(old)
  await expect(form.getByLabel('New address')).toBeFocused()
  const add = await hydrated(form.getByRole('button', { name: 'Add redirect' }))
  await form.getByLabel('New address').fill('nowhere')
  await add.click()
  await expect(form.getByText('The new address begins with a slash or https://.')).toBeVisible()
  await form.getByLabel('New address').fill(new URL('/about#team', page.url()).href)
  await add.click()
  await expect(form.getByText('A new address on this site ends before the #.')).toBeVisible()
  await form.getByLabel('New address').fill(`/blog/moved-in-${own}`)
  // Refused: the page would still be shown, and a redirect's target would redirect again.
  for (const shown of ['/About/', `/blog/moved-in-${own}`]) {
    await form.getByLabel('Old address').fill(shown)
    await form.getByLabel('New address').fill('/contact')
    await add.click()
    await expect(page.getByText('A page of the site is at this address.').last()).toBeVisible()
  }
  await form.getByLabel('Old address').fill(old)
  await form.getByLabel('New address').fill(`/blog/moved-in-${own}`)
  await add.click()
  await expect(toasts(page).getByText('Redirect added')).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-disabled')
  await page.goto(`/admin/redirects?q=${own}`)
  await page.getByRole('link', { name: `History of ${old}` }).click()
  await expect(page.getByRole('main').getByText('added the redirect of')).toBeVisible()

  await updateRow(await service(), 'blog_posts', post?.id ?? '', { slug: `moved-on-${own}` })
  // A lookup that another request has caused is cached for ten seconds.
  for (const asked of [`${old}/`, `${old}?utm_source=mail`, `/2019/05/OLD-${own}`])
    await expect(async () => {
      const answer = await request.get(asked, { maxRedirects: 0 })
      expect([answer.status(), new URL(answer.headers().location ?? '', page.url()).pathname]).toEqual([
        308,
        `/blog/moved-on-${own}`,
      ])
    }).toPass()
})

test('a table of redirects is imported, its loops are named, and a redirect is deleted', async ({ page, request }) => {
  const own = mark()
  await addSession(page)
  await page.goto('/admin/redirects')
  const picker = await hydrated(page.getByRole('button', { name: 'Add from a CSV file' }))
  const query = `/?p=${parseInt(own, 16) % 90_000_000}`
  const table = `Old,New\n${query},/about\n/a-${own},/b-${own}\n/b-${own},/a-${own}\n${query},/about\nsoup,/about\n`
  await pickFiles(picker, { name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(page.getByText('2 added, 1 here already, 2 refused.')).toBeVisible()
  await expect(picker).toBeFocused()
  const refused = page.getByRole('list', { name: 'Refused lines' }).getByRole('listitem')
  await expect(refused).toHaveText([
    `Line 4: /b-${own} – This redirect would lead back to itself.`,
    'Line 6: soup – The old address begins with a slash, as in /2019/05/soup or /?p=123.',
  ])
  await expectAccessible(page)
  await pickFiles(picker, { name: 'none.csv', mimeType: 'text/csv', buffer: Buffer.from('nothing') })
  await expect(page.getByText('The table holds no addresses')).toBeVisible()
  const answer = await request.get(query, { maxRedirects: 0 })
  expect([answer.status(), new URL(answer.headers().location ?? '', page.url()).pathname]).toEqual([308, '/about'])
  await page.goto(`/admin/redirects?q=a-${own}`)
  const line = page.getByRole('list', { name: 'Redirects' }).getByRole('listitem')
  await expect(line).toHaveCount(1)
  await (await hydrated(line.getByRole('button', { name: `Delete the redirect of /a-${own}` }))).click()
  await expect(line).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Redirects', level: 1 })).toBeFocused()
})
