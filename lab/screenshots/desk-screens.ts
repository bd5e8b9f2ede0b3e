import type { Page } from 'playwright'

/** A screen of the panel: its address, and what is done there before its picture is taken. */
export type Screen = { name: string; path: string; open?: (page: Page) => Promise<unknown> }

/** The link of an entry of a list leads to its own page, below the list's address. */
async function openEntry(page: Page): Promise<void> {
  const list = new URL(page.url()).pathname
  const link = page.getByRole('main').locator(`ul li a[href^="${list}/"]:not([href*="?"])`).first()
  await link.click()
  await page.waitForURL((url) => url.pathname.startsWith(`${list}/`))
  await page.getByRole('heading', { level: 1 }).waitFor()
}
/** The form of a post that shows pictures, with the editor in it. */
export async function openDesk(page: Page): Promise<void> {
  await openEntry(page)
  await page.locator('.cm-content').waitFor()
}
/** A tab of the drawer, which may be behind its button. */
async function openTab(page: Page, name: string): Promise<void> {
  await openDesk(page)
  const tab = page.getByRole('tab', { name, exact: true })
  // The preview takes the drawer's place, and both are as they were left.
  if (!(await tab.isVisible()))
    await page.getByRole('button', { name: 'Settings', exact: true }).filter({ visible: true }).click()
  await tab.click()
}
async function fromMenu(page: Page, name: string): Promise<void> {
  await openDesk(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
const selectFirst = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('checkbox').first().check({ force: true })

export const SCREENS: readonly Screen[] = [
  { name: 'publish', path: '/admin/blog' },
  { name: 'posts', path: '/admin/posts' },
  {
    name: 'change-several',
    path: '/admin/posts',
    open: async (page) => {
      await selectFirst(page)
      await page.getByRole('button', { name: 'Change…' }).click()
    },
  },
  {
    name: 'find',
    path: '/admin/posts',
    open: async (page) => {
      await page.getByRole('button', { name: 'Find' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'post', path: '/admin/posts?q=pierogi', open: openEntry },
  {
    name: 'post-preview',
    path: '/admin/posts?q=pierogi',
    open: async (page) => {
      await openDesk(page)
      await page
        .getByRole('button', { name: 'Preview', exact: true, disabled: false })
        .filter({ visible: true })
        .click()
      await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Ingredients' }).waitFor()
    },
  },
  { name: 'post-recipe', path: '/admin/posts?q=pierogi', open: (page) => openTab(page, 'Recipe') },
  {
    name: 'post-pictures',
    path: '/admin/posts?q=pierogi',
    open: async (page) => {
      await openTab(page, 'Pictures')
      await page
        .getByRole('button', { name: /^Describe “/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'post-search',
    path: '/admin/posts?q=pierogi',
    open: async (page) => {
      await openTab(page, 'Search')
      await page.getByRole('heading', { name: 'Search and sharing' }).waitFor()
    },
  },
  {
    name: 'crop',
    path: '/admin/posts?q=pierogi',
    open: async (page) => {
      await openTab(page, 'Pictures')
      await page
        .getByRole('button', { name: /^Crop and turn/ })
        .first()
        .click()
      await page.getByRole('img', { name: 'The picture as it will be' }).waitFor()
    },
  },
  {
    name: 'from-the-library',
    path: '/admin/posts?q=pierogi',
    open: async (page) => {
      await openTab(page, 'Pictures')
      await page.getByRole('button', { name: 'From the library' }).click()
      await page.getByRole('list', { name: 'Pictures of the library' }).getByRole('button').first().waitFor()
    },
  },
  {
    name: 'find-and-replace',
    path: '/admin/posts?q=pierogi',
    open: async (page) => {
      await openDesk(page)
      await page.getByRole('button', { name: /^Find and replace/ }).click()
      await page.getByRole('textbox', { name: 'Find' }).fill('dough')
    },
  },
  {
    name: 'before-publishing',
    path: '/admin/posts?q=pierogi',
    open: async (page) => {
      await openDesk(page)
      await page.getByRole('button', { name: /^(?:\d+ hints?|Before publishing)$/ }).click()
    },
  },
  { name: 'schedule', path: '/admin/posts?q=pierogi', open: (page) => fromMenu(page, 'Schedule the changes…') },
  { name: 'keys', path: '/admin/posts?q=pierogi', open: (page) => fromMenu(page, 'Keys') },
  {
    name: 'revisions',
    path: '/admin/posts?q=pierogi',
    open: async (page) => {
      await openEntry(page)
      await page.goto(`${page.url()}/revisions?version=2`)
    },
  },
  { name: 'posts-bin', path: '/admin/posts?state=bin' },
  { name: 'calendar', path: '/admin/calendar' },
  { name: 'pictures', path: '/admin/pictures' },
  { name: 'picture', path: '/admin/pictures', open: openEntry },
  { name: 'authors', path: '/admin/authors' },
  { name: 'author', path: '/admin/authors', open: openEntry },
  { name: 'messages', path: '/admin/messages' },
  { name: 'message', path: '/admin/messages', open: openEntry },
  { name: 'saved-replies', path: '/admin/messages/replies' },
  { name: 'search', path: '/admin/search' },
]
