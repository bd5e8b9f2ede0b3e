import { useTransition } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { useToast } from '@/components/ui/toast'
import { deleteMessage, markMessages } from '@/lib/contact/inbox/actions'
import type { Box, Mark } from '@/lib/contact/inbox/params'

/** What can be done with messages of a box: what one of them alone could be asked. */
export const BULK: Record<Box, readonly (readonly [Mark, string])[]> = {
  inbox: [
    ['read', 'Mark as read'],
    ['unread', 'Mark as unread'],
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

/** What is said of a mark, and the way back from it. */
const WORDS: Partial<Record<Mark, { done: string; undo?: Mark }>> = {
  archive: { done: 'archived', undo: 'unarchive' },
  unarchive: { done: 'moved to the inbox' },
  spam: { done: 'marked as spam', undo: 'not-spam' },
  'not-spam': { done: 'moved out of the spam', undo: 'spam' },
  bin: { done: 'moved to the bin', undo: 'restore' },
  restore: { done: 'restored' },
}

/** Marking and deleting messages, with toasts and ways back. */
export function useMarks(username: string) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [isPending, startTransition] = useTransition()

  const set = (ids: string[], mark: Mark) => run('Not changed', () => markMessages({ ids, mark }))

  function markAll(ids: string[], value: Mark, onDone?: () => void) {
    startTransition(async () => {
      const count = await set(ids, value)
      if (count === null) return
      onDone?.()
      const words = WORDS[value]
      if (!words) return
      const { done, undo } = words
      const title = count === 1 ? `Message ${done}` : `${count} messages ${done}`
      const takeBack = undo && (() => startTransition(async () => void (await set(ids, undo))))
      toast.show({ variant: 'success', title, ...(takeBack && { action: { label: 'Undo', run: takeBack } }) })
    })
  }
  const mark = (id: string, value: Mark, onDone?: () => void) => markAll([id], value, onDone)

  function remove(id: string, onDone: () => void) {
    startTransition(async () => {
      if ((await run('Not deleted', () => deleteMessage(id))) === null) return
      onDone()
      toast.show({ variant: 'success', title: 'Message deleted for good' })
    })
  }

  return { isPending, mark, markAll, remove, sessionDialog: dialog }
}
