import { expectAccessible } from '../accessibility'
import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { storeMessages } from './messages'
import { storeImage } from './images'
import { ownAuthor, storePosts } from './service'

test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/] })
test.beforeEach(async ({ page }) => addSession(page, 'intern'))

test('Ctrl+K finds a post by a word of its text, a picture, a message, an author and a page, by keyboard alone', async ({
  page,
}) => {
  const mark = `q${crypto.randomUUID().slice(0, 8)}`
  const [post] = await storePosts([
    {
      title: 'Nothing of it in the title',
      author: ownAuthor(),
      status: 'draft',
      published_at: null,
      content: `A long paragraph about pears, in which the word ${mark} stands once and nowhere else.`,
    },
  ])
  const picture = await storeImage({ alt: `A pear ${mark}` })
  const [message] = await storeMessages([{ subject: `Pears ${mark}` }])
  await page.goto('/admin/posts')
  await hydrated(page.getByRole('button', { name: 'Find' }))
  const dialog = page.getByRole('dialog', { name: 'Find in the panel' })
  const box = dialog.getByRole('combobox')
  const go = async (words: string, name: RegExp, url: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await box.fill(words)
    const option = dialog.getByRole('option', { name })
    await expect(option).toBeVisible()
    // The arrow keys reach every result.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 150 })
    }).toPass({ intervals: [10] })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(url)
    await expect(dialog).toBeHidden()
  }
  await go(mark, /A pear/, new RegExp(`${picture}$`))
  await go(mark, /Pears/, new RegExp(`${message}$`))
  await go('tomasz', /^Tomasz Bielak/, /\/admin\/authors\/[0-9a-f-]{36}$/)
  await go('new author', /New author/, /\/admin\/authors\/new$/)
  await go(mark, /Nothing of it in the title/, new RegExp(`${post?.id}$`))

  await page.goto('/admin/posts')
  await (await hydrated(page.getByRole('button', { name: 'Find' }))).click()
  await box.fill('zzz nothing of the kind')
  await expect(dialog.getByText('Nothing holds all of these words.')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(true)
  await box.fill('zzz nothing either')
  await expect(dialog.getByText('The panel could not be searched.', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused()
})

test('the sidebar folds into icons and stays folded', async ({ page }) => {
  await page.goto('/admin/posts')
  const nav = page.getByRole('navigation', { name: 'Panel' })
  await expect(nav).toHaveCSS('width', '200px')
  await (await hydrated(nav.getByRole('button', { name: 'Icons only' }))).click()
  await expect(nav).toHaveCSS('width', '56px')
  await page.reload()
  await hydrated(nav.getByRole('button', { name: 'Icons only' }))
  await expect(nav.getByRole('button', { name: 'Icons only' })).toHaveAttribute('aria-pressed', 'true')
  await nav.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expectAccessible(page)
  await nav.getByRole('button', { name: 'Icons only' }).click()
  await expect(nav).toHaveCSS('width', '200px')
})
