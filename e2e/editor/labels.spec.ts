import { addSession, toasts } from '../accounts'
import { storePosts } from '../admin/service'
import { expect, test } from '../fixtures'
import { contentOf, editForm, openTab } from './forms'
import { mark } from '../unique'

const SOUP = `A soup of peas.

- Prep time: 10 min
- Cook time: 35 min
- Servings: 4

## Ingredients

- 300 g split peas
- 1 carrot
- 1 l water

## Method

1. Simmer everything for 35 minutes, and blend half of it.
`

test('diets and allergens are proposed, visible to readers once confirmed, and hidden when an ingredient changes', async ({
  context,
  page,
  request,
}) => {
  await addSession(page)
  const [post] = await storePosts([{ title: `Split pea soup ${mark()}`, content: SOUP, post_type: 'recipe' }])
  const [address, path] = [`/admin/posts/${post?.id}`, `/blog/${post?.slug}`]
  const labels = 'section.recipe-labels'
  expect(await (await request.get(path)).text()).not.toContain('Contains none of the 14 allergens')

  await page.goto(address)
  await openTab(page, 'Recipe')
  const part = page.getByRole('region', { name: 'Diets and allergens' })
  await expect(part.getByRole('status')).toContainText('Proposed from the ingredients')
  await expect(part.getByRole('checkbox', { name: 'Vegan' })).toBeChecked()
  await part.getByRole('checkbox', { name: 'Nut free' }).uncheck()
  await part.getByRole('checkbox', { name: 'Celery' }).check()
  await part.getByRole('button', { name: 'Confirm for readers' }).click()
  await expect(part.getByRole('status')).toContainText('Confirmed')
  await editForm(page).getByRole('button', { name: 'Update live post', exact: true }).click()
  await expect(toasts(page).getByRole('link')).toBeVisible()

  const reader = await context.newPage()
  await reader.goto(path)
  await expect(reader.locator(labels)).toContainText('Contains: Celery')
  await expect(reader.locator(labels).getByRole('link', { name: 'Vegan' })).toHaveAttribute(
    'href',
    '/blog/filter/vegan',
  )
  await expect(reader.locator(labels)).not.toContainText('Nut free')
  await expect(reader.locator('.recipe-facts')).toContainText('Total time 45 min')
  expect(await (await request.get(path)).text()).toContain('https://schema.org/VeganDiet')

  await page.goto(address)
  await expect(page.locator('.cm-content')).toBeVisible()
  await contentOf(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await contentOf(page).fill(SOUP.replace('- 1 carrot', '- 1 carrot\n- 50 g butter'))
  await openTab(page, 'Recipe')
  await expect(part.getByRole('status')).toContainText('The ingredients have changed')
  await expect(part.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
  await expect(part.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await editForm(page).getByRole('button', { name: 'Update live post', exact: true }).click()
  await expect(toasts(page).getByRole('link')).toBeVisible()
  await reader.goto(path)
  await expect(reader.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await expect(reader.locator(labels)).toHaveCount(0)
  expect(await (await request.get(path)).text()).not.toContain('schema.org/VeganDiet')
})
