import { useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { useToast } from '@/components/ui/toast'
import { deleteMessage, markMessages } from '@/lib/contact/inbox/actions'

export type Mark = 'read' | 'unread' | 'archive' | 'unarchive' | 'bin' | 'restore'

/** What is said of a mark, and the way back from it. */
const WORDS: Partial<Record<Mark, { title: string; undo?: Mark }>> = {
  archive: { title: 'Message archived', undo: 'unarchive' },
  unarchive: { title: 'Message moved to the inbox' },
  bin: { title: 'Message moved to the bin', undo: 'restore' },
  restore: { title: 'Message restored' },
}

/** Marking and deleting messages, with toasts and ways back. */
export function useMarks(username: string) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [isPending, startTransition] = useTransition()

  const set = async (id: string, mark: Mark) =>
    (await run('Not changed', () => markMessages({ ids: [id], mark }))) !== null

  function mark(id: string, value: Mark, onDone?: () => void) {
    startTransition(async () => {
      if (!(await set(id, value))) return
      onDone?.()
      const words = WORDS[value]
      if (!words) return
      const { title, undo } = words
      const takeBack = undo && (() => startTransition(async () => void (await set(id, undo))))
      toast.show({ variant: 'success', title, ...(takeBack && { action: { label: 'Undo', run: takeBack } }) })
    })
  }

  function remove(id: string, onDone: () => void) {
    startTransition(async () => {
      if ((await run('Not deleted', () => deleteMessage(id))) === null) return
      onDone()
      toast.show({ variant: 'success', title: 'Message deleted for good' })
    })
  }

  return { isPending, mark, remove, sessionDialog: dialog }
}
