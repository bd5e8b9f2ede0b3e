import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { addSession, toasts } from '../accounts'
import { tellSite } from '../control'
import { expectNews, makeDraft, openTab, TEXT } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark } from '../unique'
import { service, storePosts } from './service'
import { rowsOf, updateRow } from '../../supabase/tests/harness/rows.ts'

test.beforeEach(async ({ page }) => addSession(page))

const tagsOf = async (ids: (string | undefined)[]) => {
  const client = await service()
  const rows = rowsOf(await client.from('blog_posts').select('tags').in('id', ids.map(String)).order('title'))
  return rows.map(({ tags }) => tags)
}

async function expectToLead(request: APIRequestContext, from: string, to: string) {
  const answer = await request.get(from, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, to])
}

test('a tag gets another name in every post, and the address of its page redirects', async ({ page, request }) => {
  const own = mark()
  const [tag, name] = [`soup ${own}`, `broth ${own}`]
  const [first, second] = await storePosts([
    { title: `A bowl ${own}`, tags: [tag, 'winter'] },
    { title: `B bowl ${own}`, tags: [tag, name], status: 'draft', published_at: null },
  ])
  const old = `/topics/soup-${own}`
  expect((await request.get(old)).status()).toBe(200)

  await page.goto(`/admin/tags?q=${own}`)
  const lines = page.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem')
  await expect(lines.filter({ hasText: tag })).toContainText('2 posts, 1 not public')
  await (await hydrated(page.getByRole('button', { name: `Rename or merge ${tag}` }))).click()
  const dialog = page.getByRole('dialog', { name: `Rename or merge “${tag}”` })
  const field = dialog.getByRole('combobox', { name: 'New name' })
  const change = dialog.getByRole('button', { name: 'Change all posts' })
  await field.fill('a, b')
  await change.click()
  await expect(dialog.getByText('A tag needs 2 to 30 characters, and no comma')).toBeVisible()
  await expect(field).toHaveValue('a, b')
  await field.fill(tag.toUpperCase())
  await change.click()
  await expect(dialog.getByText('This is its name already')).toBeVisible()
  await expectAccessible(page)

  // The other tag is suggested; this one is merged into it.
  await field.fill(`broth ${own}`.slice(0, -1))
  await expect(dialog.getByRole('option', { name })).toBeVisible()
  // The dialog does not cut off the list of suggestions.
  await field.fill('b')
  await expect(dialog.getByRole('option').nth(3)).toBeInViewport({ ratio: 1 })
  await field.fill(`broth ${own}`.slice(0, -1))
  await expect(dialog.getByRole('option', { name })).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(name)
  await change.click()
  await expect(toasts(page).getByText(`“${tag}” is “${name}” now`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(lines).toHaveText([new RegExp(name)])
  // The focus was on the removed row of the old tag.
  await expect(lines).toBeFocused()
  expect(await tagsOf([first?.id, second?.id])).toEqual([[name, 'winter'], [name]])

  await expectToLead(request, old, `/topics/broth-${own}`)
  expect((await request.get(`/topics/broth-${own}`)).status()).toBe(200)
  const feed = await request.get(`/feeds/topic-soup-${own}.xml`)
  expect([new URL(feed.url()).pathname, feed.status()]).toEqual([`/feeds/topic-broth-${own}.xml`, 200])
})

test('a post with the name of a tool as a tag is listed on the page of the tool', async ({ page, request }) => {
  const title = `Getting paid ${mark()}`
  const [post] = await storePosts([{ title, tags: ['invoice maker'] }])
  await tellSite(request, { slug: post?.slug, type: post?.post_type })
  await page.goto('/tools/freelancers/invoice-maker')
  const reading = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Related reading' }) })
  await reading.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/blog/${post?.slug}`)
})

test('a tag used once is found, removed from its post, and restored at its place', async ({ page, request }) => {
  const own = mark()
  const [once, twice] = [`once ${own}`, `twice ${own}`]
  const [post, other] = await storePosts([
    { title: `A plate ${own}`, tags: ['first', once, twice] },
    { title: `B plate ${own}`, tags: [twice] },
  ])
  expect((await request.get(`/topics/once-${own}`)).status()).toBe(200)
  await page.goto(`/admin/tags?q=${own}`)
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'Used once' }).click()
  const lines = page.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem')
  await expect(lines).toHaveText([new RegExp(once)])
  await (await hydrated(page.getByRole('button', { name: `Retire ${once}` }))).click()
  const dialog = page.getByRole('dialog', { name: `Retire “${once}”?` })
  await expect(dialog).toContainText('The bin gives it back for 30 days.')
  await dialog.getByRole('button', { name: 'Retire the tag' }).click()
  await expect(toasts(page).getByText(`“${once}” retired`)).toBeVisible()
  // A toast stays while the pointer is on it.
  await toasts(page).getByRole('button', { name: 'Undo' }).hover()
  await expect(page.getByText('No tag found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeFocused()
  expect(await tagsOf([post?.id, other?.id])).toEqual([['first', twice], [twice]])
  await expectToLead(request, `/topics/once-${own}`, '/topics')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page).getByText(`“${once}” restored`)).toBeVisible()
  await expect(toasts(page).getByText('In 1 post.').last()).toBeVisible()
  await expect(lines).toHaveText([new RegExp(once)])
  expect(await tagsOf([post?.id, other?.id])).toEqual([['first', once, twice], [twice]])
})

test('the page of a tag shows its description, also in search results', async ({ page, request }) => {
  const own = mark()
  const tag = `stew ${own}`
  await storePosts([{ title: `Stew ${own}`, tags: [tag] }])
  const shown = async () => (await request.get(`/topics/stew-${own}`)).text()
  const usual = `Recipes, guides, news and lessons about ${tag}, newest first.`
  expect(await shown()).toContain(usual)

  await page.goto(`/admin/tags?q=${own}`)
  const describe = async (text: string) => {
    await (await hydrated(page.getByRole('button', { name: `Describe ${tag}` }))).click()
    const dialog = page.getByRole('dialog', { name: `Describe “${tag}”` })
    await dialog.getByLabel('Description').fill(text)
    await dialog.getByRole('button', { name: 'Save description' }).click()
    return dialog
  }
  const dialog = await describe('x'.repeat(161))
  await expect(dialog.getByText('The description must be at most 160 characters')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(await describe(`Thick and slow ${own}.`)).toBeHidden()
  await expect(page.getByText(`Thick and slow ${own}.`)).toBeVisible()
  await expect.poll(shown).toContain(`<meta name="description" content="Thick and slow ${own}."/>`)
  expect(await (await request.get('/topics')).text()).toContain(`Thick and slow ${own}.`)
  await expect(await describe('')).toBeHidden()
  await expect.poll(shown).toContain(usual)
})

test('tags are suggested while they are typed, by keyboard alone', async ({ page }) => {
  const own = mark()
  const tags = [`winter ${own}`, `wine ${own}`]
  await storePosts([{ title: `Winter ${own}`, tags }])
  await makeDraft(page, `Draft ${own}`, TEXT)
  await openTab(page, 'Post')
  const field = page.getByRole('combobox', { name: 'Tags' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  // Only a part of the mark: the draft stores each typed word as a tag, which would then be suggested.
  await field.pressSequentially(`quick, ${own.slice(0, 6)}`)
  await expect(list.getByRole('option')).toHaveCount(2)
  await expectAccessible(page)
  await field.press('Escape')
  await expect(list).toBeHidden()
  // Escape closed the list, not the drawer.
  await expect(field).toHaveValue(`quick, ${own.slice(0, 6)}`)
  await field.press(own.charAt(6))
  await expect(list.getByRole('option')).toHaveCount(2)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(list).toBeHidden()
  await field.press(own.charAt(7))
  await expect(list.getByRole('option')).toHaveCount(2)
  await field.press('ArrowUp')
  const last = (await list.getByRole('option').last().textContent()) ?? ''
  await field.press('Enter')
  await expect(field).toHaveValue(`quick, ${last}`)
  await expect(list).toBeHidden()
  await field.pressSequentially(`, ${own}`)
  await expect(list.getByRole('option')).toHaveText(tags.filter((tag) => tag !== last))
  await list.getByRole('option').click()
  await expect(field).toHaveValue(`quick, ${last}, ${tags.find((tag) => tag !== last)}`)
  await expect(field).toBeFocused()
})

test('an editor with an open post sees a notice when one of its tags gets another name', async ({ page, context }) => {
  const own = mark()
  const [tag, name] = [`dough ${own}`, `bread ${own}`]
  await page.clock.install()
  const address = await makeDraft(page, `Bread ${own}`, 'Flour, water, salt and patience make bread.')
  const client = await service()
  const id = address.split('/').at(-1) ?? ''
  await updateRow(client, 'blog_posts', id, { tags: [tag] })
  await page.reload()
  await openTab(page, 'Post')
  await expect(page.getByRole('combobox', { name: 'Tags' })).toHaveValue(tag)

  const other = await context.newPage()
  await other.goto(`/admin/tags?q=${own}`)
  await (await hydrated(other.getByRole('button', { name: `Rename or merge ${tag}` }))).click()
  await other.getByRole('combobox', { name: 'New name' }).fill(name)
  await other.getByRole('button', { name: 'Change all posts' }).click()
  await expect(toasts(other).getByText(`“${tag}” is “${name}” now`)).toBeVisible()
  const takeOver = page.getByRole('button', { name: 'Take over their changes' })
  await expectNews(page, takeOver)
  await takeOver.click()
  await expect(page.getByRole('combobox', { name: 'Tags' })).toHaveValue(name)
})
