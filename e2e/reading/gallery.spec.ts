import type { Page } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { addSession } from '../accounts'
import { pickFiles, plainImage, storeImage } from '../admin/images'
import { service, storePosts } from '../admin/service'
import { contentOf, makeDraft, openPreview, textOf } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { unique } from '../unique'
import { updateRow } from '../../supabase/tests/harness/rows.ts'

const TEXT = 'Flour, water, salt and patience make bread.'

/** A post with a gallery of three pictures, of which the first has a caption. */
async function pathOfGallery(): Promise<{ path: string; names: string[] }> {
  const alts = ['The dough', 'The loaf', 'The crumb']
  const names = await Promise.all(alts.map((alt) => storeImage({ alt })))
  await updateRow(await service(), 'images', names[0] ?? '', { caption: 'After an hour' })
  const lines = names.map((name, index) => `![${alts[index]}](/media/${name})`).join('\n')
  const [post] = await storePosts([{ title: unique('Bread in pictures'), content: `${TEXT}\n\n${lines}\n\nEat it.` }])
  return { path: `/blog/${post?.slug}`, names }
}

const gallery = (page: Page) => page.locator('.post-gallery')
const large = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })

test('a picture of a gallery opens large; arrow keys show the next, and Escape returns to it', async ({ page }) => {
  const { path } = await pathOfGallery()
  await page.goto(path)
  await expect(gallery(page).getByRole('img')).toHaveCount(3)
  await expect(gallery(page).getByText('After an hour')).toBeVisible()
  await expectToHold(page)
  await hydrated(gallery(page))
  const link = gallery(page).getByRole('link', { name: 'Enlarge picture 1 of 3: The dough' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(large(page).getByRole('img', { name: 'The dough' })).toBeVisible()
  await expect(large(page).getByText('After an hour')).toBeVisible()
  await expectToHold(page)
  await page.keyboard.press('ArrowRight')
  await expect(large(page).getByRole('img', { name: 'The loaf' })).toBeVisible()
  await expect(large(page).getByRole('status')).toHaveText('2 of 3')
  await large(page).getByRole('button', { name: 'Next picture' }).click()
  await large(page).getByRole('button', { name: 'Next picture' }).click()
  await expect(large(page).getByRole('status')).toHaveText('1 of 3')
  await page.keyboard.press('ArrowLeft')
  await expect(large(page).getByRole('img', { name: 'The crumb' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large(page)).toBeHidden()
  await expect(link).toBeFocused()

  await gallery(page)
    .getByRole('link', { name: /The loaf/ })
    .click()
  await expect(large(page).getByRole('img', { name: 'The loaf' })).toBeVisible()
  await large(page).getByRole('button', { name: 'Close pictures' }).click()
  await expect(large(page)).toBeHidden()
})

test.describe('without a script', () => {
  // The browser's own image view uses inline styles, which the policy of pictures forbids.
  test.use({ javaScriptEnabled: false, expectedErrors: [/Applying inline style violates/] })

  test('the pictures of a gallery are links to the large ones', async ({ page }) => {
    const { path, names } = await pathOfGallery()
    await page.goto(path)
    const links = gallery(page).getByRole('link')
    await expect(links).toHaveCount(3)
    await expect(links.last()).toHaveAttribute('href', `/media/${names[2]}`)
  })
})

test('several files chosen for the text become a gallery, and removing one keeps the gallery', async ({ page }) => {
  await addSession(page)
  await makeDraft(page, unique('Bread of files'), `${TEXT}\n\nEat it.`)
  await openPreview(page)
  await contentOf(page).press('ControlOrMeta+Home')
  const buffer = await plainImage(300, 200, '#7a4b28')
  await pickFiles(
    page.getByRole('button', { name: /^Upload a picture into the text/ }),
    ...['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })),
  )
  const line = String.raw`!\[\]\(/media/[\w.-]+\)`
  await expect.poll(() => textOf(page)).toMatch(new RegExp(String.raw`bread\.\n\n(?:${line}\n){3}\nEat it\.`))
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('.post-gallery img')).toHaveCount(3)
})
