import type { Locator } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { addSession, toasts } from '../accounts'
import { runSchedule } from '../control'
import { contentOf, fromMenu, saved, skipSavePause } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { dayOf, daysAway } from '../../lib/posts/admin/month.ts'
import { BODY, postById, updateRow } from '../../supabase/tests/harness/rows.ts'
import { service, storePosts } from './service'
import { mark } from '../unique'

test.beforeEach(async ({ page }) => addSession(page))

const DAY = 86_400_000
const TUESDAY = 2

test('changes of a live post wait, are scheduled, and reach readers at their minute', async ({ page, request }) => {
  const slug = `rye-${mark()}`
  const [post] = await storePosts([{ title: `Rye ${slug}`, slug }])
  const textOfReaders = async () => (await request.get(`/blog/${slug}`)).text()
  expect(await textOfReaders()).toContain('Slice the onions thinly')
  await page.goto(`/admin/posts/${post?.id}`)
  await expect(page.locator('.cm-content')).toBeVisible()
  await contentOf(page).fill(`${BODY} And a spoon of caraway, which is new.`)
  await fromMenu(page, 'Keep the changes for later')
  await expect(toasts(page).getByText('Changes Kept', { exact: true })).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Published · changes kept')).toBeVisible()
  expect(await textOfReaders()).not.toContain('caraway')
  const address = page.url()
  await page.goto(`/admin/posts?q=${slug}`)
  await expect(page.getByText('Published · changes kept')).toBeVisible()

  // The next editor who opens the post continues with the waiting changes.
  await page.goto(address)
  await expect(page.getByText('Readers do not see these changes yet.')).toBeVisible()
  await expect(contentOf(page)).toContainText('caraway')
  await fromMenu(page, 'Schedule the changes…')
  const dialog = page.getByRole('dialog', { name: 'When shall readers see the changes?' })
  await dialog.getByRole('button', { name: 'Tomorrow, 09:00' }).click()
  await dialog.getByRole('button', { name: 'Schedule changes' }).click()
  await expect(toasts(page).getByText('Changes Scheduled', { exact: true })).toBeVisible()
  await expect(page.getByText('They are published by themselves on')).toBeVisible()

  const client = await service()
  const past = new Date(Date.now() - 1000).toISOString()
  await updateRow(client, 'post_changes', post?.id ?? '', { publish_at: past })
  expect((await runSchedule(request)).status()).toBe(200)
  await expect.poll(textOfReaders).toContain('caraway')
  await page.goto(page.url())
  await expect(page.locator('.cm-content')).toContainText('caraway')
  await expect(page.getByText('Readers do not see these changes yet.')).toBeHidden()

  // Waiting changes can also be discarded or published by hand.
  const keep = async (words: string) => {
    await contentOf(page).fill(`${BODY} ${words}`)
    await fromMenu(page, 'Keep the changes for later')
    await expect(page.getByText('Readers do not see these changes yet.')).toBeVisible()
  }
  await keep('And a leaf of dill.')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(contentOf(page)).toContainText('caraway')
  await keep('And a leaf of sage.')
  await page.getByRole('button', { name: 'Update live post' }).click()
  await expect(toasts(page).getByText('Changes Published', { exact: true })).toBeVisible()
  await expect(page.getByText('Readers do not see these changes yet.')).toBeHidden()
  expect(await textOfReaders()).toMatch(/leaf of sage/)
})

/** Drags a plan onto a visible day. */
async function drag(what: Locator, to: Locator) {
  const { mouse } = what.page()
  await to.scrollIntoViewIfNeeded()
  await what.hover()
  await mouse.down()
  const target = await to.boundingBox()
  if (!target) throw new Error('That day is not on the page')
  await mouse.move(target.x + target.width / 2, target.y + 60, { steps: 10 })
  await mouse.up()
}

test('the calendar moves a plan by keys, by drag and in a dialog, and undoes a move', async ({ page }) => {
  const slug = `plan-${mark()}`
  // A Tuesday in every year: its column is on the left, where no toast covers the target of a drag.
  const at = new Date(Date.now() + 400 * DAY)
  at.setDate(8)
  at.setDate(8 + ((7 + TUESDAY - at.getDay()) % 7))
  at.setHours(9, 0, 0, 0)
  const [post] = await storePosts([
    { title: `Plan ${slug}`, slug, status: 'scheduled', published_at: at.toISOString() },
  ])
  const client = await service()
  const planned = async () => {
    const row = await postById(client, post?.id ?? '')
    return Math.round((Date.parse(row?.published_at ?? '') - at.getTime()) / DAY)
  }
  const dayAfter = (days: number) => daysAway(dayOf(at), days)
  const on = (days: number) => page.locator(`[data-day="${dayAfter(days)}"]`)
  await page.goto(`/admin/calendar?month=${dayAfter(0).slice(0, 7)}`)
  const plan = page.getByRole('button', { name: new RegExp(slug) })
  await (await hydrated(plan)).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(planned).toBe(1)
  await expect(toasts(page).getByText('Moved', { exact: true })).toBeVisible()
  await expect(on(1).getByRole('button', { name: new RegExp(slug) })).toBeFocused()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(planned).toBe(0)

  await drag(on(0).getByRole('button', { name: new RegExp(slug) }), on(7))
  await expect.poll(planned).toBe(7)

  await plan.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Move to').fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog.getByText('Choose a time in the future')).toBeVisible()
  await dialog.getByLabel('Move to').fill(`${dayAfter(2)}T09:00`)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(planned).toBe(2)
  await expectToHold(page)
})

test('a day of the calendar begins a post, and accepts a draft dragged from the tray', async ({ page }) => {
  const slug = `tray-${mark()}`
  const [post] = await storePosts([{ title: `Draft ${slug}`, slug, status: 'draft', published_at: null }])
  await page.clock.install()
  // Other journeys use the days around the present one.
  const day = daysAway(dayOf(new Date()), 40)
  const cell = page.locator(`[data-day="${day}"]`)
  // Wide and high enough for a whole month and the tray beside it.
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(`/admin/calendar?month=${day.slice(0, 7)}`)
  const draft = page.getByRole('region', { name: 'Drafts' }).getByRole('link', { name: new RegExp(slug) })
  await hydrated(draft)
  await drag(draft, cell)
  await expect(page).toHaveURL(`/admin/posts/${post?.id}`)
  const planned = page.getByLabel('Publish on')
  await expect(planned).toHaveValue(`${day}T09:00`)
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()

  await page.goto(`/admin/calendar?month=${day.slice(0, 7)}`)
  await cell.getByRole('link', { name: /^New post for / }).click()
  await expect(page).toHaveURL('/admin/blog')
  await expect(planned).toHaveValue(`${day}T09:00`)
  await page.getByLabel('Title', { exact: true }).fill(`Begun ${slug}`)
  await skipSavePause(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Draft restored.')).toBeVisible()
  await expect(planned).toHaveValue(`${day}T09:00`)
})
