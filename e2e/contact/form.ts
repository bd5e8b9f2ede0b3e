import type { Locator, Page } from '@playwright/test'
import { rowsOf } from '../../supabase/tests/harness/rows.ts'
import { service } from '../admin/service'
import { hydrated } from '../hydrated'

export const message = {
  'Full Name': 'Anna Nowak',
  'Email Address': 'anna@example.org',
  'Phone Number': '+48 600 000 000',
  Subject: 'Salt in dough',
  Message: 'How much salt for 500 g of flour?\nAnd when?',
} as const

export type FieldLabel = keyof typeof message

export const fieldOf = (page: Page, label: FieldLabel): Locator => page.getByRole('textbox', { name: label })
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send Message' })

/** Fills the five text fields; `change` replaces some of the texts. */
export async function fillMessage(page: Page, change: Partial<Record<FieldLabel, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...message, ...change }))
    await page.getByRole('textbox', { name: label }).fill(text)
}

/** Opens the page and advances its clock, so that the minimum time does not refuse a form that is filled at once. */
export async function openWithTime(page: Page, address = '/contact'): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await hydrated(sendButton(page))
  await page.clock.fastForward('00:10')
}

/** The stored messages with this subject. */
export const storedMessages = async (subject: string) =>
  rowsOf(await (await service()).from('contact_messages').select('*').eq('subject', subject))
