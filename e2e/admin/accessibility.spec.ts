import { expectToHold, expectToHoldInAllViews } from '../accessibility'
import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { storeMessages } from './messages'
import { storeImage } from './images'
import { ownAuthor, storePosts } from './service'
import { listAddress, openList, selection } from './list'

// One of the addresses is of a message that is not there.
test.use({ expectedErrors: [/Failed to load resource.*404|404: no page at \/admin\/messages/] })

/** What the screens show: posts in every state, an image, a message. */
async function storeRows() {
  const author = ownAuthor()
  const [live] = await storePosts([
    { title: 'A post on the site', author },
    { title: 'A draft', author, status: 'draft', published_at: null },
    { title: 'A deleted post', author, deleted_at: new Date().toISOString() },
  ])
  const image = await storeImage({ alt: 'A bowl of soup' })
  const [message] = await storeMessages([{ subject: `A question ${author}` }])
  return { author, live: live?.id, image, message }
}
type Rows = Awaited<ReturnType<typeof storeRows>>

const SCREENS: Record<string, (rows: Rows) => string[]> = {
  'the lists of posts': ({ author }) => [
    '/admin/posts',
    listAddress(author, '&state=bin'),
    '/admin/posts?q=nothing-of-the-kind',
  ],
  'the history of a post, the calendar and the search': ({ live }) => [
    `/admin/posts/${live}/revisions?version=1`,
    '/admin/calendar',
    '/admin/search',
    '/admin/redirects',
    '/admin/redirects?show=missing',
    '/admin/tags',
    '/admin/tags?show=once&q=nothing-of-the-kind',
    '/admin/blocks',
    '/admin/bin',
    '/admin/bin?kind=tag&q=nothing-of-the-kind',
  ],
  'the library': ({ image }) => ['/admin/pictures', `/admin/pictures/${image}`, '/admin/pictures?show=bin'],
  'the messages': ({ message }) => [
    '/admin/messages',
    `/admin/messages/${message}`,
    '/admin/messages?box=bin',
    '/admin/messages/replies',
  ],
  'the log, the team, the own account and the settings': () => [
    '/admin/log',
    '/admin/log?q=nothing-of-the-kind',
    '/admin/team',
    '/admin/account',
    '/admin/settings',
    '/admin/start',
  ],
  'the review': ({ live }) => ['/admin/review', '/admin/review?show=decided', `/admin/review/${live}`],
  'the notices, the authors and a message that is gone': () => [
    '/admin/notices',
    '/admin/authors',
    '/admin/authors/new',
    '/admin/messages/00000000-0000-4000-8000-000000000000',
  ],
}

for (const [name, addressesOf] of Object.entries(SCREENS)) {
  test(`${name} hold in both schemes, wide and narrow`, async ({ page }) => {
    const rows = await storeRows()
    await addSession(page)
    for (const address of addressesOf(rows)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The frame of the panel is one for all of its pages.
      await (address === '/admin/posts' ? expectToHoldInAllViews(page) : expectToHold(page))
    }
  })
}

test('the question before a deletion holds in both schemes, wide and narrow', async ({ page }) => {
  const { author } = await storeRows()
  await addSession(page)
  await openList(page, listAddress(author))
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selection(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToHold(page)
})

test('a page that has come is announced, and not the one that was left', async ({ page }) => {
  await addSession(page)
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
