import { z } from 'zod'
import { listAddress, oneOf, words } from '../../list-address.ts'
import { privacyLimits } from '../../privacy-limits.ts'

export const BOXES = ['inbox', 'unread', 'archived', 'bin'] as const
export type Box = (typeof BOXES)[number]

export const BOX_LABELS: Record<Box, string> = { inbox: 'Inbox', unread: 'Unread', archived: 'Archived', bin: 'Bin' }

/** How far messages are counted: every page of the panel asks for the numbers beside the boxes. */
export const COUNTED_MESSAGES_MAX = 1000

const inbox = listAddress('/admin/messages', { box: oneOf(BOXES, 'inbox'), q: words() })

/** What the inbox shows, as its address says it. */
export type InboxParams = z.output<typeof inbox.schema>
export const inboxSchema = inbox.schema
export const readInbox = inbox.read
export const inboxHref = inbox.href

/** What an admin can choose: never longer than the privacy policy promises. Months. */
export const RETENTION_CHOICES = [1, 2, 3, 6, 9, privacyLimits.contactRetentionMonths] as const

export const retentionSchema = z.number().int().min(1).max(privacyLimits.contactRetentionMonths)

export const countMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`)
