import { expect, type Locator, type Page } from '@playwright/test'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { retention } from '../../lib/retention.ts'
import { aMessage, rowsOf } from '../../supabase/tests/harness/rows.ts'
import { service } from './service'

type NewMessage = Partial<TablesInsert<'contact_messages'>> & { subject: string }

/** Stores messages as visitors send them; returns their ids. */
export async function storeMessages(messages: NewMessage[]): Promise<string[]> {
  const client = await service()
  const created_at = new Date().toISOString()
  const rows = messages.map((message) => aMessage({ created_at, ...message }))
  return rowsOf(await client.from('contact_messages').insert(rows).select('id')).map(({ id }) => id)
}

/** Submits a message as the contact form does, which checks its sender. */
export async function receiveMessage(message: NewMessage): Promise<void> {
  const { name, email, subject, message: text } = aMessage(message)
  const client = await service()
  const sent = await client.rpc('submit_contact_message', {
    p_name: name,
    p_email: email,
    p_phone: '',
    p_subject: subject,
    p_message: text,
    p_interests: '',
    p_client_hash: crypto.randomUUID(),
    p_max: 1,
    p_window: '1 hour',
    ...retention,
  })
  expect(rowsOf(sent)).toBe(true)
}

export const entryOf = (page: Page, subject: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: subject })

/** The link to the inbox in the sidebar, with the number of unread messages. */
export const inboxLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: /^Messages/ })

/** Waits until the inbox shows the number of unread messages; other journeys may send some meanwhile. */
export async function expectUnreadNumber(page: Page): Promise<void> {
  const client = await service()
  await expect(async () => {
    const unread = client.from('contact_messages').select('id', { count: 'exact', head: true })
    const { count } = await unread
      .is('read_at', null)
      .is('archived_at', null)
      .is('spam_at', null)
      .is('deleted_at', null)
    await page.reload()
    const number = count === 0 ? '' : `${count} unread`
    expect(await inboxLink(page).textContent()).toBe(`Messages${number}`)
  }).toPass()
}
