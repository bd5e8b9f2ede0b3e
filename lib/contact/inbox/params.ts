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

/** Counting stops here: every page of the panel requests the counts of the boxes. */
export const COUNTED_MESSAGES_MAX = 1000

export const inboxList = listAddress('/admin/messages', { box: oneOf(BOXES, 'inbox'), q: words() })

export type InboxParams = z.output<typeof inboxList.schema>

/** Months that an admin may choose, at most as many as the privacy policy promises. */
export const RETENTION_CHOICES = [1, 2, 3, 6, 9, privacyLimits.contactRetentionMonths] as const

export const retentionSchema = z.number().int().min(1).max(privacyLimits.contactRetentionMonths)
