import type { Page } from '@playwright/test'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expectToHold } from '../accessibility'
import { addSession, toasts } from '../accounts'
import { download } from '../download'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { mark, unique } from '../unique'
import { rowsOf, updateRow } from '../../supabase/tests/harness/rows.ts'
import { pickFiles, type PickedFile } from './images'
import { ownAuthor, service, storePosts } from './service'

const post = (own: string, title: string, more = '') => `---
title: ${title} ${own}
slug: ${title.toLowerCase()}-${own}
date: 2019-05-02
author: Blogger ${own}
---

A soup of beets that is long enough for a post that readers see, day after day.
${more}`

const text = (content: string) => new TextEncoder().encode(content)

const aPicture = async () => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}

/** A ZIP file of Markdown posts with a picture. */
async function archive(own: string): Promise<PickedFile> {
  const files = {
    'posts/borscht.md': text(post(own, 'Borscht', '\n![A bowl](../images/bowl.jpg)\n')),
    'posts/stew.md': text(post(own, 'Stew')),
    'images/bowl.jpg': await aPicture(),
  }
  return { name: `blog-${own}.zip`, mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) }
}

async function openImport(page: Page) {
  await addSession(page)
  await page.goto('/admin/import')
  await hydrated(page.getByRole('button', { name: 'Choose files' }))
}

const choose = (page: Page, ...files: PickedFile[]) =>
  pickFiles(page.getByRole('button', { name: 'Choose files' }), ...files)

const markdown = (name: string, content: string): PickedFile => ({
  name: `${name}.md`,
  mimeType: 'text/markdown',
  buffer: Buffer.from(content),
})

/** Imports all found items and waits for the end. */
async function importAll(page: Page, count = '1 item') {
  await page.getByRole('button', { name: `Import ${count}`, exact: true }).click()
  await expect(heading(page, 'Imported')).toBeFocused()
}

/** Undoes the import whose entry contains a word; it had imported one post. */
async function undoImport(page: Page, word: string) {
  const imports = page.getByRole('list', { name: 'Earlier imports' }).getByRole('listitem').filter({ hasText: word })
  await expect(imports).toContainText('1 post')
  await imports.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(toasts(page).getByText('1 post removed, 0 as before.')).toBeVisible()
  await expect(imports).toContainText('Undone')
}

/** Drops files onto the page's drop area. */
async function drop(page: Page, { name, mimeType, buffer }: PickedFile) {
  const data = await page.evaluateHandle(
    ([base64, fileName, type]) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      transfer.items.add(new File([bytes], fileName, { type }))
      return transfer
    },
    [buffer.toString('base64'), name, mimeType] as const,
  )
  await page.getByText('Drop files here').dispatchEvent('drop', { dataTransfer: data })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const items = (page: Page) => page.getByRole('list', { name: 'Items' }).locator('> li')

const postsOf = async (own: string) => {
  const posts = (await service()).from('blog_posts').select('title, status, author, content, created_by_admin')
  return rowsOf(await posts.like('title', `%${own}`).order('title'))
}

test('an archive is dropped, checked, imported, reported and undone', async ({ page }) => {
  const own = mark()
  await openImport(page)
  await expectToHold(page)
  await drop(page, await archive(own))
  await expect(heading(page, 'What was found')).toBeFocused()
  await expect(page.getByText('2 items found. Nothing is written yet.')).toBeVisible()
  await expect(items(page)).toHaveCount(2)
  await expectToHold(page)
  expect(await postsOf(own)).toEqual([])

  const pages = await download(page.getByRole('button', { name: 'Save the mirror' }))
  expect(pages).toContain(`→ /blog/borscht-${own}`)
  expect(pages).toMatch(/<strong>100\.0 %<\/strong> of \d+ words are kept on 2 pages\./)
  expect(await postsOf(own)).toEqual([])

  await page.getByRole('checkbox', { name: `Select Stew ${own}` }).uncheck()
  await page.getByLabel(`Blogger ${own}`).selectOption('Make an author profile')
  await importAll(page)
  await expect(page.getByText('1 item imported, 0 not.')).toBeVisible()
  const [borscht, ...rest] = await postsOf(own)
  expect(rest).toEqual([])
  expect(borscht).toMatchObject({ status: 'draft', author: `Blogger ${own}` })
  expect(borscht?.content).toMatch(/!\[A bowl\]\(\/media\/import-[0-9a-f]{32}\.webp\)/)
  expect(borscht?.created_by_admin).toBeTruthy()

  const report = await download(page.getByRole('button', { name: 'Save the report' }))
  expect(JSON.parse(report)).toMatchObject({
    source: 'markdown',
    batch: expect.any(String),
    items: [{ outcome: 'new' }],
  })
  await expectToHold(page)

  await undoImport(page, own)
  expect(await postsOf(own)).toEqual([])
})

test('the same file changes nothing the second time, and a post that an editor changed stays', async ({ page }) => {
  const own = mark()
  const file = markdown(own, post(own, 'Soup'))
  await openImport(page)
  await page.getByLabel('With their states').check()
  await choose(page, file)
  await importAll(page)
  expect(await postsOf(own)).toMatchObject([{ status: 'published' }])
  await page.getByRole('button', { name: 'Import something else' }).click()
  await page.getByLabel('With their states').check()
  await choose(page, file)
  await expect(items(page)).toContainText('Here already')
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)

  const posts = (await service()).from('blog_posts').update({ tags: ['edited'] })
  await posts.like('title', `%${own}`).throwOnError()
  await page.getByRole('button', { name: 'Start over' }).click()
  await choose(page, markdown(own, post(own, 'Soup', 'And more.')))
  await expect(items(page)).toContainText('Changed here')
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)

  await page.getByRole('checkbox', { name: `Select Soup ${own} to overwrite it` }).check()
  await importAll(page)
  await expect(items(page)).toContainText('It replaces what an editor changed here.')
  expect(await postsOf(own)).toMatchObject([{ content: expect.stringContaining('And more.') }])
})

test('an unreadable file is named, and an address is made from the title', async ({ page }) => {
  const own = mark()
  await openImport(page)
  await choose(page, { name: 'noise.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([0, 1, 2, 3]) })
  await expect(items(page)).toContainText('No format is known that looks like this file.')
  await expect(items(page)).toContainText('Refused')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByLabel('Make their addresses from their titles').check()
  const cold = post(own, 'Cold').replace(`slug: cold-${own}`, `slug: other-${own}`)
  await choose(page, markdown(`Cold-${own}`, cold))
  await expect(items(page)).toContainText(`/blog/cold-${own}`)
  await page.getByRole('button', { name: 'Import 1 item', exact: true }).click()
  await expect(items(page)).toContainText(`/blog/cold-${own}`)
})

test('an export of this site is imported, changes nothing the second time, and is undone', async ({ page }) => {
  const title = unique('Soup that comes back')
  const client = await service()
  const [post] = await storePosts([{ title, author: ownAuthor(), tags: ['one'] }])
  const id = post?.id ?? ''
  await updateRow(client, 'blog_posts', id, { tags: ['one', 'two'] })
  // supabase/tests/export.test.ts compares every imported row.
  const stored = async () => rowsOf(await client.from('blog_posts').select('title, tags').eq('id', id))
  await openImport(page)
  const exported = await page.request.get(`/admin/export/file?part=posts&part=pictures&part=revisions&post=${id}`)
  const file = { name: `own-${mark()}.zip`, mimeType: 'application/zip', buffer: await exported.body() }
  await client.from('blog_posts').delete().eq('id', id)

  await page.getByLabel('With their states').check()
  await choose(page, file)
  await expect(heading(page, 'What was found')).toBeFocused()
  await expect(page.getByText('An export of this site: 1 post, 2 earlier versions, 2 tags.')).toBeVisible()
  await expect(page.getByText('text blocks and settings stay, and messages in it are not read')).toBeVisible()
  await expect(items(page)).toContainText('New · post')
  await expect(page.getByRole('button', { name: 'Save the mirror' })).toHaveCount(0)
  expect(await stored()).toEqual([])

  await importAll(page)
  await expect(page.getByText('1 item imported, 0 not.')).toBeVisible()
  expect(await stored()).toEqual([{ title, tags: ['one', 'two'] }])

  await page.getByRole('button', { name: 'Import something else' }).click()
  await page.getByLabel('With their states').check()
  await choose(page, file)
  await expect(items(page)).toContainText('Here already')

  await undoImport(page, file.name)
  expect(await stored()).toEqual([])
})

test('links between posts of one import lead to their addresses here', async ({ page }) => {
  const own = mark()
  await openImport(page)
  // The first post links to one that is imported after it, and to one that is not imported.
  const links = `[[stew-${own}]] [here](stew-${own}.md) [gone](gone.md)`
  await choose(
    page,
    markdown(`borscht-${own}`, post(own, 'Borscht', links)),
    markdown(`stew-${own}`, post(own, 'Stew')),
  )
  await importAll(page, '2 items')
  await expect(items(page).first()).toContainText('1 link to files that are not among these: the words stay.')
  const [borscht] = await postsOf(own)
  expect(borscht?.content).toContain(`[stew-${own}](/blog/stew-${own}) [here](/blog/stew-${own}) gone`)
})

test('the mirror compares an export with added old pages', async ({ page }) => {
  const own = mark()
  const wxr = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:base_site_url>https://${own}.example</wp:base_site_url><item><title>Soup ${own}</title><link>https://${own}.example/soup/</link><content:encoded><![CDATA[<p>Beets.</p>]]></content:encoded><wp:post_id>7</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`
  const saved = (name: string, head: string): PickedFile => ({
    name,
    mimeType: 'text/html',
    buffer: Buffer.from(`<html><head>${head}</head><body><p>Beets.</p></body></html>`),
  })
  await openImport(page)
  await choose(page, { name: `${own}.xml`, mimeType: 'text/xml', buffer: Buffer.from(wxr) })
  await expect(heading(page, 'What was found')).toBeFocused()
  const give = (file: PickedFile) => pickFiles(page.getByRole('button', { name: 'Add old pages' }), file)
  await give(saved('soup.html', `<link rel="canonical" href="https://www.${own}.example/soup/">`))
  await expect(page.getByText('1 old page found its post.')).toBeVisible()
  await give(saved('nameless.html', '<title>Soup</title>'))
  await expect(page.getByText('nameless.html: No item was at its address.')).toBeVisible()
  await expectToHold(page)
  const pages = await download(page.getByRole('button', { name: 'Save the mirror' }))
  expect(pages).toContain('HTML: 1 kB in the saved page')
})
