import { useAdminAction } from '../shared/admin-action'
import { deleteMessage, markMessages } from '@/lib/contact/inbox/actions'
import type { Box, Mark } from '@/lib/contact/inbox/params'

/** The actions for selected messages, by box. */
export const BULK: Record<Box, readonly (readonly [Mark, string])[]> = {
  inbox: [
    ['read', 'Mark as read'],
    ['unread', 'Mark as unread'],
    ['answered', 'Mark as answered'],
    ['archive', 'Archive'],
    ['spam', 'Spam'],
    ['bin', 'Delete'],
  ],
  unread: [
    ['read', 'Mark as read'],
    ['archive', 'Archive'],
    ['spam', 'Spam'],
    ['bin', 'Delete'],
  ],
  archived: [
    ['unarchive', 'Move to the inbox'],
    ['bin', 'Delete'],
  ],
  spam: [
    ['not-spam', 'Not spam'],
    ['bin', 'Delete'],
  ],
  bin: [['restore', 'Restore']],
}

const WORDS: Partial<Record<Mark, { done: string; undo?: Mark }>> = {
  answered: { done: 'marked as answered', undo: 'unanswered' },
  unanswered: { done: 'marked as not answered' },
  archive: { done: 'archived', undo: 'unarchive' },
  unarchive: { done: 'moved to the inbox' },
  spam: { done: 'marked as spam', undo: 'not-spam' },
  'not-spam': { done: 'moved out of the spam', undo: 'spam' },
  bin: { done: 'moved to the bin', undo: 'restore' },
  restore: { done: 'restored' },
}

/** Marking and deleting messages, with toasts and ways back. */
export function useMarks() {
  const { act, isPending } = useAdminAction()
  const set = (ids: string[], mark: Mark) => () => markMessages({ ids, mark })

  function markAll(ids: string[], value: Mark, onDone?: () => void) {
    act('Not changed', set(ids, value), (count) => {
      onDone?.()
      const words = WORDS[value]
      if (!words) return
      const { done, undo } = words
      const action = undo && { label: 'Undo', run: () => act('Not changed', set(ids, undo)) }
      return {
        about: ids.join(),
        title: count === 1 ? `Message ${done}` : `${count} messages ${done}`,
        ...(action && { action }),
      }
    })
  }
  const mark = (id: string, value: Mark, onDone?: () => void) => markAll([id], value, onDone)
  const remove = (id: string, onDone: () => void) =>
    act(
      'Not deleted',
      () => deleteMessage(id),
      () => {
        onDone()
        return 'Message deleted for good'
      },
    )
  return { isPending, mark, markAll, remove }
}
