import {
  Archive,
  ArchiveRestore,
  Check,
  Inbox,
  type LucideIcon,
  Mail,
  MailOpen,
  OctagonX,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import { useAdminAction } from '../shared/admin-action'
import { deleteMessage, markMessages } from '@/lib/contact/inbox/actions'
import type { Box, Mark } from '@/lib/contact/inbox/params'

/** The button of each mark. `done` completes the toast “3 messages …”; read and unread show none. */
export const MARK_WORDS: Record<Mark, { label: string; Icon: LucideIcon; done?: string; undo?: Mark }> = {
  read: { label: 'Mark as read', Icon: MailOpen },
  unread: { label: 'Mark as unread', Icon: Mail },
  answered: { label: 'Mark as answered', Icon: Check, done: 'marked as answered', undo: 'unanswered' },
  unanswered: { label: 'Mark as not answered', Icon: Check, done: 'marked as not answered' },
  archive: { label: 'Archive', Icon: Archive, done: 'archived', undo: 'unarchive' },
  unarchive: { label: 'Move to the inbox', Icon: ArchiveRestore, done: 'moved to the inbox' },
  spam: { label: 'Spam', Icon: OctagonX, done: 'marked as spam', undo: 'not-spam' },
  'not-spam': { label: 'Not spam', Icon: Inbox, done: 'moved out of the spam', undo: 'spam' },
  bin: { label: 'Delete', Icon: Trash2, done: 'moved to the bin', undo: 'restore' },
  restore: { label: 'Restore', Icon: RotateCcw, done: 'restored' },
}

/** The marks for selected messages, by box. */
export const BULK_MARKS: Record<Box, readonly Mark[]> = {
  inbox: ['read', 'unread', 'answered', 'archive', 'spam', 'bin'],
  unread: ['read', 'archive', 'spam', 'bin'],
  archived: ['unarchive', 'bin'],
  spam: ['not-spam', 'bin'],
  bin: ['restore'],
}

/** Marks and deletes messages, with toasts and undos. */
export function useMarks() {
  const { act, isPending } = useAdminAction()

  function markAll(ids: string[], mark: Mark, onDone?: () => void) {
    act('Not changed', markMessages, { ids, mark }, (changed) => {
      onDone?.()
      const { done, undo } = MARK_WORDS[mark]
      if (!done) return
      // Not all ids, or the undo of an answered mark would remove an earlier mark too.
      const action = undo && {
        label: 'Undo',
        run: () => act('Not changed', markMessages, { ids: changed, mark: undo }),
      }
      return {
        about: ids.join(),
        title: changed.length === 1 ? `Message ${done}` : `${changed.length} messages ${done}`,
        ...(action && { action }),
      }
    })
  }
  const mark = (id: string, value: Mark, onDone?: () => void) => markAll([id], value, onDone)
  const remove = (id: string, onDone: () => void) =>
    act('Not deleted', deleteMessage, id, () => {
      onDone()
      return 'Message deleted for good'
    })
  return { isPending, mark, markAll, remove }
}
