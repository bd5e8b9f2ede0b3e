import { z } from 'zod'
import { privacyLimits } from '../../privacy-limits.ts'

export const BOXES = ['inbox', 'unread', 'archived'] as const
export type Box = (typeof BOXES)[number]

export const BOX_LABELS: Record<Box, string> = { inbox: 'Inbox', unread: 'Unread', archived: 'Archived' }

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)

export const inboxSchema = z.object({
  q: z.preprocess(first, z.string().trim().max(100).catch('')),
  box: z.preprocess(first, z.enum(BOXES).catch('inbox')),
  page: z.preprocess(first, z.coerce.number().int().min(1).max(100_000).catch(1)),
})

export type InboxParams = z.output<typeof inboxSchema>

/** What the inbox shows, read from an address; junk counts as absent. */
export const readInbox = (params: Record<string, string | string[] | undefined>): InboxParams =>
  inboxSchema.parse(params)

/** The address of a view of the inbox; any change but of the page leads to its first page. */
export function inboxHref(params: InboxParams, change: Partial<InboxParams> = {}): string {
  const { q, box, page } = { ...params, page: 1, ...change }
  const query = new URLSearchParams()
  if (box !== 'inbox') query.set('box', box)
  if (q) query.set('q', q)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/admin/messages?${text}` : '/admin/messages'
}

/** What an admin can choose: never longer than the privacy policy promises. Months. */
export const RETENTION_CHOICES = [1, 2, 3, 6, 9, privacyLimits.contactRetentionMonths] as const

export const retentionSchema = z.number().int().min(1).max(privacyLimits.contactRetentionMonths)

export const countMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`)
