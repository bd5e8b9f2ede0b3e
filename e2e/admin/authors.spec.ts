import { addSession, toasts } from '../accounts'
import { newForm } from '../editor/forms'
import { expect, test } from '../fixtures'
import { stayOnPage } from '../leaving'
import { hydrated } from '../hydrated'
import { pickFiles, plainImage } from './images'
import { service, storePosts } from './service'
import { mark } from '../unique'
import { deleteRow, insertRow, updateRow } from '../../supabase/tests/harness/rows.ts'

test.beforeEach(async ({ page }) => addSession(page))

test('leaving an unsaved profile asks first', async ({ page }) => {
  await page.goto('/admin/authors/new')
  const name = await hydrated(page.getByLabel('Name', { exact: true }))
  // A browser shows the question only after an interaction with the page.
  await name.click()
  await name.pressSequentially('Zofia')
  await stayOnPage(page)
  await expect(name).toHaveValue('Zofia')
})

test('a save after that of another editor is refused, and what was typed stays', async ({ page }) => {
  const id = await insertRow(await service(), 'author_profiles', { name: `Ola ${mark()}` })
  await page.goto(`/admin/authors/${id}`)
  const biography = await hydrated(page.getByLabel('Biography'))
  await biography.fill('Ola bakes with rye.')
  await updateRow(await service(), 'author_profiles', id, { role: 'Baker' })
  await page.getByRole('button', { name: 'Save author' }).click()
  await expect(page.getByText(/^Another editor has saved or deleted this author/)).toBeVisible()
  await expect(biography).toHaveValue('Ola bakes with rye.')
})

test('an author gets a profile, is chosen for a post, is renamed in every post, and retires', async ({
  page,
  request,
}) => {
  const own = mark()
  const name = `Zofia ${own}`
  const renamed = `Zofia Maj ${own}`
  // The post is older than the author's profile.
  const [post] = await storePosts([{ title: `Sorrel ${own}`, author: name }])
  const address = `/blog/${post?.slug}`

  await page.goto('/admin/authors')
  await page.getByRole('link', { name: 'New author' }).click()
  await hydrated(page.getByLabel('Name', { exact: true }))
  await page.getByRole('button', { name: 'Save author' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Role').fill('Forager')
  await page.getByLabel('Biography').fill('Zofia knows every hedge between here and the river.')
  await page.getByLabel('Links').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save author' }).click()
  await expect(page.getByText('A link begins with https://')).toBeVisible()
  await page.getByLabel('Links').fill('https://example.com/zofia')
  await page.getByRole('button', { name: 'Save author' }).click()
  await expect(toasts(page).getByText('Author saved')).toBeVisible()
  await expect(toasts(page).getByText('The byline of 1 post was brought up to date.')).toBeVisible()
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(entry.getByText('Forager · 1 post')).toBeVisible()

  // By keyboard the author moves one place up, and the button keeps the focus.
  const up = entry.getByRole('button', { name: `Move ${name} up` })
  const written = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await up.press('Enter')
  // The new order is visible before the server has stored it.
  await expect(page.getByRole('main').getByRole('listitem').last()).not.toContainText(name)
  await written
  await expect(up).toBeFocused()
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').last()).not.toContainText(name)

  const retired = `Olga ${own}`
  const retiredId = await insertRow(await service(), 'author_profiles', { name: retired, retired: true })
  await page.goto('/admin/blog')
  const form = newForm(page)
  await (await hydrated(form.getByRole('button', { name: 'Choose an author' }))).press('Enter')
  await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: retired })).toHaveCount(0)
  await deleteRow(await service(), 'author_profiles', retiredId)
  await page.getByRole('menuitem', { name }).press('Enter')
  await expect(form.getByLabel('Author/Chef name')).toHaveValue(name)
  await expect(form.getByText('Forager')).toBeVisible()
  await form.getByLabel('Author/Chef name').fill('Another Author')
  await expect(form.getByText('A guest, without a profile')).toBeVisible()

  await page.goto('/admin/authors')
  await entry.getByRole('link', { name }).click()
  await (await hydrated(page.getByLabel('Name', { exact: true }))).fill(renamed)
  await page.getByLabel('Address').fill(`zofia-maj-${own}`)
  await pickFiles(page.getByRole('button', { name: 'Upload a picture' }), {
    name: 'zofia.jpg',
    mimeType: 'image/jpeg',
    buffer: await plainImage(400, 500, '#7a2548'),
  })
  await expect(page.getByRole('button', { name: 'Use a drawing' })).toBeVisible()
  await page.getByRole('button', { name: 'Save author' }).click()
  await expect(toasts(page).getByText('The byline of 1 post was brought up to date.')).toBeVisible()
  const text = await (await request.get(address)).text()
  expect(text).toContain(renamed)
  expect(text).toContain(`/authors/zofia-maj-${own}`)
  const former = await request.get(`/authors/zofia-${own}`, { maxRedirects: 0 })
  expect(former.status()).toBe(308)
  expect(former.headers().location).toBe(`/authors/zofia-maj-${own}`)

  // The posts and the page of a retired author stay.
  await page.goto('/admin/authors')
  const choose = async (what: string) => {
    await (await hydrated(page.getByRole('button', { name: `More about ${renamed}` }))).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await choose('Retire')
  await expect(toasts(page).getByText(`${renamed} has retired`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Retired' }).getByRole('link', { name: renamed })).toBeVisible()
  expect((await request.get(`/authors/zofia-maj-${own}`)).status()).toBe(200)
  expect(await (await request.get(address)).text()).toContain(renamed)
  await choose('Bring back')
  await expect(toasts(page).getByText(`${renamed} is back`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Move ${renamed} up` })).toBeVisible()
})

test('the about page links to the page of a chef from the first post on', async ({ page, request }) => {
  const name = `Ida ${mark()}`
  await page.goto('/admin/authors/new')
  await (await hydrated(page.getByLabel('Name', { exact: true }))).fill(name)
  await page.getByLabel('Among the chefs of the about page').check()
  await page.getByRole('button', { name: 'Save author' }).click()
  await expect(toasts(page).getByText('Author saved')).toBeVisible()
  const about = await (await request.get('/about')).text()
  expect(about).toContain(name)
  expect(about).not.toContain('/authors/ida-')
  expect((await (await service()).from('author_profiles').delete().eq('name', name)).error).toBeNull()
})
