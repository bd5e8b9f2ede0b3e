import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { slugOf, unique } from '../unique'
import { paste, PNG } from './clipboard'
import { expectPublished, newForm, publish, textOf } from './forms'
import { pickFiles } from '../admin/images'

test.use({ expectedErrors: [/pasta-of-no-page/] })

test.beforeEach(async ({ page }) => {
  await addSession(page)
  await page.goto('/admin/blog')
  await expect(page.locator('.cm-content')).toBeVisible()
})

const BODY = 'Boil the beets until they are soft, which takes an hour, and serve them warm.'

test('a pasted text fills the title, and is published with two pictures after two clicks', async ({ page }) => {
  const title = unique('Beets in two clicks')
  const form = newForm(page)
  const titleField = form.getByLabel('Title', { exact: true })
  // The cursor is in the title.
  await expect(titleField).toBeFocused()
  await paste(titleField, { text: `# ${title}\n\n${BODY}\n\n## Steps\n\n1. Boil.` })
  await expect(titleField).toHaveValue(title)
  await expect.poll(() => textOf(page)).toContain('## Steps')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(titleField).toHaveValue('')
  await expect.poll(() => textOf(page)).toBe('')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(titleField).toHaveValue(title)

  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG })
  const upload = page.getByRole('button', { name: /^Upload a picture into the text/ })
  await pickFiles(upload, picture('one.png'), picture('two.png'))
  await expect.poll(async () => (await textOf(page)).match(/!\[\]\(\/media\//g)?.length).toBe(2)
  await publish(form)
  await page.goto(`/blog/${slugOf(title)}`)
  await expect(page.locator('[data-post-body] img')).toHaveCount(2)
  // The first picture of the text is the post picture.
  await expect(page.locator('.post-band-picture img')).toHaveAttribute('src', /media(?:\/|%2F)/)
})

test('front matter becomes fields, and a dropped Markdown file is opened as a post', async ({ page }) => {
  const form = newForm(page)
  const title = unique('Beets of a file')
  const source = `---\ntitle: ${title}\ntags: [beets, winter]\ndate: 2024-05-03T10:00:00Z\ndescription: Red and warm.\n---\n\n${BODY}\n`
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'beets.md', { type: 'text/markdown' }))
    return transfer
  }, source)
  await page.locator('.cm-content').dispatchEvent('drop', { dataTransfer })
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect.poll(() => textOf(page)).toBe(BODY)
  await expect(form.getByLabel('Tags')).toHaveValue('beets, winter')
  await expect(form.getByLabel('Meta description')).toHaveValue('Red and warm.')
  await form.getByRole('button', { name: 'Publish, dated 3 May 2024' }).click()
  await expectPublished(page)
})

test('a heading pasted after other words begins its own line, and a dead link to a page gets a hint', async ({
  page,
}) => {
  const content = newForm(page).getByRole('textbox', { name: 'Content', exact: true })
  await content.fill(`${BODY} See [pasta](/pasta-of-no-page).`)
  await content.press('ControlOrMeta+End')
  await paste(content, { text: '## Steps' })
  await expect.poll(() => textOf(page)).toContain('(/pasta-of-no-page).\n\n## Steps')
  await newForm(page)
    .getByRole('button', { name: /^\d+ hints?$/ })
    .click()
  const hints = page.getByRole('region', { name: 'Before publishing' })
  await expect(hints.getByText('There is no page at this address.')).toBeVisible()
})
