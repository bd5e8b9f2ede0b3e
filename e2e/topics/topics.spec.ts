import { expect, test } from '../fixtures'

test('a topic links a post to similar ones, and a reader can follow it in a feed', async ({ page, request }) => {
  await page.goto('/blog/mushroom-and-barley-soup')
  const topics = page.getByRole('navigation', { name: 'Related topics' })
  await topics.getByRole('link', { name: 'Soups' }).click()
  await expect(page).toHaveURL('/topics/soups')
  await expect(page.getByRole('heading', { level: 1, name: 'Soups' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stock from Trimmings' }).first()).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/topics\/soups$/)
  // Read from the document, because a page rendered in the browser has no structured data.
  const made = await (await request.get('/topics/soups')).text()
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(made) ?? []
  expect(JSON.parse(data)['@graph']).toEqual(
    expect.arrayContaining([expect.objectContaining({ '@type': 'CollectionPage', name: 'Soups' })]),
  )

  const feed = await page.getByRole('link', { name: 'Feed of this topic' }).getAttribute('href')
  const written = await (await request.get(String(feed))).text()
  expect(written).toContain('<title>FlavorCraft: Soups</title>')
  expect(written).toContain('/blog/mushroom-and-barley-soup')
  expect(written).not.toContain('/blog/what-salt-does')

  await page.getByRole('main').getByRole('link', { name: 'Topics', exact: true }).click()
  await expect(page).toHaveURL('/topics')
  await expect(page.getByRole('heading', { level: 2, name: 'Through the year' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Food for dogs' })).toHaveAttribute(
    'href',
    '/topics/dogs',
  )
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text()
  for (const path of ['/topics', '/topics/soups', '/blog/filter/vegan']) expect(sitemap).toContain(`${path}</loc>`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

  test('recipes are filtered by their properties, and the filters have an address', async ({ page }) => {
    await page.goto('/blog')
    await page.getByText('Choose by diet, course, season or time').click()
    const choose = page.getByRole('navigation', { name: 'Choose recipes' })
    await choose.getByRole('link', { name: 'Vegan' }).click()
    await expect(page).toHaveURL('/blog/filter/vegan')
    await expect(page.getByRole('heading', { level: 1, name: 'Vegan recipes' })).toBeVisible()
    const barley = page.getByRole('article').filter({ hasText: 'Mushroom and Barley Soup' })
    await expect(barley).toContainText(/\d h \d+ min · \d+ servings/)
    await expect(barley).toContainText('Vegan')
    await expect(page.getByRole('article').filter({ hasText: 'Plum and Almond Cake' })).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/filter\/vegan$/)

    await page.getByText('Choose by diet, course, season or time').click()
    await choose.getByRole('link', { name: 'Winter' }).click()
    await page.getByText('Choose by diet, course, season or time').click()
    await choose.getByRole('link', { name: 'Soups' }).click()
    await expect(page).toHaveURL('/blog/filter/vegan/soups/winter')
    await expect(page.getByRole('heading', { level: 1, name: 'Vegan soups for winter' })).toBeVisible()
    await expect(barley).toBeVisible()
    // For search engines the canonical address is that of the first filter.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/filter\/vegan$/)

    await page.getByRole('link', { name: 'Take away: Vegan' }).click()
    await expect(page).toHaveURL('/blog/filter/soups/winter')
    await page.goto('/blog/filter/winter/vegan')
    await expect(page).toHaveURL('/blog/filter/vegan/winter')
    await page.goto('/blog/filter/pescatarian/baking')
    await expect(page.getByRole('heading', { name: 'Nothing fits all of this yet' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
})
