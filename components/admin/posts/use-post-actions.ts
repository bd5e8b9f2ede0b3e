import { useState, useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { useToast } from '@/components/ui/toast'
import { duplicatePost, movePost, movePostsTogether } from '@/lib/posts/admin/actions'
import type { MoveResult } from '@/lib/posts/admin/transitions'
import type { AdminPost } from '@/lib/posts/admin/post'
import { countPosts, transitionWords, undoOf } from '@/lib/posts/admin/post-actions'
import type { PostTransition } from '@/lib/posts/admin/schema'

/** What can be done to posts of the list, with its toasts and ways back. `busy` holds the ids that wait for an answer. */
export function usePostActions(username: string, onChanged: () => void) {
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

  function tell(changed: MoveResult[], transition: PostTransition, undo: PostTransition | undefined) {
    const [first] = changed
    const one = changed.length === 1 && first ? `“${first.title || 'Untitled'}”` : countPosts(changed.length)
    const ids = changed.map(({ id }) => id)
    toast.show({
      variant: 'success',
      title: `${one} ${transitionWords[transition].done}`,
      ...(undo && { action: { label: 'Undo', run: () => hold(ids, () => undoAll(ids, undo)) } }),
    })
  }

  async function undoAll(ids: string[], transition: PostTransition) {
    const results = await run(transitionWords[transition].failed, () => movePostsTogether({ ids, move: transition }))
    if (!results) return
    const failed = results.filter((result) => !result.ok)
    if (failed.length === 0)
      toast.show({ variant: 'success', title: `${countPosts(results.length)} ${transitionWords[transition].done}` })
    else {
      const description = failed.map((result) => `${result.title}: ${result.ok ? '' : result.message}`).join(' ')
      toast.show({
        variant: 'error',
        title: `${countPosts(failed.length)} not ${transitionWords[transition].done}`,
        description,
      })
    }
  }

  function change({ id, state }: AdminPost, transition: PostTransition) {
    hold([id], async () => {
      const result = await run(transitionWords[transition].failed, () => movePost({ id, move: transition }))
      if (!result) return
      onChanged()
      tell([result], transition, undoOf(transition, state === 'scheduled'))
    })
  }

  /** Answers what became of each, or null when it was not tried. */
  async function changeAll(posts: AdminPost[], transition: PostTransition): Promise<MoveResult[] | null> {
    const ids = posts.map(({ id }) => id)
    const results = await run(transitionWords[transition].failed, () => movePostsTogether({ ids, move: transition }))
    const changed = results?.filter(({ ok }) => ok) ?? []
    const undo = posts.some(({ state }) => undoOf(transition, state === 'scheduled') === undefined)
      ? undefined
      : transitionWords[transition].undo
    if (changed.length > 0) tell(changed, transition, undo)
    return results
  }

  function duplicate({ id, title }: AdminPost) {
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

  return { busy, change, changeAll, duplicate, sessionDialog: dialog }
}

export type PostActions = ReturnType<typeof usePostActions>
