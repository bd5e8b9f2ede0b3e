import type { Page } from '@playwright/test'
import { expectToHold, expectToHoldInAllViews } from '../accessibility'
import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { LONG_WORD } from '../unique'
import { storeMessages } from './messages'
import { storeImage } from './images'
import { ownAuthor, storePosts } from './service'
import { listAddress, openList, selection } from './list'

// One of the addresses is that of a missing message.
test.use({ expectedErrors: [/Failed to load resource.*404|404: no page at \/admin\/messages/] })

/** Stores the rows that the screens show: posts in every state, an image, a message. */
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

let stored: Promise<Rows> | undefined
/** The rows of all journeys of this file, which change none of them. */
const storedRows = () => (stored ??= storeRows())

const SCREENS: Record<string, (rows: Rows) => string[]> = {
  'the lists of posts': ({ author }) => [
    listAddress(author),
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

/** The pages that journeys of their own check in every view. */
const HELD_ELSEWHERE = ['/admin/review', '/admin/calendar', '/admin/import', '/admin/export']

/** Whether the page is a top-level page of the panel, not the page of one entry with a link back. */
const isPlain = (address: string) => /^\/admin\/(?:messages\/replies|[a-z]+)(?:\?author=[^&]+)?$/.test(address)

const headings = new Set<string>()
const searchBoxes = new Set<string>()

/** Records the position and font of a page's heading, and the size of its search box. */
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
  test(`${name} are accessible in both schemes, wide and narrow`, async ({ page }) => {
    const rows = await storedRows()
    await addSession(page)
    for (const address of addressesOf(rows)) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (isPlain(address)) await noteFrame(page)
      // All pages share the panel's frame, so one page in all views is enough.
      await (address === listAddress(rows.author) ? expectToHoldInAllViews(page) : expectToHold(page))
    }
  })
}

test('all pages have the same place and size of their heading, and the same search box', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await addSession(page)
  for (const address of HELD_ELSEWHERE) {
    await page.goto(address)
    await noteFrame(page)
  }
  // Includes the pages that the tests before this one visited.
  expect([...headings], 'places and sizes of the headings').toHaveLength(1)
  expect([...searchBoxes], 'search boxes').toHaveLength(1)
})

test('the question before a deletion is accessible in both schemes, wide and narrow', async ({ page }) => {
  const { author } = await storedRows()
  await addSession(page)
  await openList(page, listAddress(author))
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selection(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToHold(page)
})

test('announces the new page after a navigation, and not the former one', async ({ page }) => {
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
