import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { hydrated } from '../hydrated'

export const listAddress = (author: string, more = ''): string =>
  `/admin/posts?author=${encodeURIComponent(author)}${more}`

/** The entry of a post in the panel's list. */
export const entryOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })

export const titles = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^\d+ posts?$/ })
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasText: /\S/ })

export const countOf = (page: Page, count: number): Locator =>
  page.getByRole('heading', { name: count === 1 ? '1 post' : `${count} posts`, exact: true })

export const selection = (page: Page): Locator => page.getByRole('group', { name: 'Selected posts' })

/** Opens the list at an address and waits until it can be worked with. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page.getByRole('checkbox').first())
}

export async function select(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await expect(selection(page).getByText(/selected$/)).toBeVisible()
}

/** Chooses from the menu of a post's entry. */
export async function act(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
