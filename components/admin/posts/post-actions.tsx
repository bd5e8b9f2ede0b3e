'use client'

import { startTransition, useOptimistic } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { ButtonLink } from '../shared/button-link'
import { focusContent } from '../shared/bin-notice'
import { DeletedAt } from '../shared/local-time'
import { EmptyState } from '../shared/panel-page'
import { useHolder } from '../shared/rights'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import type { ToastContent } from '@/components/ui/toast-store'
import type { BulkChange, BulkUndo } from '@/lib/posts/admin/bulk-schema'
import { changeSeveral, duplicatePost, transitionPosts, undoSeveral } from '@/lib/posts/admin/list-actions'
import type { AdminPost } from '@/lib/posts/admin/post'
import { mayTransition, transitionWords, undoOf } from '@/lib/posts/admin/transition-rules'
import type { BulkTransition, PostTransition } from '@/lib/posts/admin/schema'
import type { PostResult } from '@/lib/posts/admin/transitions'
import { BIN_DAYS } from '@/lib/retention'
import { counted } from '@/lib/text'

const NONE: ReadonlySet<string> = new Set()

/** Marks rows as busy until the list shows the result of the action. `busy`: their ids. */
function useBusyRows() {
  const [busy, addBusy] = useOptimistic(NONE, (before, ids: string[]) => before.union(new Set(ids)))
  const runBusy = (ids: string[], work: () => Promise<void>) =>
    startTransition(async () => {
      addBusy(ids)
      await work()
    })
  return { busy, runBusy }
}

/** "“Soup” published" or "3 posts published"; or the unchanged posts with the reasons. */
function resultToast(results: readonly PostResult[], done: string): ToastContent {
  const about = results.map(({ id }) => id).join()
  const failed = results.flatMap((one) => (one.ok ? [] : [`${one.title || 'Untitled'}: ${one.message}`]))
  if (failed.length > 0)
    return {
      variant: 'error',
      about,
      title: `${counted(failed.length, 'post')} not ${done}`,
      description: failed.join(' '),
    }
  const [first] = results
  const subject = first && results.length === 1 ? `“${first.title || 'Untitled'}”` : counted(results.length, 'post')
  return { variant: 'success', about, title: `${subject} ${done}` }
}

/** The former values of the changed posts. */
const undosOf = (results: readonly PostResult[]): BulkUndo => results.flatMap((one) => (one.ok ? (one.undo ?? []) : []))

/** `send` returns the result of each post; `undone` completes the toast “3 posts …”. */
type Undo = { send: () => Promise<PostResult[] | null>; undone: string }

type Changed = Pick<AdminPost, 'id' | 'state'>

type After = {
  /** A single post was changed. */
  onChanged?: () => void
  /** A change was undone. */
  onUndone?: () => void
}

/** The actions on posts of the list, with their toasts and undos. */
export function usePostActions({ onChanged, onUndone }: After) {
  const toast = useToast()
  const { run } = useAdminAction()
  const { busy, runBusy } = useBusyRows()

  /** Shows a toast about the changed posts, with an undo. */
  function showChanged(all: PostResult[], done: string, undo: Undo | null) {
    const results = all.filter(({ ok }) => ok)
    if (results.length === 0) return
    const goBack = async ({ send, undone }: Undo) => {
      const back = await send()
      if (!back) return
      toast.show(resultToast(back, undone))
      if (back.every(({ ok }) => ok)) onUndone?.()
    }
    const ids = results.map(({ id }) => id)
    const action = undo && { label: 'Undo', run: () => runBusy(ids, () => goBack(undo)) }
    toast.show({ ...resultToast(results, done), ...(action && { action }) })
  }

  const send = (wanted: BulkTransition) => run(transitionWords[wanted.transition].failed, () => transitionPosts(wanted))
  const sendBack = (before: BulkUndo) => run('Not undone', () => undoSeveral(before))

  /** Returns the result of each post; null when the action failed. */
  async function changeAll(posts: readonly Changed[], transition: PostTransition, version?: number) {
    const results = await send({ ids: posts.map(({ id }) => id), transition, version })
    if (!results) return null
    // One undo for all posts, or none if one of them has no undo.
    const undos = posts.map(({ state }) => undoOf(transition, state === 'scheduled'))
    const undo = undos.includes(undefined) ? undefined : undos[0]
    const ids = results.flatMap(({ ok, id }) => (ok ? [id] : []))
    const before = undosOf(results)
    const sendUndo = (to: PostTransition) => (before.length > 0 ? sendBack(before) : send({ ids, transition: to }))
    const back = undo ? { send: () => sendUndo(undo), undone: transitionWords[undo].done } : null
    showChanged(results, transitionWords[transition].done, back)
    return results
  }

  /** `version`: the version that the editor has read; the action refuses any other. */
  function change(post: Changed, transition: PostTransition, version?: number) {
    runBusy([post.id], async () => {
      const [result] = (await changeAll([post], transition, version)) ?? []
      if (result?.ok) onChanged?.()
      else if (result)
        toast.show({
          variant: 'error',
          about: post.id,
          title: transitionWords[transition].failed,
          description: result.message,
        })
    })
  }

  /** Changes type, author, tags or date of several posts. Returns the result of each; null when the action failed. */
  async function changeFields(wanted: BulkChange): Promise<PostResult[] | null> {
    const results = await run('Not changed', () => changeSeveral(wanted))
    if (!results) return null
    const before = undosOf(results)
    showChanged(results, 'changed', before.length > 0 ? { send: () => sendBack(before), undone: 'as before' } : null)
    return results
  }

  function duplicate({ id, title }: AdminPost) {
    runBusy([id], async () => {
      const copy = await run('Not duplicated', () => duplicatePost(id))
      if (!copy) return
      const link = { href: `/admin/posts/${copy.id}`, label: 'Edit the copy' }
      toast.show({ variant: 'success', title: 'Duplicated as a draft', description: title, link })
    })
  }

  return { busy, change, changeAll, changeFields, duplicate }
}

export type PostActions = ReturnType<typeof usePostActions>

/** Replaces the editor for a post in the bin: how to restore the post and read its versions. */
export function BinnedPost({ post }: { post: AdminPost }) {
  const { id } = post
  const actions = usePostActions({ onChanged: focusContent })
  const who = useHolder()
  const isBusy = actions.busy.has(id)
  return (
    <EmptyState title="This post is in the bin">
      <p>
        <DeletedAt of={post} />. It is kept for {BIN_DAYS} days and cannot be changed until it is restored.
      </p>
      <div className="flex flex-wrap gap-3">
        {mayTransition(who, post, 'restore') && (
          <Button isBusy={isBusy} onClick={() => actions.change(post, 'restore')}>
            {isBusy ? 'Restoring...' : 'Restore'}
          </Button>
        )}
        <ButtonLink href={`/admin/posts/${id}/revisions`}>Read its texts</ButtonLink>
      </div>
    </EmptyState>
  )
}
