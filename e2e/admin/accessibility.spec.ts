import type { Page } from '@playwright/test'
import { expectToHold, expectToHoldInAllViews } from '../accessibility'
import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { LONG_WORD } from '../unique'
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
    { title: `A post on the site ${LONG_WORD}`, author },
    { title: 'A draft', author, status: 'draft', published_at: null },
    { title: 'A deleted post', author, deleted_at: new Date().toISOString() },
  ])
  const image = await storeImage({ alt: 'A bowl of soup' })
  const [message] = await storeMessages([{ subject: `A question ${author}`, name: LONG_WORD, message: LONG_WORD }])
  return { author, live: live?.id, image, message }
}
type Rows = Awaited<ReturnType<typeof storeRows>>

const SCREENS: Record<string, (rows: Rows) => string[]> = {
  'the lists of posts': ({ author }) => [
    '/admin/posts',
    listAddress(author, '&state=bin'),
    '/admin/posts?q=nothing-of-the-kind',
  ],
  'the history of a post, the search, the redirects and the tags': ({ live }) => [
    `/admin/posts/${live}/revisions?version=1`,
    '/admin/search',
    '/admin/redirects',
    '/admin/redirects?show=missing',
    '/admin/tags',
    '/admin/blocks',
    '/admin/bin',
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
    '/admin/team',
    '/admin/account',
    '/admin/settings',
  ],
  'the notices, the authors and a message that is gone': () => [
    '/admin/notices',
    '/admin/authors',
    '/admin/authors/new',
    '/admin/messages/00000000-0000-4000-8000-000000000000',
  ],
}

/** The pages whose own journeys hold them (review, calendar, import, export). */
const HELD_ELSEWHERE = ['/admin/review', '/admin/calendar', '/admin/import', '/admin/export']

/** A page of the navigation, or one that it does not name: not an entry, and not a page with a way back. */
const isPlain = (address: string) => /^\/admin\/(?:messages\/replies|[a-z]+)$/.test(address)

const headings = new Set<string>()
const searchBoxes = new Set<string>()

/** Notes where the heading of a page stands and what it looks like, and its box to search in. */
async function noteFrame(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const place = await heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const { fontSize, fontFamily } = getComputedStyle(element)
    return [Math.round(left), Math.round(top), fontSize, fontFamily].join(' ')
  })
  headings.add(place)
  const box = page.getByRole('main').locator('input[type=search]')
  if ((await box.count()) > 0)
    searchBoxes.add(
      await box.first().evaluate((input) => `${input.clientHeight} ${getComputedStyle(input).paddingLeft}`),
    )
}

for (const [name, addressesOf] of Object.entries(SCREENS)) {
  test(`${name} hold in both schemes, wide and narrow`, async ({ page }) => {
    const rows = await storeRows()
    await addSession(page)
    for (const address of addressesOf(rows)) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (isPlain(address)) await noteFrame(page)
      // The frame of the panel is one for all of its pages.
      await (address === '/admin/posts' ? expectToHoldInAllViews(page) : expectToHold(page))
    }
  })
}

test('the heading of every page has its place and its size, and every search its box', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await addSession(page)
  for (const address of HELD_ELSEWHERE) {
    await page.goto(address)
    await noteFrame(page)
  }
  // With those that the journeys before this one have visited.
  expect([...headings], 'places and sizes of the headings').toHaveLength(1)
  expect([...searchBoxes], 'search boxes').toHaveLength(1)
})

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
