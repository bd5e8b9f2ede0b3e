import { openGuest, signIn, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark } from '../unique'
import { twoRecipes } from './recipes'
import { readingTimeLabel } from '../../lib/posts/reading-time.ts'
import { addPictures, newForm, publish, TEXT, write } from '../editor/forms'

test('an editor publishes two recipes with pictures, and a visitor reads them', async ({ page, browser }) => {
  const recipes = await twoRecipes()
  expect(recipes).toHaveLength(2)
  await signIn(page)
  const visitor = await openGuest(browser)

  for (const recipe of recipes) {
    await write(newForm(page), recipe.title, recipe.body)
    const pictures = recipe.pictures.map(({ name, content }) => ({
      name,
      buffer: content,
      mimeType: `image/${name.endsWith('webp') ? 'webp' : 'jpeg'}`,
    }))
    await addPictures(newForm(page), ...pictures)
    await publish(newForm(page))
    const address = await toasts(page).getByRole('link').getAttribute('href')
    expect(address).toMatch(/^\/blog\/[a-z0-9-]+$/)
    const published = toasts(page).locator('li', { has: page.getByRole('link') })
    await published.getByRole('button', { name: 'Close notification' }).click()
    await expect(toasts(page).getByRole('link')).toHaveCount(0)
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')

    await visitor.goto('/blog')
    // Parallel journeys publish recipes too, so this one is among the newest, not always the first.
    const card = visitor
      .getByRole('main')
      .getByRole('article')
      .filter({ has: visitor.locator(`a[href="${address}"]`) })
    await expect(card.first()).toContainText(recipe.title)

    await visitor.goto(address ?? '')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(recipe.title)
    await expect(visitor.getByText(readingTimeLabel(recipe.body)).first()).toBeVisible()
    await expect(visitor.locator('time').first()).toHaveAttribute(
      'datetime',
      new RegExp(`^${new Date().toISOString().slice(0, 10)}`),
    )
    await expect(visitor.getByText(recipe.ingredient).first()).toBeVisible()
    await expect(visitor.getByText(recipe.step).first()).toBeVisible()
    const picture = visitor.getByRole('main').locator('img').first()
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('an incomplete form names the missing fields and sends nothing', async ({ page }) => {
  await signIn(page)
  await (await hydrated(page.getByLabel('Author/Chef name'))).fill('')
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText('Please fix the errors below before submitting.')).toBeVisible()
  for (const message of ['Title is required', 'Content is required', 'Author/Chef name is required']) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.getByLabel('Title', { exact: true }).fill('ab')
  await expect(page.getByText('Title is required')).toBeHidden()
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible()
})

test('a picture of 12 MB is refused, a text file named .png is refused by the server, and the form keeps its text', async ({
  page,
}) => {
  await signIn(page)
  const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12 * 1024 * 1024, 1) }
  await addPictures(newForm(page), huge)
  await expect(toasts(page).getByText('Invalid Files', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText('Please upload only JPG, PNG, or WEBP images under 10MB.')).toBeVisible()
  await expect(page.getByText('huge.jpg')).toBeHidden()
  const title = 'A post with a false picture'
  await write(newForm(page), title, TEXT)
  await addPictures(newForm(page), { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('just text') })
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(toasts(page).getByText('Publication Failed', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(/Image upload failed: Failed to upload notes\.png/)).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect(page.getByLabel('Content', { exact: true })).toHaveText(TEXT)
})

test('a hostile text is sanitised before it is published', async ({ page }) => {
  await signIn(page)
  const title = `Closing </script><b>tags</b> with care ${mark()}`
  await write(
    newForm(page),
    title,
    '<script>document.title="owned"</script> [x](javascript:alert(1)) <img src=x onerror="alert(1)"> and enough words around it all.',
  )
  await publish(newForm(page))
  const address = (await toasts(page).getByRole('link').getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/blog\/closing-script-b-tags-b-with-care-/)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(/^Closing/)
  for (const json of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(() => JSON.parse(json)).not.toThrow()
  }
  await expect(page.locator('[data-post-body] [onerror]')).toHaveCount(0)
  await expect(page.locator('[data-post-body] a[href^="javascript"]')).toHaveCount(0)
})
