import { useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { useToast } from '@/components/ui/toast'
import { deleteMessage, markMessages } from '@/lib/contact/inbox/actions'

export type Mark = 'read' | 'unread' | 'archive' | 'unarchive'

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
      if (value === 'archive') {
        const undo = () => startTransition(async () => void (await set(id, 'unarchive')))
        toast.show({ variant: 'success', title: 'Message archived', action: { label: 'Undo', run: undo } })
      }
      if (value === 'unarchive') toast.show({ variant: 'success', title: 'Message moved to the inbox' })
    })
  }

  function remove(id: string, onDone: () => void) {
    startTransition(async () => {
      if ((await run('Not deleted', () => deleteMessage(id))) === null) return
      onDone()
      toast.show({ variant: 'success', title: 'Message deleted' })
    })
  }

  return { isPending, mark, remove, sessionDialog: dialog }
}
