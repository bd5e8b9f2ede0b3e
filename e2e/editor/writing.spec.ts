import { addSession, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { stayOnPage } from '../leaving'
import { drop, holdNextUpload, paste } from './clipboard'
import {
  contentOf,
  editForm,
  makeDraft,
  openPreview,
  openTab,
  saved,
  skipSavePause,
  TEXT,
  textOf,
  textPane,
} from './forms'

test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch/] })

test.beforeEach(async ({ page }) => addSession(page))

test('every tool has its key', async ({ page }) => {
  await makeDraft(page, 'Bread of many keys', 'Boil')
  const results = {
    'ControlOrMeta+b': '**Boil**',
    'ControlOrMeta+i': '*Boil*',
    'ControlOrMeta+k': '[Boil](https://)',
    'ControlOrMeta+Shift+2': '## Boil',
    'ControlOrMeta+Shift+3': '### Boil',
    'ControlOrMeta+Shift+6': '1. Boil',
    'ControlOrMeta+Shift+8': '- Boil',
    'ControlOrMeta+Shift+9': '> Boil',
    'ControlOrMeta+Shift+4': 'Boil---',
  }
  for (const [key, expected] of Object.entries(results)) {
    await contentOf(page).fill('Boil')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press(key)
    await expect(contentOf(page), key).toHaveText(expected)
  }
  await openPreview(page)
  await contentOf(page).fill('')
  await page.keyboard.press('ControlOrMeta+Shift+7')
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('table')).toBeVisible()
  // A browser opens a file chooser only right after the key press, which a busy machine may handle too late.
  await expect(async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 10_000 }),
      page.keyboard.press('ControlOrMeta+Shift+1'),
    ])
    expect(chooser.isMultiple()).toBe(true)
  }).toPass()
})

test('the label and an error focus the editor, and a text that is only a script is an error', async ({ page }) => {
  await makeDraft(page, 'Bread without words', '')
  await page.locator('label', { hasText: /^Content$/ }).click()
  await expect(contentOf(page)).toBeFocused()
  await editForm(page).getByLabel('Address').focus()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible()
  await expect(contentOf(page)).toBeFocused()
  await expect(contentOf(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(contentOf(page)).toHaveAccessibleDescription(/Content is required/)
  await page.keyboard.type('Boil')
  await expect(editForm(page).getByText('Content is required')).toBeHidden()
  await expect(contentOf(page)).not.toHaveAttribute('aria-invalid')

  await contentOf(page).fill(`Bread. <script>${'x'.repeat(80)}</script>`)
  await editForm(page).getByLabel('Address').focus()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(editForm(page).getByText('Content must be at least 50 characters')).toBeVisible()
  await expect(contentOf(page)).toBeFocused()
})

test('a paste from a web page by the real clipboard becomes Markdown, and one undo reverts it', async ({
  page,
  context,
}) => {
  await makeDraft(page, 'Bread from the web', '')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async () => {
    const html =
      '<h2>Dough</h2><p>Mix <b>flour</b> and <a href="https://example.com/water">water</a>.</p><ul><li>one</li><li>two</li></ul>'
    const part = (text: string, type: string) => new Blob([text], { type })
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': part(html, 'text/html'), 'text/plain': part('Dough Mix', 'text/plain') }),
    ])
  })
  await contentOf(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect
    .poll(() => textOf(page))
    .toBe('## Dough\n\nMix **flour** and [water](https://example.com/water).\n\n- one\n- two')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => textOf(page)).toBe('')
})

test('a dropped or pasted picture is uploaded into the text', async ({ page }) => {
  await makeDraft(page, 'Bread with a picture', TEXT)
  await openPreview(page)
  const go = await holdNextUpload(page, 'loaf.png')
  await drop(contentOf(page), { picture: 'loaf.png' })
  await expect(contentOf(page)).toContainText('![Uploading loaf.png…](uploading:')
  await stayOnPage(page)
  await page.keyboard.press('ControlOrMeta+s')
  // The save waits for the picture.
  await expect(toasts(page).getByText('Uploading Images...')).toBeVisible()
  go(true)
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => textOf(page)).toMatch(/needed\.\n\n!\[\]\(\/media\/[\w.-]+\)\n\n$/)
  await expect(page.getByRole('region', { name: 'Preview' }).locator('[data-post-body] img')).toBeVisible()
  await page.getByRole('button', { name: /^\d+ hints?$/ }).click()
  const hints = page.getByRole('region', { name: 'Before publishing' })
  await expect(hints.getByRole('button', { name: /A picture of the text has no alt text/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await paste(contentOf(page), { picture: 'crumb.png' })
  await expect.poll(async () => (await textOf(page)).match(/!\[\]\(\/media\//g)?.length).toBe(2)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saved(page)).toBeVisible()
})

test('two pictures are inserted at once; one is cancelled, one fails half-way and is uploaded again', async ({
  page,
}) => {
  await page.clock.install()
  await makeDraft(page, 'Bread with a lost picture', TEXT)
  const go = await holdNextUpload(page, 'lost.png')
  await holdNextUpload(page, 'given-up.png')
  await drop(contentOf(page), { picture: 'lost.png' })
  await drop(contentOf(page), { picture: 'given-up.png' })
  const progress = contentOf(page).getByRole('progressbar')
  await expect(progress).toHaveCount(2)
  // The editor accepts text during the uploads.
  await contentOf(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('Typed meanwhile.')
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the upload of given-up.png' }).press('Enter')
  await expect(contentOf(page)).not.toContainText('given-up')
  await expect(progress).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(toasts(page).getByText('Uploading Images...')).toBeVisible()
  go(false)
  await expect(toasts(page).getByText('Picture Not Uploaded', { exact: true })).toBeVisible()
  await expect(toasts(page).getByText('Failed to upload lost.png: The server did not answer.')).toBeVisible()
  await expect.poll(() => textOf(page)).toMatch(/^[^!]+Typed meanwhile\.$/)
  await contentOf(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(contentOf(page)).not.toContainText('uploading:')
  await toasts(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => textOf(page)).toMatch(/!\[\]\(\/media\/[\w.-]+\)/)
  await expect(progress).toHaveCount(0)
})

test('text and preview scroll together, and the outline leads to a heading', async ({ page }) => {
  const chapters = Array.from(
    { length: 20 },
    (_, index) => `## Chapter ${index}\n\n${'Words about bread. '.repeat(40)}`,
  )
  await makeDraft(page, 'Bread at length', chapters.join('\n\n'))
  await expect(page.getByText(/2,4\d\d words · 13 min read/)).toBeVisible()
  const preview = page.getByRole('region', { name: 'Preview' })
  await openPreview(page)
  await openTab(page, 'Outline')
  await expect(page.getByRole('list', { name: 'Outline' }).getByRole('listitem')).toHaveCount(20)
  await page.getByRole('button', { name: 'Chapter 12' }).click()
  await expect(contentOf(page)).toBeFocused()
  await expect(preview.getByRole('heading', { name: 'Chapter 12' })).toBeInViewport()
  await preview.hover()
  await page.mouse.wheel(0, -100_000)
  await expect.poll(() => textPane(page).evaluate((element) => element.scrollTop)).toBe(0)
  await contentOf(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await expect(preview.getByRole('heading', { name: 'Chapter 19' })).toBeInViewport()
})
