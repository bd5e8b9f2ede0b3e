import { useState, useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { countPosts, moveWords, undoOf } from './moves'
import { useToast } from '@/components/ui/toast'
import { duplicatePost, movePost, movePostsTogether } from '@/lib/posts/admin/actions'
import type { MoveResult } from '@/lib/posts/admin/transitions'
import type { DeskPost } from '@/lib/posts/admin/row'
import type { PostTransition } from '@/lib/posts/admin/schema'

/** What can be done to posts of the list, with its toasts and ways back. `busy` holds the ids that wait for an answer. */
export function useMoves(username: string, onMoved: () => void) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [, startTransition] = useTransition()

  /** Holds the rows until the list that the answer brought is on the screen. */
  function hold(ids: string[], work: () => Promise<void>) {
    setBusy(new Set(ids))
    startTransition(async () => {
      await work()
      startTransition(() => setBusy(new Set()))
    })
  }

  function tell(moved: MoveResult[], move: PostTransition, undo: PostTransition | undefined) {
    const [first] = moved
    const one = moved.length === 1 && first ? `“${first.title || 'Untitled'}”` : countPosts(moved.length)
    const ids = moved.map(({ id }) => id)
    toast.show({
      variant: 'success',
      title: `${one} ${moveWords[move].done}`,
      ...(undo && { action: { label: 'Undo', run: () => hold(ids, () => undoAll(ids, undo)) } }),
    })
  }

  async function undoAll(ids: string[], move: PostTransition) {
    const results = await run(moveWords[move].failed, () => movePostsTogether({ ids, move }))
    if (!results) return
    const failed = results.filter((result) => !result.ok)
    if (failed.length === 0)
      toast.show({ variant: 'success', title: `${countPosts(results.length)} ${moveWords[move].done}` })
    else {
      const description = failed.map((result) => `${result.title}: ${result.ok ? '' : result.message}`).join(' ')
      toast.show({ variant: 'error', title: `${countPosts(failed.length)} not ${moveWords[move].done}`, description })
    }
  }

  function moveOne({ id, state }: DeskPost, move: PostTransition) {
    hold([id], async () => {
      const result = await run(moveWords[move].failed, () => movePost({ id, move }))
      if (!result) return
      onMoved()
      tell([result], move, undoOf(move, state === 'scheduled'))
    })
  }

  /** Answers what became of each, or null when it was not tried. */
  async function moveAll(posts: DeskPost[], move: PostTransition): Promise<MoveResult[] | null> {
    const ids = posts.map(({ id }) => id)
    const results = await run(moveWords[move].failed, () => movePostsTogether({ ids, move }))
    const moved = results?.filter(({ ok }) => ok) ?? []
    const undo = posts.some(({ state }) => undoOf(move, state === 'scheduled') === undefined)
      ? undefined
      : moveWords[move].undo
    if (moved.length > 0) tell(moved, move, undo)
    return results
  }

  function duplicate({ id, title }: DeskPost) {
    hold([id], async () => {
      const copy = await run('Not duplicated', () => duplicatePost(id))
      if (!copy) return
      toast.show({
        variant: 'success',
        title: 'Duplicated as a draft',
        description: title,
        link: { href: `/admin/posts/${copy.id}`, label: 'Edit the copy' },
      })
    })
  }

  return { busy, moveOne, moveAll, duplicate, sessionDialog: dialog }
}

export type Moves = ReturnType<typeof useMoves>
