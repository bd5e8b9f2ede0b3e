import type { Locator, Page } from '@playwright/test'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { rowsOf, service } from './service'

type NewMessage = Partial<TablesInsert<'contact_messages'>> & { subject: string }

/** Messages as visitors have sent them; answers their ids. */
export async function storeMessages(messages: NewMessage[]): Promise<string[]> {
  const client = await service()
  const rows = messages.map((message) => ({
    name: 'Anna Nowak',
    email: 'anna@example.org',
    message: 'How long does the broth simmer?',
    created_at: new Date().toISOString(),
    ...message,
  }))
  return rowsOf(await client.from('contact_messages').insert(rows).select('id')).map(({ id }) => id)
}

export const entryOf = (page: Page, subject: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: subject })

/** The number beside the inbox in the sidebar. */
export const unreadBadge = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: /^Messages/ })
