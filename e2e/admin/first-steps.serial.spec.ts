import type { Browser, Page } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { signInByForm, toasts } from '../accounts'
import { renewEverything } from '../control'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { exampleSlugs } from '../../lib/examples/files.ts'
import { listings } from '../../lib/posts/types.ts'
import { backendClient } from '../../scripts/service-client.ts'
import { startEmptySite } from '../../tests/support/instances.ts'
import { TEST_REVALIDATE_SECRET } from '../../tests/support/ports.ts'
import { openSiteLog, type SiteLog } from '../../tests/support/site-log.ts'

test.describe.configure({ mode: 'serial' })

const DIST = process.env.NEXT_DIST_DIR || '.next-e2e'
/** The same machine draws forty posts with their pictures, serves the site and runs the browser. */
const ADDED_WITHIN = { timeout: 50_000 }

/** The headings of the empty pages that do not list posts. */
const EMPTY_TITLES: Record<string, string> = {
  '/topics': 'No Topics Yet',
  // The footer links to it.
  '/topics/dogs': 'No Posts Yet',
  '/authors': 'No Authors Yet',
}
const LISTS = [
  '/',
  '/blog',
  '/news',
  '/guides',
  '/education',
  '/topics',
  '/topics/dogs',
  '/authors',
  '/search',
  '/feeds',
]
const TEXTS = [
  '/feed.xml',
  '/feed.atom',
  '/feed.json',
  '/feeds/topic-dogs.xml',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/llms.txt',
]

let site: Awaited<ReturnType<typeof startEmptySite>>
let log: SiteLog
let page: Page

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin })
  return context.newPage()
}

const clientOf = ({ SUPABASE_URL, SUPABASE_SECRET_KEY }: typeof site.keys) =>
  backendClient(SUPABASE_URL, SUPABASE_SECRET_KEY)
const textOf = async (path: string) => {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}
const step = (name: string) =>
  page
    .getByRole('list', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function removeExamples(): Promise<void> {
  await (await hydrated(button('Remove the example posts'))).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).click()
}

test.beforeAll(async ({ browser }) => {
  log = openSiteLog('test-results/empty-site.log')
  const settings = { SITE_URL: 'http://127.0.0.1:3328', REVALIDATE_SECRET: TEST_REVALIDATE_SECRET }
  site = await startEmptySite(DIST, settings, log.write)
  page = await open(browser)
  // The build contains prerendered pages of the site under test.
  await renewEverything(page.request)
})

test.afterAll(async () => {
  await page.context().close()
  await site.stop()
})

test('a site without posts says so on its listings, and shows no posts', async () => {
  for (const path of TEXTS) expect(await textOf(path), path).not.toMatch(/Invalid|undefined|NaN|\/blog\/[a-z]/)
  for (const path of LISTS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/Invalid|undefined|NaN/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    const listing = listings.find((each) => each.path === path)
    const title = listing?.emptyTitle ?? EMPTY_TITLES[path]
    if (title) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    if (listing) await expect(page.getByText(listing.emptyText)).toBeVisible()
    if (path !== '/') continue
    await expect(page.getByRole('region', { name: 'Featured articles' })).toHaveCount(0)
    await expect(page.getByText('0 published so far').first()).toBeVisible()
  }
})

test('an intern sees only the steps that the role allows', async ({ browser }) => {
  const intern = await open(browser)
  await signInByForm(intern, 'intern')
  await expect(intern).toHaveURL('/admin/start')
  await expect(intern.getByRole('link', { name: 'Write the first post' })).toBeVisible()
  const steps = intern.getByRole('main').getByRole('heading', { level: 2 })
  await expect(steps).toHaveText(['A password of your own', 'The first post'])
  await expect(intern.getByRole('link', { name: 'Import my site' })).toHaveCount(0)
  await expect(intern.getByRole('button', { name: 'Add example posts' })).toHaveCount(0)
})

test('the panel opens with the first steps, where an admin adds the example posts with one button', async ({
  browser,
}) => {
  await signInByForm(page)
  await expect(page).toHaveURL('/admin/start')
  await expect(page.getByRole('heading', { name: 'First steps', level: 1 })).toBeVisible()
  await expect(step('A password of your own')).toContainText('Done')
  await expect(step('The name of the site')).toContainText('To do')
  await expect(step('The name of the site').getByRole('link', { name: 'Open the settings' })).toBeVisible()
  await expect(step('The first post')).toContainText('To do')
  await expect(page.getByRole('link', { name: 'Import my site' })).toHaveAttribute('href', '/admin/import')
  await expectToHold(page)

  await page.getByRole('link', { name: 'Write the first post' }).click()
  await expect(page.getByLabel('Title', { exact: true }).first()).toBeVisible()
  await page.goto('/admin/posts')
  await page.getByRole('link', { name: 'First steps' }).click()

  // Pressed in two tabs, the button adds each post once.
  const tab = await page.context().newPage()
  await tab.goto('/admin/start')
  const inTab = await hydrated(tab.getByRole('button', { name: 'Add example posts' }))
  await (await hydrated(button('Add example posts'))).click()
  await inTab.click()
  await expect(page.getByRole('progressbar', { name: 'Added example posts' })).toBeVisible()
  for (const one of [page, tab]) {
    const examples = one.getByRole('group', { name: 'Example posts' })
    await expect(examples.getByRole('button')).toHaveText(['Remove the example posts'], ADDED_WITHIN)
    await expect(examples).toBeFocused()
  }
  await tab.close()
  await expect(step('The first post')).toContainText('Done')
  const { count } = await clientOf(site.keys).from('blog_posts').select('*', { count: 'exact', head: true })
  expect(count).toBe((await exampleSlugs()).length)

  const reader = await open(browser)
  await reader.goto('/')
  await expect(reader.getByRole('region', { name: 'Featured articles' }).getByRole('article')).toHaveCount(3)
  await reader.goto('/blog/one-pot-jollof-rice')
  await expect(reader.getByRole('heading', { name: 'One-Pot Jollof Rice', level: 1 })).toBeVisible()
})

test('the examples are removed again, except the changed one', async () => {
  const client = clientOf(site.keys)
  const slug = 'what-salt-does'
  const changed = await client.from('blog_posts').update({ title: 'What our salt does' }).eq('slug', slug).select('id')
  expect(changed.data).toHaveLength(1)

  // A changed example is not a missing one.
  await page.goto('/admin/start')
  const examples = page.getByRole('group', { name: 'Example posts' })
  await expect(examples.getByRole('button')).toHaveText(['Remove the example posts'])
  await page.goto('/admin/posts')
  await expect(page.getByRole('region', { name: 'Example posts' })).toContainText('unchanged examples')
  await removeExamples()
  await expect(
    toasts(page)
      .getByText(/^\d+ example posts removed$/)
      .first(),
  ).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: '1 post', exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: 'What our salt does', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Example posts' })).toHaveCount(0)

  expect(await textOf(`/blog/${slug}`)).toContain('What our salt does')
  expect((await page.request.get('/blog/one-pot-jollof-rice')).status()).toBe(404)
  const images = await client.from('images').select('in_posts')
  expect(images.data?.every(({ in_posts: isShown }) => isShown)).toBe(true)

  expect((await client.from('blog_posts').delete().eq('slug', slug).select('id')).data).toHaveLength(1)
  await page.goto('/admin/blog')
  await expect(page).toHaveURL('/admin/start')
  await expect(button('Add example posts')).toBeVisible()
  expect(log.errors()).toEqual([])
})
