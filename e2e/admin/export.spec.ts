import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { Page } from '@playwright/test'
import { reader as ghost } from '../../lib/import/formats/ghost/index.ts'
import { reader as wordpress } from '../../lib/import/formats/wordpress/index.ts'
import { openSiteArchive, type SiteArchive } from '../../lib/import/site/archive.ts'
import { readPost } from '../../lib/import/site/post-file.ts'
import { readAs } from '../../lib/import/testing.ts'
import { expectToHold } from '../accessibility'
import { account, addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark } from '../unique'
import { act, listAddress, openList, select, selection } from './list'
import { ownAuthor, storePosts } from './service'

async function openExport(page: Page) {
  await addSession(page)
  await page.goto('/admin/export')
  await hydrated(page.getByRole('button', { name: 'Download the export' }))
}

/** Runs a step and returns the file that it downloads. */
async function downloaded(page: Page, step: () => Promise<void>): Promise<Blob> {
  const download = page.waitForEvent('download')
  await step()
  return openAsBlob(await (await download).path())
}

async function opened(blob: Blob): Promise<SiteArchive> {
  const archive = await openSiteArchive(blob)
  if (!archive) throw new Error('It is no export')
  return archive
}

const press = (page: Page) => () => page.getByRole('button', { name: 'Download the export' }).click()
const part = (page: Page, name: string) => page.getByRole('checkbox', { name })

test('the chosen parts are exported as an archive that the import reads, and the log names the account', async ({
  page,
}) => {
  const title = `Soup to take along ${mark()}`
  const [post] = await storePosts([{ title, author: ownAuthor(), status: 'draft', published_at: null }])
  await openExport(page)
  await expectToHold(page)
  await expect(part(page, 'Messages of visitors')).not.toBeChecked()
  await part(page, 'Pictures').uncheck()
  const archive = await opened(await downloaded(page, press(page)))
  expect(archive.names).toEqual(expect.arrayContaining(['settings.yaml', 'authors.yaml', 'redirects.csv']))
  expect(archive.names).not.toContain('pictures.json')
  expect(archive.names).not.toContain('messages.csv')
  const file = `posts/${post?.slug}.md`
  const text = (await archive.text(file)) ?? ''
  expect(readPost(text)).toMatchObject({ id: post?.id, title, status: 'draft', content: post?.content })
  expect(archive.manifest.files[file]).toBe(createHash('sha256').update(text).digest('hex'))

  await page.goto('/admin/log')
  await page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: 'Exports' }).click()
  const { username } = account('admin')
  const entries = page.getByRole('main').locator('li')
  await expect(
    entries.filter({ hasText: `${username} exported posts, authors, redirects, settings` }).first(),
  ).toBeVisible()
})

test('without a part there is a message and no download', async ({ page }) => {
  await openExport(page)
  for (const name of ['Posts, drafts too', 'Pictures', 'Authors', 'Redirects', 'Settings'])
    await part(page, name).uncheck()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose at least one part.' })).toBeVisible()
  await part(page, 'Authors').check()
  const archive = await opened(await downloaded(page, press(page)))
  expect(archive.names).toEqual(['authors.yaml', 'manifest.json'])
})

test('a file for WordPress and one for Ghost hold the posts', async ({ page }) => {
  const title = `Soup for others ${mark()}`
  await storePosts([{ title, author: ownAuthor() }])
  await openExport(page)
  for (const [name, reader] of [
    ['A file for WordPress', wordpress],
    ['A file for Ghost', ghost],
  ] as const) {
    const file = reader === ghost ? 'site.json' : 'site.xml'
    await page.getByRole('radio', { name }).check()
    await expect(page.getByRole('group', { name: 'Parts' })).toBeHidden()
    const text = await (await downloaded(page, press(page))).text()
    expect(await readAs([reader], file, text)).toContainEqual(expect.objectContaining({ title, state: 'published' }))
  }
})

test('a selection of the list and one post are downloaded alone', async ({ page }) => {
  const author = ownAuthor()
  const names = ['One', 'Two', 'Three'].map((name) => `${name} to take ${mark()}`)
  const posts = await storePosts(names.map((title) => ({ title, author })))
  const files = posts.map(({ slug }) => `posts/${slug}.md`)
  await addSession(page)
  await openList(page, listAddress(author))
  await select(page, ...names.slice(0, 2))
  const several = await opened(
    await downloaded(page, () => selection(page).getByRole('button', { name: 'Download' }).click()),
  )
  expect(several.names.filter((name) => name.startsWith('posts/')).toSorted()).toEqual(files.slice(0, 2).toSorted())
  const one = await opened(await downloaded(page, () => act(page, names[2] ?? '', 'Download')))
  expect(one.names).toEqual([files[2], 'pictures.json', 'manifest.json'])
})

test.describe('an intern', () => {
  test.use({ expectedErrors: [/Failed to load resource.*404|404: no page at \/admin\/export/] })

  test('sees no export, and gets no file', async ({ page }) => {
    const author = ownAuthor()
    const title = `Soup that stays ${mark()}`
    await storePosts([{ title, author }])
    await addSession(page, 'intern')
    await openList(page, listAddress(author))
    await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Download' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Export', exact: true })).toHaveCount(0)
    await page.goto('/admin/export')
    await expect(page.getByRole('button', { name: 'Download the export' })).toHaveCount(0)
    expect((await page.request.get('/admin/export/file?part=posts')).status()).toBe(403)
  })
})

test('a visitor is redirected to the sign-in', async ({ page }) => {
  const answer = await page.request.get('/admin/export/file?part=posts', { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  expect(answer.headers().location).toBe('/admin/export')
  await page.goto('/admin/export/file?part=posts')
  await expect(page.getByLabel('Username')).toBeVisible()
})
