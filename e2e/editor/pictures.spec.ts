import { expectToHold } from '../accessibility'
import { addSession, toasts } from '../accounts'
import { plainImage } from '../admin/images'
import { service, storePosts } from '../admin/service'
import { expect, test } from '../fixtures'
import { BODY, rowsOf } from '../../supabase/tests/harness/rows.ts'
import { contentOf, makeDraft, openTab, skipSavePause, textOf } from './forms'
import { mark } from '../unique'

test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|no-picture/] })
test.beforeEach(async ({ page }) => addSession(page))

test('a picture is turned, dragged into the text and found in the library, and posts without an alt text get its alt text', async ({
  page,
  request,
}) => {
  const word = mark()
  await page.clock.install()
  await makeDraft(page, `Bread of pictures ${word}`, 'Flour, water, salt and patience make bread.')
  await openTab(page, 'Pictures')
  const loaf = { name: 'loaf.jpg', mimeType: 'image/jpeg', buffer: await plainImage(300, 200, '#7a4b28') }
  await page.locator('input[type=file]').setInputFiles(loaf)
  await page.getByRole('button', { name: 'Crop and turn picture 1' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop and turn' })
  const cut = crop.getByRole('img', { name: 'The picture as it will be' })
  await expect(cut).toHaveJSProperty('naturalWidth', 300)
  for (const [shape, ratio] of [
    ['1:1', 1],
    ['4:3', 4 / 3],
    ['16:9', 16 / 9],
  ] as const) {
    await crop.getByRole('button', { name: shape, exact: true }).click()
    const kept = await crop.getByLabel('What is kept: move it with the arrow keys').boundingBox()
    expect((kept?.width ?? 0) / (kept?.height ?? 1), shape).toBeCloseTo(ratio, 1)
  }
  await crop.getByRole('button', { name: 'Turn right' }).click()
  await expect(cut).toHaveJSProperty('naturalWidth', 200)
  await expectToHold(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  // The right edge is moved by keyboard, the bottom edge by mouse.
  await crop.getByRole('button', { name: 'Right edge' }).focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  const handle = await crop.getByRole('button', { name: 'Bottom edge' }).boundingBox()
  if (!handle) throw new Error('The edge is not on the page')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + handle.width / 2, handle.y - 60, { steps: 5 })
  await page.mouse.up()
  await crop.getByRole('button', { name: 'Save as a new picture' }).click()
  await expect(crop).toBeHidden()
  await page.getByLabel('Alt text for picture 1').fill(`Loaf ${word}`)

  const item = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem').first()
  await item.locator('[draggable=true]').hover()
  await page.mouse.down()
  const line = await contentOf(page).locator('.cm-line').first().boundingBox()
  if (!line) throw new Error('The text has no line')
  await page.mouse.move(line.x + 80, line.y + line.height / 2, { steps: 10 })
  await page.mouse.up()
  await expect.poll(() => textOf(page)).toMatch(/bread\.\n\n!\[\]\(picture:1\)/)
  await expect(page.locator('.cm-thumbnail')).toHaveJSProperty('complete', true)
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()

  await contentOf(page).press('ControlOrMeta+End')
  await page.getByRole('button', { name: 'From the library' }).click()
  const library = page.getByRole('dialog', { name: 'From the library' })
  await page.context().setOffline(true)
  await library.getByLabel('Search the library').fill('a word')
  await expect(library.getByText('The library could not be searched.', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await library.getByLabel('Search the library').fill(word)
  const tile = library.getByRole('list', { name: 'Pictures of the library' }).getByRole('button')
  await expect(tile).toHaveText([`Loaf ${word}`])
  await tile.click()
  await expectToHold(page)
  await library.getByRole('button', { name: 'Insert into text' }).click()
  await expect.poll(() => textOf(page)).toMatch(new RegExp(`!\\[Loaf ${word}\\]\\(/media/`))

  const client = await service()
  const { path, width, height } = rowsOf(
    await client.from('images').select('path, width, height').eq('alt', `Loaf ${word}`).single(),
  )
  // The turned picture was 200 × 300, and both edges were moved inwards.
  expect([width > 100 && width < 200, height > 150 && height < 300]).toEqual([true, true])
  const content = `${BODY}\n\n![Loaf ${word}](/media/${path})`
  const [shown, own] = await storePosts([
    { title: `Shows it ${word}`, content },
    { title: `Says it itself ${word}`, content: content.replace('![Loaf', '![My own loaf') },
  ])
  const pageOf = async (slug?: string) => (await request.get(`/blog/${slug}`)).text()
  expect(await pageOf(shown?.slug)).toContain(`alt="Loaf ${word}"`)
  await page.getByRole('button', { name: `Describe “Loaf ${word}”` }).click()
  const describe = page.getByRole('dialog', { name: 'Describe the picture' })
  await describe.getByLabel('Alt text').fill(`Rye ${word}`)
  await describe.getByRole('button', { name: 'Save picture' }).click()
  await expect(toasts(page).getByText('Picture saved')).toBeVisible()
  await expect.poll(() => textOf(page)).toContain(`![Rye ${word}](/media/`)
  await expect.poll(() => pageOf(shown?.slug)).toContain(`alt="Rye ${word}"`)
  expect(await pageOf(own?.slug)).toContain(`alt="My own loaf ${word}"`)
})

test('a picture that cannot be shown leaves the text as it is', async ({ page }) => {
  const text = 'Flour and water.\n\n![](/media/no-picture.webp)\n\nSalt.'
  await page.route(/no-picture/, (route) => route.fulfill({ body: 'This is no picture.' }))
  await makeDraft(page, 'Bread of a broken picture', text)
  await expect(page.locator('.cm-thumbnail')).toHaveCSS('display', 'none')
  expect(await textOf(page)).toBe(text)
})
