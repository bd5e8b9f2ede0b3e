import type { Page } from 'playwright'

/** A screen: its address, and the steps before its image is taken. */
export type Screen = { name: string; path: string; open?: (page: Page) => Promise<unknown> }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function openEntry(page: Page): Promise<void> {
  const list = new URL(page.url()).pathname
  const link = page.getByRole('main').locator(`ul li a[href^="${list}/"]:not([href*="?"])`).first()
  await link.click()
  await page.waitForURL((url) => url.pathname.startsWith(`${list}/`))
  await page.getByRole('heading', { level: 1 }).waitFor()
}
/** The form of a post with images, with the editor in it. */
export async function openEditor(page: Page): Promise<void> {
  await openEntry(page)
  await page.locator('.cm-content').waitFor()
}
/** A tab of the drawer, which may be behind its button. */
async function openTab(page: Page, name: string): Promise<void> {
  await openEditor(page)
  const tab = page.getByRole('tab', { name, exact: true })
  if (!(await tab.isVisible())) await button(page, 'Settings').filter({ visible: true }).click()
  await tab.click()
}
async function openMenu(page: Page, name: string): Promise<void> {
  await openEditor(page)
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name }).click()
}

const list = (name: string, path = name, open?: Screen['open']): Screen => ({
  name,
  path: `/admin/${path}`,
  ...(open && { open }),
})
const post = (name: string, open: NonNullable<Screen['open']>) => list(name, 'posts?q=pierogi', open)

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'

export const PUBLIC_ON_A_PHONE: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'post', path: RECIPE },
  { name: 'tools', path: '/tools' },
]

export const PUBLIC: readonly Screen[] = [
  ...PUBLIC_ON_A_PHONE,
  { name: 'listing', path: '/blog' },
  { name: 'search', path: '/search?q=soup' },
  { name: 'contact', path: '/contact' },
  { name: 'service', path: '/services/ai-agent-development' },
  { name: 'case-study', path: '/case-studies/pet-food-wholesale-leads' },
  { name: 'not-found', path: '/no/such-page' },
]

export const PANEL: readonly Screen[] = [
  list('first-steps', 'start'),
  list('publish', 'blog'),
  list('posts'),
  list('change-several', 'posts', async (page) => {
    await page.getByRole('main').getByRole('listitem').getByRole('checkbox').first().check({ force: true })
    await button(page, 'Change…').click()
  }),
  list('find', 'posts', async (page) => {
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('dialog').waitFor()
  }),
  post('post', openEntry),
  post('post-preview', async (page) => {
    await openEditor(page)
    const preview = { name: 'Preview', exact: true, disabled: false }
    await page.getByRole('button', preview).filter({ visible: true }).click()
    await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Ingredients' }).waitFor()
  }),
  post('post-recipe', (page) => openTab(page, 'Recipe')),
  post('post-pictures', async (page) => {
    await openTab(page, 'Pictures')
    await button(page, /^Describe “/)
      .first()
      .waitFor()
  }),
  post('post-search', async (page) => {
    await openTab(page, 'Search')
    await page.getByRole('heading', { name: 'Search and sharing' }).waitFor()
  }),
  post('crop', async (page) => {
    await openTab(page, 'Pictures')
    await button(page, /^Crop and turn/)
      .first()
      .click()
    await page.getByRole('img', { name: 'The picture as it will be' }).waitFor()
  }),
  post('from-the-library', async (page) => {
    await openTab(page, 'Pictures')
    await button(page, 'From the library').click()
    await page.getByRole('list', { name: 'Pictures of the library' }).getByRole('button').first().waitFor()
  }),
  post('find-and-replace', async (page) => {
    await openEditor(page)
    await button(page, /^Find and replace/).click()
    await page.getByRole('textbox', { name: 'Find' }).fill('dough')
  }),
  post('before-publishing', async (page) => {
    await openEditor(page)
    await button(page, /^(?:\d+ hints?|Before publishing)$/).click()
  }),
  post('schedule', (page) => openMenu(page, 'Schedule the changes…')),
  post('keys', (page) => openMenu(page, 'Keys')),
  post('revisions', async (page) => {
    await openEntry(page)
    await page.goto(`${page.url()}/revisions?version=2`)
  }),
  list('posts-bin', 'posts?state=bin'),
  list('calendar'),
  list('pictures'),
  list('picture', 'pictures', openEntry),
  list('authors'),
  list('author', 'authors', openEntry),
  list('messages'),
  list('message', 'messages', openEntry),
  list('saved-replies', 'messages/replies'),
  list('search'),
]
