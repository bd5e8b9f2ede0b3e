import { expectToHold } from '../accessibility'
import { addSession, toasts } from '../accounts'
import { expect, test } from '../fixtures'
import { paste, PNG } from './clipboard'
import { unique } from '../unique'
import {
  addPictures,
  contentOf,
  DRAWER,
  editForm,
  fromMenu,
  makeDraft,
  newForm,
  openTab,
  skipSavePause,
  textOf,
  write,
} from './forms'

test.beforeEach(async ({ page }) => addSession(page))

const RECIPE = '## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Whisk the eggs, and fry them in butter until golden.'

test('an error opens the tab of its field, and the layout is kept', async ({ page }) => {
  await makeDraft(page, 'Bread in a drawer', RECIPE)
  await openTab(page, 'Outline')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('tablist')).toBeHidden()
  // The drawer opens as it was left, also after a reload.
  await page.goto(page.url())
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Outline' })).toHaveAttribute('aria-selected', 'true')

  await openTab(page, 'Post')
  // Each pane scrolls separately, and the window does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width, height: 600 })
  const last = page.getByRole('navigation', { name: 'Panel' }).getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner').first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width, height })
  await editForm(page).getByLabel('Author/Chef name').fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(contentOf(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(toasts(page).getByText('Validation Error', { exact: true })).toBeVisible()
  await expect(editForm(page).getByLabel('Author/Chef name')).toBeFocused()
  await expect(editForm(page).getByText('Author/Chef name is required')).toBeVisible()
})

test('a toast disappears, an error stays, and neither covers a field or contradicts the other', async ({ page }) => {
  await page.clock.install()
  await makeDraft(page, 'Bread with toasts', RECIPE)
  await openTab(page, 'Post')
  const told = toasts(page).getByRole('listitem')
  const drawer = page.getByRole('complementary', { name: 'Settings of the post' })
  const isBesideDrawer = async () => {
    const [toast, fields] = [await told.boundingBox(), await drawer.boundingBox()]
    return toast !== null && fields !== null && toast.x + toast.width <= fields.x
  }
  await page.keyboard.press('ControlOrMeta+s')
  await expect(told).toContainText('Draft Saved')
  expect(await isBesideDrawer()).toBe(true)
  await page.clock.fastForward(8_500)
  await expect(told).toHaveCount(0)

  await page.keyboard.press('ControlOrMeta+s')
  await expect(told).toContainText('Draft Saved')
  await editForm(page).getByLabel('Author/Chef name').fill('')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(told).toHaveCount(1)
  await expect(told).toContainText('Validation Error')
  expect(await isBesideDrawer()).toBe(true)
  await page.clock.fastForward(60_000)
  await expect(told).toBeVisible()
  await editForm(page).getByLabel('Author/Chef name').fill('Anna')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(told).toHaveCount(1)
  await expect(told).toContainText('Draft Saved')

  await page.setViewportSize({ width: 375, height: 667 })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Keys' }).click()
  const [toast, dialog] = [await told.boundingBox(), await page.getByRole('dialog').boundingBox()]
  expect(dialog && toast && dialog.y + dialog.height <= toast.y).toBe(true)
})

test('a telephone shows one pane at a time and the publish button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/admin/blog')
  const form = newForm(page)
  const publish = form.getByRole('button', { name: 'Publish', exact: true })
  // Upright or in landscape, there is no room for the helper of an empty page beside the title.
  await page.setViewportSize({ width: 667, height: 375 })
  await form.getByLabel('Title', { exact: true }).click()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(form.getByLabel('Prompt')).toBeHidden()
  // All tools are in one row.
  expect((await form.getByRole('toolbar', { name: 'Formatting' }).boundingBox())?.height).toBeLessThan(60)
  await write(form, 'Bread by thumb', RECIPE)
  await expect(publish).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'Bread by thumb' })).toBeInViewport()
  await form.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Ingredients' }),
  ).toBeVisible()
  await expect(page.locator('.cm-content')).toBeHidden()
  await form.getByRole('button', { name: 'Settings', exact: true }).click()
  await openTab(page, 'Outline')
  await page.getByRole('button', { name: 'Method' }).click()
  await expect(page.locator('.cm-content')).toBeFocused()
  await form.getByRole('button', { name: 'Settings', exact: true }).click()
  await openTab(page, 'Post')
  await form.getByLabel('Publish on').fill('2024-09-24T10:00')
  const dated = form.getByRole('button', { name: 'Publish, dated 24 September 2024' })
  expect(await dated.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await form.getByLabel('Publish on').fill('')
  await form.getByLabel('Author/Chef name').fill('')
  await expect(publish).toBeInViewport()
  await form.getByRole('button', { name: 'Write', exact: true }).click()
  await publish.click()
  await expect(form.getByLabel('Author/Chef name')).toBeFocused()
})

test('a slash offers blocks, a link offers posts, a table gets rows, words are replaced, and the list of keys is complete', async ({
  page,
}) => {
  await makeDraft(page, 'Bread from a menu', '')
  await contentOf(page).focus()
  await page.keyboard.type('/')
  await expect(page.locator('.cm-tooltip-autocomplete').getByRole('option')).toHaveText([
    /^Ingredients/,
    /^Link to a post/,
    /^Picture/,
    /^Steps/,
    /^Table/,
    /^Tip/,
  ])
  await page.keyboard.type('ste')
  await expect(page.getByRole('option', { name: /Steps/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mix.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Rest.')
  await expect.poll(() => textOf(page)).toBe('## Method\n\n1. Mix.\n\nRest.')

  await contentOf(page).fill('')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await contentOf(page).fill('See [](jollof')
  await page.keyboard.press('End')
  await page.keyboard.type(' rice')
  await page.getByRole('option', { name: /Jollof/i }).click()
  await expect.poll(() => textOf(page)).toMatch(/^See \[One-Pot Jollof Rice\]\(\/blog\/one-pot-jollof-rice\)$/i)

  await contentOf(page).fill('')
  await page.keyboard.press('ControlOrMeta+Shift+7')
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.keyboard.type('Salt')
  await expect.poll(() => textOf(page)).toContain('| Salt |')

  await contentOf(page).fill('Rye bread and rye flour.')
  await page.keyboard.press('ControlOrMeta+f')
  await page.getByRole('textbox', { name: 'Find' }).fill('rye')
  await page.getByRole('textbox', { name: 'Replace with' }).fill('oat')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => textOf(page)).toBe('oat bread and oat flour.')
  await fromMenu(page, 'Keys')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  // The list has the key of every tool in the toolbar.
  const tools = page.getByRole('toolbar', { name: 'Formatting', includeHidden: true }).locator('button')
  const named = (await tools.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).flatMap(
    (label) => /^(.+) \((Ctrl\+.+)\)$/.exec(label)?.slice(1) ?? [],
  )
  expect(named.length).toBeGreaterThan(20)
  for (const words of named) await expect(keys.getByText(words, { exact: true }).first()).toBeVisible()
  await expectToHold(page)
})

test('the bar undoes and redoes, toggles full screen, and its menu duplicates, shows revisions and deletes', async ({
  page,
}) => {
  const title = unique('Bread under a bar')
  const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} about bread and the time it takes.`)
  await page.clock.install()
  await makeDraft(page, title, paragraphs.join('\n\n'))
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const bar = [
    publish,
    page.getByRole('link', { name: 'All posts' }),
    page.getByRole('heading', { level: 1, name: title }),
    page.getByText('Draft', { exact: true }).first(),
  ]
  await contentOf(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' The end.')
  await skipSavePause(page)
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  for (const part of bar) await expect(part).toBeInViewport()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(contentOf(page)).not.toContainText('The end.')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(contentOf(page)).toContainText('The end.')

  await page.keyboard.press('ControlOrMeta+Shift+F')
  await expect(page.getByRole('tablist')).toBeHidden()
  expect(await editForm(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect(publish).toBeInViewport()
  await page.keyboard.press('ControlOrMeta+Shift+F')
  await expect(page.getByRole('tablist')).toBeVisible()
  // Beside a preview the tools scroll; the last ones stay visible, and full screen keeps the preview.
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const fullScreen = page.getByRole('button', { name: /^Full screen/ })
  for (const last of [fullScreen, page.getByRole('button', { name: 'AI structure helper' })])
    await expect(last).toBeInViewport({ ratio: 1 })
  await fullScreen.click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('.post-title')).toHaveCSS('font-family', /Fraunces/)
  await expect(page.getByRole('button', { name: 'AI structure helper' })).toBeInViewport({ ratio: 1 })
  await fullScreen.click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()

  await page.getByRole('button', { name: 'Redo' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')

  await fromMenu(page, 'Duplicate')
  await expect(toasts(page).getByText('Duplicated as a draft')).toBeVisible()
  await toasts(page).getByRole('link', { name: 'Edit the copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} (copy)` })).toBeVisible()
  await fromMenu(page, 'Revisions')
  await expect(page.getByRole('heading', { level: 1, name: /^Revisions of / })).toBeVisible()
  await page.goBack()
  await fromMenu(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'This post is in the bin' })).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/\/admin\/posts\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: `${title} (copy)` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible()
})

test('the recipe panel writes facts into the text and reads them back', async ({ page }) => {
  await makeDraft(page, 'Eggs in a panel', RECIPE)
  await openTab(page, 'Recipe')
  const missing = page.getByRole('list', { name: 'What is missing' })
  await expect(missing).toContainText('How long it takes is not said')
  await page.getByLabel('Cook time').pressSequentially('5 min')
  await page.getByLabel('Prep time').pressSequentially('all day')
  await page.getByLabel('Servings', { exact: true }).pressSequentially('2 people')
  await expect
    .poll(() => textOf(page))
    .toMatch(/^- Cook time: 5 min\n- Prep time: all day\n- Servings: 2 people\n\n## Ing/)
  await expect(missing).toContainText('Prep time is not understood')
  await expect(page.locator('.cm-not-understood')).toHaveText('all day')
  await page.getByLabel('Prep time').fill('10 min')
  await expect(missing).toContainText('The list has no “butter”, which this step names.')
  await missing.getByRole('button', { name: /^It is right: The list has no “butter”/ }).click()
  // Without a picture search engines do not show the post as a recipe.
  await expect(missing).toHaveText(
    'No picture of the dish: search engines show a recipe as one only with a photograph or a drawing of it.',
  )
  await openTab(page, 'Pictures')
  await addPictures(editForm(page), { name: 'eggs.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByRole('list', { name: 'Pictures in their order' })).toContainText('Uploaded')
  await openTab(page, 'Recipe')
  await expect(page.getByText('The recipe adds up. Search engines find all that they look for.')).toBeVisible()
  const reading = page.getByRole('region', { name: 'What search engines read' })
  await expect(reading).toContainText('makes 2 people · 15 min in all')
  // All fields are read back from any place in the text.
  const facts = { Cuisine: 'Polish', Course: 'Breakfast', Calories: '320 kcal', Diet: 'Vegetarian' }
  const lines = Object.entries(facts).map(([name, words]) => `${name}: ${words}`)
  await contentOf(page).fill(
    `${lines.join('\n')}\n\n## Ingredients\n\n### Dough\n\n- 2 eggs\n\n### Sauce\n\n- 1 onion\n\n## Method\n\n1. Fry.`,
  )
  for (const [name, words] of Object.entries(facts))
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(words)
  await expect(page.getByLabel('Prep time')).toHaveValue('')
  await expect(reading).toContainText(/Dough.*2 eggs.*Sauce.*1 onion/)
  await expectToHold(page, DRAWER)
})

test('pasted pictures are uploaded; pictures of other sites are imported or left out, even with an invalid address', async ({
  page,
}) => {
  await makeDraft(page, 'Bread with pasted pictures', '')
  const html = `<p><b style='mso-bidi-font-weight:normal'>Rye </b>bread</p><p><img src="data:image/png;base64,${PNG.toString('base64')}" alt="Loaf"></p><p><img src="http://127.0.0.1:1/secret.png" alt="Inside"></p>`
  await paste(contentOf(page), { html, text: 'Rye bread' })
  await expect.poll(() => textOf(page)).toMatch(/^\*\*Rye\*\* bread\n\n!\[Loaf\]\(\/media\/[\w.-]+\)/)
  await page.getByRole('button', { name: 'Bring in 1 picture' }).click()
  await expect(toasts(page).getByText('127.0.0.1:1: Its address is not one of the open internet.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect.poll(() => textOf(page)).not.toContain('127.0.0.1')

  await contentOf(page).fill('Rye bread.\n\n![Inside](https://[bad)')
  await page.getByRole('button', { name: 'Bring in 1 picture' }).click()
  await expect(toasts(page).getByText('https://[bad: ')).toBeVisible()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect.poll(() => textOf(page)).not.toContain('bad')

  const many = Array.from({ length: 40 }, (_, index) => `![](https://127.0.0.1/${index}.png)`)
  await contentOf(page).fill(['Rye bread.', ...many].join('\n\n'))
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByText('40 pictures of the text are on other sites').click()
  await expect(page.getByRole('button', { name: 'Leave them out' })).toBeInViewport({ ratio: 1 })
})
