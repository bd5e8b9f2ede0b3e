import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { addSession, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { stayOnPage } from '../leaving'
import { UPLOAD_PATH } from '../../lib/panel-calls.ts'
import { BODY, rowsOf } from '../../supabase/tests/harness/rows.ts'
import { type PickedFile, pickFiles, plainImage, storeImage } from './images'
import { service, storePosts } from './service'
import { mark } from '../unique'

test.describe.configure({ mode: 'serial' })
// The browser logs these errors when it is offline.
test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

test.beforeEach(async ({ page }) => addSession(page))

const altText = (page: Page) => page.getByRole('textbox', { name: 'Alt text', exact: true })

async function openImagePage(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/pictures/${name}`)
  await hydrated(altText(page))
}

test('a picture gets an alt text, a caption and a focal point, and readers see them at once', async ({
  page,
  request,
}) => {
  const own = mark()
  const name = await storeImage()
  const [post] = await storePosts([
    {
      title: `Lentils ${own}`,
      image_url: `/media/${name}`,
      content: `${BODY}\n\n![](/media/${name})\n\nServe at once.`,
    },
  ])
  const address = `/blog/${post?.slug}`
  expect(await (await request.get(address)).text()).not.toContain('figcaption')

  await page.goto(`/admin/pictures?show=undescribed&q=${name}`)
  await expect(page.getByRole('heading', { name: '1 picture', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /No alt text/ }).click()
  await expect(page.getByRole('link', { name: `Lentils ${own}` })).toHaveAttribute('href', `/admin/posts/${post?.id}`)
  await hydrated(altText(page))
  await altText(page).fill(`Red lentils ${own}`)
  await page.getByRole('textbox', { name: 'Caption' }).fill('Photographed in the morning')

  const target = page.locator('[data-focal-picture]')
  // Before its picture has loaded, the area has no size to click into.
  await expect(target.locator('img')).toHaveJSProperty('complete', true)
  const box = await target.boundingBox()
  await target.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } })
  await expect(page.getByRole('slider', { name: 'From the left' })).toHaveValue('25')
  await expect(page.getByRole('slider', { name: 'From the top' })).toHaveValue('75')
  await page.getByRole('slider', { name: 'From the left' }).focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('slider', { name: 'From the left' })).toHaveValue('20')
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(toasts(page).getByText('Picture saved')).toBeVisible()
  await expect(toasts(page).getByText('Renewed in 1 post.')).toBeVisible()

  await page.goto(`/admin/pictures?q=${own}`)
  await expect(page.getByRole('link', { name: new RegExp(`Red lentils ${own}`) })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('img', { name: `Red lentils ${own}` })).toHaveCount(2)
  await expect(page.getByText('Photographed in the morning')).toHaveCount(2)
  await expect(page.getByRole('img', { name: `Red lentils ${own}` }).first()).toHaveCSS('object-position', '20% 75%')
})

test('a replacement is shown in every post, and the old address still answers', async ({ page, request }) => {
  const own = mark()
  const name = await storeImage({ alt: `Beetroot ${own}` })
  const [post] = await storePosts([
    { title: `Borscht ${own}`, image_url: `/media/${name}`, content: `${BODY}\n\n![](/media/${name})` },
  ])
  const address = `/blog/${post?.slug}`
  expect(await (await request.get(address)).text()).toContain(name)

  await openImagePage(page, name)
  const replaceWith = (file: PickedFile) =>
    pickFiles(page.getByRole('button', { name: 'Replace with another file' }), file)
  await replaceWith({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('just text') })
  await expect(toasts(page).getByText('Failed to upload notes.png')).toBeVisible()
  expect(await (await request.get(address)).text()).toContain(name)

  await page.context().setOffline(true)
  await replaceWith({ name: 'offline.jpg', mimeType: 'image/jpeg', buffer: await plainImage(90, 60, '#24505f') })
  await expect(toasts(page).getByText('The server did not answer. Check your connection and try again.')).toBeVisible()
  await page.context().setOffline(false)

  const editor = await page.context().newPage()
  await editor.goto(`/admin/posts/${post?.id}`)
  const inForm = editor.locator('a', { hasText: 'Describe or replace it' })
  await expect(inForm).toHaveAttribute('href', `/admin/pictures/${name}`)
  const buffer = await plainImage(900, 600, '#7a2548')
  await replaceWith({ name: 'beets.jpg', mimeType: 'image/jpeg', buffer })
  await expect(toasts(page).getByText('Picture replaced')).toBeVisible()
  await expect(toasts(page).getByText('Now in 1 post.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(name))
  await expect(page.getByText('900 × 600')).toBeVisible()
  await expect(altText(page)).toHaveValue(`Beetroot ${own}`)
  const html = await (await request.get(address)).text()
  expect(html).not.toContain(name)
  const replaced = page.url().split('/').at(-1)
  expect(html).toContain(replaced)
  await expect(inForm).toHaveAttribute('href', `/admin/pictures/${replaced}`)
  await editor.close()
  expect((await request.get(`/media/${name}`)).status()).toBe(200)
  await page.goto(`/admin/pictures/${name}`)
  await expect(page.getByText('in an earlier version')).toBeVisible()
})

test('unused pictures are listed before they go into the bin, and one that is used meanwhile stays', async ({
  page,
  request,
}) => {
  // Remove the pictures of an earlier try, which would be unused too.
  const client = await service()
  rowsOf(await client.from('images').delete().in('alt', ['Lost', 'Rescued']).select('path'))
  const [lost, rescued] = [
    await storeImage({ alt: 'Lost', daysAgo: 8 }),
    await storeImage({ alt: 'Rescued', daysAgo: 8 }),
  ]
  const fresh = await storeImage({ alt: 'Fresh', daysAgo: 6 })
  await page.goto('/admin/pictures')
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Unused' }).click()
  await expect(page.getByRole('heading', { name: '2 pictures', exact: true })).toBeVisible()
  await (await hydrated(page.getByRole('button', { name: /^Delete unused pictures \(2, / }))).click()
  const preview = page.getByRole('dialog', { name: 'Delete 2 pictures?' })
  const going = preview.getByRole('list', { name: 'Pictures that go' })
  for (const name of [lost, rescued]) await expect(going.getByText(name)).toBeVisible()
  await expect(going.getByText(fresh)).toHaveCount(0)

  await storePosts([{ title: 'A post that came in between', image_url: `/media/${rescued}` }])
  await preview.getByRole('button', { name: 'Move to the bin (2)' }).click()
  const outcome = page.getByRole('dialog', { name: '1 picture stayed' })
  await expect(outcome.getByRole('list', { name: 'Pictures that stayed' })).toHaveText('Rescued')
  await expect(toasts(page).getByText('1 picture moved to the bin')).toBeVisible()
  await outcome.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to clean up' })).toBeVisible()
  expect((await request.get(`/media/${lost}`)).status()).toBe(404)
  expect((await request.get(`/media/${rescued}`)).status()).toBe(200)
})

test('a picture in the bin has no public address in any size, can be restored, and is deleted for good by an admin', async ({
  page,
  request,
}) => {
  const alt = `Quince ${mark()}`
  const name = await storeImage({ alt })
  const scaled = `/_next/image?url=${encodeURIComponent(`/media/${name}`)}&w=256&q=75`
  const statuses = async () => [
    (await request.get(`/media/${name}`)).status(),
    (await request.get(scaled)).status(),
    (await page.request.get(`/admin/pictures/${name}/file`)).status(),
  ]
  expect(await statuses()).toEqual([200, 200, 200])
  await page.goto(`/admin/pictures/${name}`)
  await (await hydrated(page.getByRole('button', { name: 'Delete', exact: true }))).click()
  await expect(page.getByRole('heading', { name: 'This picture is in the bin' })).toBeVisible()
  // A toast stays while the pointer is on it.
  await toasts(page).getByRole('button', { name: 'Undo' }).hover()
  expect(await statuses()).toEqual([404, 404, 200])
  // Without a session this address of the panel shows the login.
  expect((await request.get(`/admin/pictures/${name}/file`)).headers()['content-type']).toContain('text/html')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(altText(page)).toHaveValue(alt)
  expect(await statuses()).toEqual([200, 200, 200])
  await (await hydrated(page.getByRole('button', { name: 'Delete', exact: true }))).click()
  await expect(page.getByRole('heading', { name: 'This picture is in the bin' })).toBeVisible()

  await page.goto(`/admin/pictures?show=bin&q=${name}`)
  const card = page.getByRole('listitem').filter({ hasText: alt })
  await expect(card.getByText(/^Deleted .* by /)).toBeVisible()
  await expect(card.getByRole('button', { name: `Restore ${name}` })).toBeVisible()
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1200)
  await expectAccessible(page)
  await card.getByRole('link').click()
  await (await hydrated(page.getByRole('button', { name: 'Delete for good' }))).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(toasts(page).getByText('Picture deleted for good')).toBeVisible()
  expect(await statuses()).toEqual([404, 404, 404])
  expect((await (await service()).from('images').select('path').eq('path', name)).data).toEqual([])
})

test('a picture in use is taken down at once after a list of its posts, and can be restored', async ({
  page,
  request,
}) => {
  const own = mark()
  const name = await storeImage({ alt: `Plum ${own}` })
  const [post] = await storePosts([
    { title: `Plums ${own}`, image_url: `/media/${name}`, content: `${BODY}\n\n![](/media/${name})` },
  ])
  const pageOfReaders = async () => (await request.get(`/blog/${post?.slug}`)).text()
  const kept = await request.get(`/media/${name}`)
  expect([kept.status(), kept.headers()['cache-control']]).toEqual([200, 'public, max-age=3600, must-revalidate'])
  expect(await pageOfReaders()).toContain(name)
  await page.goto(`/admin/pictures/${name}`)
  await (await hydrated(page.getByRole('button', { name: 'Delete', exact: true }))).click()
  const dialog = page.getByRole('dialog', { name: 'Delete it although it is used?' })
  await expect(dialog.getByText(`“Plums ${own}” shows it`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This picture is in the bin' })).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).hover()
  const gone = await request.get(`/media/${name}`)
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store'])
  expect(await pageOfReaders()).not.toContain(name)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(altText(page)).toHaveValue(`Plum ${own}`)
  expect((await request.get(`/media/${name}`)).status()).toBe(200)
  expect(await pageOfReaders()).toContain(name)
})

test('pictures are uploaded in the library, found by name, time and post, and several go into the bin', async ({
  page,
}) => {
  const own = mark()
  const file = async (name: string, colour: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await plainImage(300, 200, colour),
  })
  await page.goto('/admin/pictures')
  const button = await hydrated(page.getByRole('button', { name: 'Upload pictures' }))
  await pickFiles(button, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture') })
  await expect(toasts(page).getByText('Please upload only JPG, PNG, or WEBP images under 10MB.')).toBeVisible()
  await pickFiles(button, { name: `torn-${own}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture') })
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByText('The file is not a JPG, PNG, or WEBP picture.')).toBeVisible()
  await uploads.getByRole('button', { name: `Dismiss torn-${own}.jpg` }).click()
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${UPLOAD_PATH}*`, (route) => isHeld.then(() => route.continue()))
  await pickFiles(button, await file(`Żurek ${own}.jpg`, '#3f6b4a'), await file(`Barszcz ${own}.jpg`, '#7a2548'))
  await expect(uploads.getByRole('progressbar')).toHaveCount(2)
  await stayOnPage(page)
  release()
  await expect(toasts(page).getByText('2 pictures uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Close notification' }).first().click()
  await expect(uploads).toHaveCount(0)
  await expect(page.getByText(`Żurek ${own}.jpg`, { exact: true })).toBeVisible()

  await page.getByLabel('Search alt texts, captions and names').fill(own)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '2 pictures', exact: true })).toBeVisible()
  await page.getByLabel('Uploaded', { exact: true }).selectOption({ label: 'Last 24 hours' })
  await expect(page).toHaveURL(/when=day/)
  await expect(page.getByRole('heading', { name: '2 pictures', exact: true })).toBeVisible()

  const src = await page.getByRole('link', { name: new RegExp(`Żurek ${own}`) }).getAttribute('href')
  const name = src?.split('/').at(-1) ?? ''
  await storePosts([{ title: `Soup ${own}`, image_url: `/media/${name}` }])
  await page.getByRole('button', { name: 'In any post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of a post' })
  await dialog.getByLabel('Search posts').fill(`soup ${own}`)
  await dialog.getByRole('button', { name: `Soup ${own}` }).click()
  await expect(page.getByRole('button', { name: `In: Soup ${own}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 picture', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Any post', exact: true }).click()
  await expect(page.getByRole('heading', { name: '2 pictures', exact: true })).toBeVisible()

  // A post now uses one of the two.
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('group', { name: 'Selected pictures' })
  await expect(bar).toContainText('2 pictures selected')
  await bar.getByRole('button', { name: 'Delete' }).click()
  const stayed = page.getByRole('dialog', { name: '1 picture stayed' })
  await expect(stayed.getByText(`Żurek ${own}.jpg`)).toBeVisible()
  await expectAccessible(page)
  await stayed.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(toasts(page).getByText('1 picture moved to the bin')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 picture', exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Bin' }).click()
  await expect(page.getByRole('heading', { name: '1 picture', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: `Select Barszcz ${own}.jpg` }).check()
  await bar.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('heading', { name: 'No picture matches' })).toBeVisible()
})
