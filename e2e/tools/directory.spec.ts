import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const cards = [
  { title: 'SEO & Content', shown: 5, more: '+5 more', path: '/tools/seo' },
  { title: 'Social Media', shown: 5, more: '+3 more', path: '/tools/social-media' },
  { title: 'Premium Tools', shown: 5, more: '+1 more', path: '/tools/premium' },
  { title: 'Career Toolkit', shown: 3, path: '/career-toolkit' },
  { title: 'Local Business', shown: 3, path: '/tools/local-business' },
  { title: 'Startup', shown: 4, path: '/tools/startup' },
  { title: 'Freelancer', shown: 4, path: '/tools/freelancers' },
  { title: 'Business & HR', shown: 3, path: '/tools/business-hr' },
  { title: 'E-commerce', shown: 4, path: '/tools/ecommerce' },
  { title: 'Creator', shown: 4, path: '/tools/creators' },
] as const

test('ten cards show the tools and counts of the specification', async ({ page }) => {
  await page.goto('/tools')
  for (const card of cards) {
    const region = page.getByRole('region', { name: card.title, exact: true })
    await expect(region.getByRole('listitem'), card.title).toHaveCount(card.shown)
    await expect(region.getByRole('heading').getByRole('link')).toHaveAttribute('href', card.path)
    const more = region.getByRole('link', { name: / more: / })
    await expect(more).toHaveCount('more' in card ? 1 : 0)
    if ('more' in card) await expect(more).toHaveText(card.more)
  }
  await expect(page.getByRole('main').getByText('Premium', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', '/contact')
})

test('tools open in a new tab, and say so', async ({ page, context }) => {
  await page.goto('/tools')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Invoice Maker (opens in a new tab)' }).click()
  const tab = await opened
  await expect(tab).toHaveURL('/tools/freelancers/invoice-maker')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Invoice Maker')
  await expect(tab.locator('.tool-result')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test('the filter searches names and purposes while one types', async ({ page }) => {
  await page.goto('/tools')
  const field = await hydrated(page.getByRole('searchbox', { name: 'Search the tools' }))
  await field.pressSequentially('resume')
  const results = page.getByRole('main')
  await expect(results.getByRole('link', { name: /^Résumé Keyword Match/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Startup' })).toHaveCount(0)
  // Behind "+5 more" on its card, and found by a word of its purpose alone.
  await field.fill('readable addresses')
  await expect(results.getByRole('link', { name: /^URL Slug Generator/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 tool found' })).toBeVisible()
  await field.fill('zebra crossing')
  await expect(page.getByText('No tool matches these words.')).toBeVisible()
  await field.fill('')
  await expect(page.getByRole('region', { name: 'Startup' })).toBeVisible()
})

test('a group page lists all of its tools, in the same tab, with the other groups', async ({ page }) => {
  await page.goto('/tools/seo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO & Content')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toHaveCount(10)
  await expect(page.getByRole('navigation', { name: 'Other groups' }).getByRole('link')).toHaveCount(10)
  await (await hydrated(page.getByRole('searchbox', { name: 'Search the tools' }))).fill('hreflang')
  await page.getByRole('main').getByRole('link', { name: 'Hreflang Tag Generator' }).click()
  await expect(page).toHaveURL('/tools/seo/hreflang-generator')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'SEO & Content' }).click()
  await expect(page).toHaveURL('/tools/seo')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is shown, and the filter is a plain form', async ({ page }) => {
    await page.goto('/tools')
    await expect(page.getByRole('link', { name: /opens in a new tab/ }).filter({ visible: true })).not.toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Creator' }).getByRole('listitem')).toHaveCount(4)
    await page.getByRole('searchbox', { name: 'Search the tools' }).fill('hreflang')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/tools?q=hreflang')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.getByRole('main').getByRole('link', { name: /^Hreflang Tag Generator/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Creator' })).toHaveCount(0)
  })

  test('a job leads to its tool', async ({ page }) => {
    for (const path of ['/tools/startup', '/career-toolkit']) {
      await page.goto(path)
      const jobs = page.getByRole('navigation', { name: 'I want to …' })
      const tool = (await jobs.getByRole('listitem').first().getByRole('paragraph').textContent()) ?? ''
      await jobs.getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool)
    }
  })
})
