import { z } from 'zod'
import { listAddress, oneOf, words } from '../../list-address.ts'
import { privacyLimits } from '../../retention.ts'

export const BOXES = ['inbox', 'unread', 'archived', 'spam', 'bin'] as const
export type Box = (typeof BOXES)[number]

export const BOX_LABELS: Record<Box, string> = {
  inbox: 'Inbox',
  unread: 'Unread',
  archived: 'Archived',
  spam: 'Spam',
  bin: 'Bin',
}

/** The changes that a message can get. */
export const MARKS = [
  'read',
  'unread',
  'answered',
  'unanswered',
  'archive',
  'unarchive',
  'spam',
  'not-spam',
  'bin',
  'restore',
] as const
export type Mark = (typeof MARKS)[number]

/** How far messages are counted: every page of the panel asks for the numbers beside the boxes. */
export const COUNTED_MESSAGES_MAX = 1000

export const inboxList = listAddress('/admin/messages', { box: oneOf(BOXES, 'inbox'), q: words() })

/** The view of the inbox, from its address. */
export type InboxParams = z.output<typeof inboxList.schema>

/** The choices of an admin, never longer than the privacy policy promises. Months. */
export const RETENTION_CHOICES = [1, 2, 3, 6, 9, privacyLimits.contactRetentionMonths] as const

export const retentionSchema = z.number().int().min(1).max(privacyLimits.contactRetentionMonths)
