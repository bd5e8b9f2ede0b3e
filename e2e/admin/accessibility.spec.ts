import { expectToHoldInAllViews } from '../accessibility'
import { signIn, useOwnAddress } from '../accounts'
import { expect, test } from '../fixtures'
import { storeMessages } from './messages'
import { storeImage } from './images'
import { ownAuthor, storePosts } from './service'
import { listAddress, openList, selection } from './list'

// One of the addresses is of a message that is not there.
test.use({ expectedErrors: [/Failed to load resource.*404|404: no page at \/admin\/messages/] })

test("the desk's lists and their entries hold in both schemes, wide and narrow", async ({ page, context }, info) => {
  test.setTimeout(300_000)
  await useOwnAddress(context, info.title)
  const author = ownAuthor()
  const [live] = await storePosts([
    { title: 'A post on the site', author },
    { title: 'A draft', author, status: 'draft', published_at: null },
    { title: 'A deleted post', author, deleted_at: new Date().toISOString() },
  ])
  const picture = await storeImage({ alt: 'A bowl of soup' })
  const [message] = await storeMessages([{ subject: `A question ${author}` }])
  await signIn(page)

  for (const address of [
    '/admin/posts',
    listAddress(author, '&state=bin'),
    '/admin/posts?q=nothing-of-the-kind',
    `/admin/posts/${live?.id}/revisions?version=1`,
    '/admin/calendar',
    '/admin/search',
    '/admin/pictures',
    `/admin/pictures/${picture}`,
    '/admin/pictures?show=bin',
    '/admin/messages',
    `/admin/messages/${message}`,
    '/admin/messages?box=bin',
    '/admin/messages/replies',
    '/admin/notices',
    '/admin/messages/00000000-0000-4000-8000-000000000000',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToHoldInAllViews(page)
  }

  await openList(page, listAddress(author))
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selection(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToHoldInAllViews(page)
})

test('a page that has come is announced, and not the one that was left', async ({ page, context }, info) => {
  await useOwnAddress(context, info.title)
  await signIn(page)
  await page.goto('/admin/posts')
  const said = page.locator('p[aria-live="assertive"]')
  const bySomebodyElse = page.locator('next-route-announcer:not([aria-hidden="true"])')
  for (const name of ['Pictures', 'Calendar', 'Posts']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(said).toHaveText(await page.title())
    await expect(bySomebodyElse).toHaveCount(0)
  }
})
