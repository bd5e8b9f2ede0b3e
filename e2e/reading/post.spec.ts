import { expect, test } from '../fixtures'

test('a reader finds a recipe on its listing and reads it', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  const link = page.getByRole('link', { name: 'One-Pot Jollof Rice', exact: false }).first()
  const isHere = async () => {
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    return link.isVisible()
  }
  // Parallel journeys publish recipes too: this one may have moved to a later page.
  for (let older = 2; !(await isHere()); older++) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Older/ }).click()
    await expect(page).toHaveURL(`/blog/page/${older}`)
    await expect(page.getByText(`Page ${older}`, { exact: true })).toBeVisible()
  }
  await link.click()
  await expect(page).toHaveURL('/blog/one-pot-jollof-rice')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jollof')
  await expect(page).toHaveTitle(/ - FlavorCraft Blog$/)
  await expect(page.getByText(/^\d+ min read$|· \d+ min read/).first()).toBeVisible()
  await expect(page.locator('[data-post-body] h2').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toHaveAttribute('href', '/blog')
  await expect(page.getByRole('heading', { name: 'Ready to Transform Your Business?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact')
})

test.describe('a missing post', () => {
  // The browser reports the page's status as an error.
  test.use({ expectedErrors: [/Failed to load resource.*404/] })

  test('shows its own not-found screen with status 404', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-post-at-all')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  })
})
