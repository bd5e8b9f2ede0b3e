import type { Locator } from '@playwright/test'
import { signIn, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { holdNextUpload, PNG } from './clipboard'
import { slugOf, unique } from '../unique'
import {
  addPictures,
  contentOf,
  editForm,
  makeDraft,
  newForm,
  openPreview,
  publish,
  TEXT,
  textOf,
  write,
} from './forms'
import { pickFiles } from '../admin/images'

test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch/] })

test.beforeEach(async ({ page }) => {
  await signIn(page)
  await expect(page.locator('.cm-content')).toBeVisible()
})

const files = (...names: string[]) => names.map((name) => ({ name, mimeType: 'image/png', buffer: PNG }))

test('the pictures of a post are ordered by drag and by keys, described and shown', async ({ page }) => {
  const form = newForm(page)
  const title = unique('Bread of two pictures')
  await write(form, title, TEXT)
  await addPictures(form, ...files('one.png', 'two.png'))
  const undescribed = page.getByText('None yet: those who cannot see it will not know what it shows.')
  await expect(undescribed).toHaveCount(2)

  const items = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  // The window shows the whole list, because a drag moves over every picture on its way.
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ ...size, height: 2800 })
  await items.nth(1).locator('[draggable=true]').hover()
  await page.mouse.down()
  const target = await items.first().boundingBox()
  if (!target) throw new Error('The first picture is not on the page')
  await page.mouse.move(target.x + target.width / 2, target.y + 40, { steps: 10 })
  await page.mouse.up()
  await expect(items).toHaveText([/two\.png/, /one\.png/])
  await expect(items.first()).toContainText('Post picture')
  await page.setViewportSize(size)
  for (const [number, order] of [
    [1, [/one\.png/, /two\.png/]],
    [2, [/two\.png/, /one\.png/]],
  ] as const) {
    await page.getByRole('button', { name: `Move picture ${number} up` }).focus()
    await page.keyboard.press('Enter')
    await expect(items).toHaveText([...order])
  }

  await form.getByLabel('Alt text for picture 2').fill('A loaf')
  const second = items.nth(1)
  await second.getByText('Caption and focal point').click()
  await second.getByLabel('Caption for picture 1').fill('The crumb after an hour')
  await second.getByLabel('From the left').fill('10')
  await form.getByLabel('Alt text for picture 1').fill('The crumb')
  await expect(undescribed).toHaveCount(0)
  await expect(second).toContainText('it will stand in a gallery below the first paragraph')
  await page.getByRole('button', { name: 'Insert picture 1 into text' }).click()
  await expect.poll(() => textOf(page)).toContain('![The crumb](picture:1)')
  await expect(second).not.toContainText('gallery')

  await pickFiles(page.getByRole('button', { name: 'Replace picture 2' }), ...files('better.png'))
  await expect(items.first()).toContainText('better.png')
  await expect(form.getByLabel('Alt text for picture 2')).toHaveValue('A loaf')

  await publish(form)
  await page.goto(`/blog/${slugOf(title)}`)
  await expect(page.locator('.post-band-picture').getByRole('img', { name: 'A loaf' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The crumb' })).toBeVisible()
})

test('pictures that are not placed in the text are in a gallery below its first paragraph', async ({ page }) => {
  const form = newForm(page)
  const title = unique('Bread of a gallery')
  await openPreview(page)
  await write(form, title, `${TEXT}\n\n## Later\n\nIt rises.`)
  await addPictures(form, ...files('one.png', 'two.png', 'three.png'))
  for (const number of [1, 2, 3]) await form.getByLabel(`Alt text for picture ${number}`).fill(`Loaf ${number}`)
  const items = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  await expect(items.nth(2)).toContainText('Uploaded')
  await form.getByRole('button', { name: /^\d+ hints?$/ }).click()
  const hints = page.getByRole('region', { name: 'Before publishing' })
  await expect(hints.getByText('Picture 2 is not in the text: it will stand in a gallery')).toBeVisible()
  const preview = page.getByRole('region', { name: 'Preview' })
  for (const number of [1, 2, 3]) await expect(preview.getByRole('img', { name: `Loaf ${number}` })).toBeVisible()
  const textsOf = (root: Locator) =>
    Promise.all(
      ['.post-title', '.post-meta', '[data-post-body]'].map((part) => root.locator(part).first().textContent()),
    )
  const previewed = await textsOf(preview)
  await page.keyboard.press('Escape')
  await publish(form)
  await page.goto(`/blog/${slugOf(title)}`)
  const gallery = page.locator('.post-gallery')
  await expect(gallery.getByRole('img')).toHaveCount(2)
  await expect(page.locator('[data-post-body] > :nth-child(2)')).toHaveClass('post-gallery')
  await expect(page.locator('.post-band-picture').getByRole('img', { name: 'Loaf 1' })).toBeVisible()
  expect(await textsOf(page.locator('article.post'))).toEqual(previewed)
})

test('a picked picture is uploaded, cancelled and uploaded again; after a failure the form stays, and the next try uploads the rest', async ({
  page,
}) => {
  const form = newForm(page)
  await write(form, 'Bread with a broken upload', TEXT)
  await holdNextUpload(page, 'whole.png')
  await addPictures(form, ...files('whole.png'))
  const items = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  await expect(items.nth(0).getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the upload of picture 1' }).click()
  await expect(items.nth(0)).toContainText('The upload was cancelled.')
  await page.getByRole('button', { name: 'Upload picture 1 again' }).click()
  await expect(items.nth(0)).toContainText('Uploaded')

  const go = await holdNextUpload(page, 'broken.png')
  await addPictures(form, ...files('broken.png'))
  await expect(items.nth(1).getByRole('progressbar')).toBeVisible()
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toasts(page).getByText('Uploading Images...')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Publishing...' })).toBeVisible()
  go(false)
  await expect(toasts(page).getByText('Publication Failed', { exact: true })).toBeVisible()
  await expect(
    toasts(page).getByText(/Image upload failed: Failed to upload broken\.png: The server did not answer\./),
  ).toBeVisible()
  await expect(items.nth(0)).toContainText('Uploaded')
  await expect(items.nth(1)).toContainText('Not uploaded')
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Bread with a broken upload')

  await publish(form)
})

test('what is typed while a save waits for a picture stays in the text, with the picture', async ({ page }) => {
  await makeDraft(page, unique('Bread of a slow picture'), TEXT)
  const go = await holdNextUpload(page, 'slow.png')
  await addPictures(editForm(page), ...files('slow.png', 'crumb.png'))
  await contentOf(page).focus()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(toasts(page).getByText('Uploading Images...')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Salt it.')
  go(true)
  await expect(toasts(page).getByText('Draft Saved', { exact: true })).toBeVisible()
  await expect.poll(() => textOf(page)).toMatch(/!\[\]\(\/media\/[\w.-]+\)/)
  await page.keyboard.type(' Twice.')
  await expect.poll(() => textOf(page)).toMatch(/ Salt it\. Twice\.\n\n!\[\]/)
  await expect(page.getByRole('list', { name: 'Pictures in their order' })).toBeHidden()
})

test('picked pictures, their order and their texts survive a reload and another sign-in', async ({ page }) => {
  const form = newForm(page)
  const title = unique('Bread of kept pictures')
  await write(form, title, TEXT)
  await addPictures(form, ...files('first.png', 'second.png'))
  const items = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  for (const index of [0, 1]) await expect(items.nth(index)).toContainText('Uploaded')
  await page.getByRole('button', { name: 'Move picture 2 up' }).click()
  await form.getByLabel('Alt text for picture 2').fill('A kept loaf')
  await items.first().getByText('Caption and focal point').click()
  await form.getByLabel('Caption for picture 2').fill('Kept through the night')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.context().clearCookies()
  await signIn(page)
  await expect(form.getByLabel('Alt text for picture 2')).toHaveValue('A kept loaf')
  await expect(items.first()).toContainText('second.png')
  await publish(form)
  await page.goto(`/blog/${slugOf(title)}`)
  const picture = page.getByRole('figure', { name: 'Kept through the night' })
  await expect(picture.getByRole('img', { name: 'A kept loaf' })).toBeVisible()
})

test('the preview shows a picture that is not uploaded yet as the page will show it', async ({ page }) => {
  const form = newForm(page)
  await openPreview(page)
  await form.getByRole('textbox', { name: 'Content', exact: true }).fill(TEXT)
  await addPictures(form, ...files('lead.png', 'crumb.png'))
  await page.getByRole('button', { name: 'Insert picture 2 into text' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  // Found by its element, because without an alt text it has no image role.
  const shown = preview.locator('[data-post-body] img')
  await expect(shown).toHaveJSProperty('naturalWidth', 10)

  const second = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem').nth(1)
  await second.getByLabel('Alt text for picture 2').fill('The crumb')
  await second.getByText('Caption and focal point').click()
  await second.getByLabel('Caption for picture 2').fill('After an hour')
  await expect(
    preview.getByRole('figure', { name: 'After an hour' }).getByRole('img', { name: 'The crumb' }),
  ).toBeVisible()

  const before = await shown.getAttribute('src')
  await pickFiles(page.getByRole('button', { name: 'Replace picture 2' }), ...files('better.png'))
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  await expect(shown).toHaveJSProperty('naturalWidth', 10)

  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  await expect(shown).toHaveCount(0)
})
