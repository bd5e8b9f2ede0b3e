import { toolPath, tools } from '@site/tools/node'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

/** The first SEO tool. */
const [tool] = tools
if (!tool) throw new Error('There are no tools')

const cards = [
  { id: 'seo', title: 'SEO & Content', shown: 5, path: '/tools/seo' },
  { id: 'social-media', title: 'Social Media', shown: 5, path: '/tools/social-media' },
  { id: 'premium', title: 'Premium Tools', shown: 5, path: '/tools/premium' },
  { id: 'career-toolkit', title: 'Career Toolkit', shown: 3, path: '/career-toolkit' },
  { id: 'local-business', title: 'Local Business', shown: 3, path: '/tools/local-business' },
  { id: 'startup', title: 'Startup', shown: 4, path: '/tools/startup' },
  { id: 'freelancers', title: 'Freelancer', shown: 4, path: '/tools/freelancers' },
  { id: 'business-hr', title: 'Business & HR', shown: 3, path: '/tools/business-hr' },
  { id: 'ecommerce', title: 'E-commerce', shown: 4, path: '/tools/ecommerce' },
  { id: 'creators', title: 'Creator', shown: 4, path: '/tools/creators' },
] as const

test('ten cards show their tools and the number of the rest, a list the jobs of all tools, and their links open a new tab and say so', async ({
  page,
  context,
}) => {
  await page.goto('/tools')
  for (const card of cards) {
    const region = page.getByRole('region', { name: card.title, exact: true })
    await expect(region.getByRole('listitem'), card.title).toHaveCount(card.shown)
    await expect(region.getByRole('heading').getByRole('link')).toHaveAttribute('href', card.path)
    const more = region.getByRole('link', { name: / more: / })
    const rest = tools.filter(({ group }) => group === card.id).length - card.shown
    await expect(more).toHaveText(rest > 0 ? [`+${rest} more`] : [])
  }
  await expect(page.getByRole('main').getByText('Premium', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', '/contact')
  const jobs = page.getByRole('navigation', { name: 'I want to …' })
  await expect(jobs.getByRole('link')).toHaveCount(tools.reduce((sum, { wants }) => sum + wants.length, 0))
  await expect(jobs.getByRole('link').first()).toHaveText(tool.wants[0] ?? '')

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: `${tool.name} (opens in a new tab)` }).click()
  const tab = await opened
  await expect(tab).toHaveURL(toolPath(tool))
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(tool.name)
  await expect(tab.locator('.tool-result')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test('the search finds a tool by everyday words during typing, and offers links when it finds none', async ({
  page,
}) => {
  await page.goto('/tools')
  const field = await hydrated(page.getByRole('searchbox', { name: 'Search the tools' }))
  const results = page.getByRole('main')
  await field.pressSequentially('how much should I charge per hour')
  await expect(results.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /-rate-/)
  await expect(page.getByRole('region', { name: 'Startup' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: / tools? found$/ })).toBeVisible()
  await field.fill('zebra xylophone')
  await expect(page.getByText('No tool matches these words.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Groups' }).getByRole('link')).toHaveCount(10)
  await expect(page.getByRole('link', { name: 'Search the whole site for “zebra xylophone”' })).toHaveAttribute(
    'href',
    '/search?q=zebra%20xylophone',
  )
  await expectAccessible(page)
  await field.fill('')
  await expect(page.getByRole('region', { name: 'Startup' })).toBeVisible()
})

test('a search that is typed before the script has loaded is applied after it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/tools', { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Search the tools' })
  await field.fill(tool.name)
  release()
  await expect(page.getByRole('status').filter({ hasText: / tools? found$/ })).toBeVisible()
  await expect(field).toHaveValue(tool.name)
})

test('a group page lists all of its tools, in the same tab, with the other groups', async ({ page }) => {
  await page.goto('/tools/seo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO & Content')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toHaveCount(
    tools.filter(({ group }) => group === 'seo').length,
  )
  await expect(page.getByRole('navigation', { name: 'Other groups' }).getByRole('link')).toHaveCount(10)
  await (await hydrated(page.getByRole('searchbox', { name: 'Search the tools' }))).fill(tool.name)
  // A press while the list changes is lost with the element that it began on.
  await expect(page.getByRole('status').filter({ hasText: / tools? found$/ })).toBeVisible()
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: tool.name }).click()
  await expect(page).toHaveURL(toolPath(tool))
  await page.goBack()
  await expect(page).toHaveURL(/\/tools\/seo\?q=./)
  await expect(page.getByRole('searchbox', { name: 'Search the tools' })).toHaveValue(tool.name)
  await page.goForward()
  await expect(page).toHaveURL(toolPath(tool))
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'SEO & Content' }).click()
  await expect(page).toHaveURL('/tools/seo')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is shown, the filter is a plain form, and a job leads to its tool', async ({ page }) => {
    await page.goto('/tools')
    await expect(page.getByRole('link', { name: /opens in a new tab/ }).filter({ visible: true })).not.toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Creator' }).getByRole('listitem')).toHaveCount(4)
    await page.getByRole('searchbox', { name: 'Search the tools' }).fill(tool.name)
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/tools\?q=./)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.getByRole('main').getByRole('link', { name: `${tool.name} (opens in a new tab)` })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Creator' })).toHaveCount(0)

    for (const path of ['/tools/startup', '/career-toolkit']) {
      await page.goto(path)
      const jobs = page.getByRole('navigation', { name: 'I want to …' })
      const tool = (await jobs.getByRole('listitem').first().getByRole('paragraph').textContent()) ?? ''
      await jobs.getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool)
    }
  })
})
