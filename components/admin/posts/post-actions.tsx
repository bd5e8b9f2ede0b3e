'use client'

import Link from 'next/link'
import { useState, useTransition } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { DeletedAt } from '../shared/local-time'
import { EmptyState } from '../shared/panel-page'
import { Button, buttonStyles } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { duplicatePost, transitionPost, transitionPosts } from '@/lib/posts/admin/actions'
import type { ChangeResult } from '@/lib/posts/admin/bulk-changes'
import type { BulkChange } from '@/lib/posts/admin/bulk-schema'
import { changeSeveral, undoSeveral } from '@/lib/posts/admin/list-actions'
import type { AdminPost } from '@/lib/posts/admin/post'
import { countPosts, transitionWords, undoOf } from '@/lib/posts/admin/post-actions'
import type { PostTransition } from '@/lib/posts/admin/schema'
import type { TransitionResult } from '@/lib/posts/admin/transitions'
import { BIN_DAYS } from '@/lib/retention'

/** Holds rows until the list that an answer brought is on the screen. `busy` has the ids of those that are held. */
function useHold() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [, startTransition] = useTransition()
  function hold(ids: string[], work: () => Promise<void>) {
    setBusy(new Set(ids))
    startTransition(async () => {
      await work()
      startTransition(() => setBusy(new Set()))
    })
  }
  return { busy, hold }
}

/** "“Soup” published", "3 posts published". */
function doneWords(changed: TransitionResult[], transition: PostTransition): string {
  const [first] = changed
  const subject = changed.length === 1 && first ? `“${first.title || 'Untitled'}”` : countPosts(changed.length)
  return `${subject} ${transitionWords[transition].done}`
}

/** What came of a way back. */
function undoneToast(results: TransitionResult[], transition: PostTransition) {
  const { done } = transitionWords[transition]
  const failed = results.filter((result) => !result.ok)
  if (failed.length === 0) return { variant: 'success', title: `${countPosts(results.length)} ${done}` } as const
  const description = failed.map((result) => `${result.title}: ${result.ok ? '' : result.message}`).join(' ')
  return { variant: 'error', title: `${countPosts(failed.length)} not ${done}`, description } as const
}

/** How many of several posts were changed, or given back what they had. */
function changedToast(results: ChangeResult[], done: string) {
  const failed = results.filter((result) => !result.ok)
  if (failed.length === 0) return { variant: 'success', title: `${countPosts(results.length)} ${done}` } as const
  const description = failed.map((result) => `${result.title || 'Untitled'}: ${result.ok ? '' : result.message}`)
  return {
    variant: 'error',
    title: `${countPosts(failed.length)} not ${done}`,
    description: description.join(' '),
  } as const
}

/** What can be done to posts of the list, with its toasts and ways back. */
export function usePostActions(username: string, onChanged: () => void) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const { busy, hold } = useHold()

  const send = (ids: string[], transition: PostTransition) =>
    run(transitionWords[transition].failed, () => transitionPosts({ ids, transition }))

  function tell(changed: TransitionResult[], transition: PostTransition, undo: PostTransition | undefined) {
    const ids = changed.map(({ id }) => id)
    const goBack = async (back: PostTransition) => {
      const results = await send(ids, back)
      if (results) toast.show(undoneToast(results, back))
    }
    toast.show({
      variant: 'success',
      title: doneWords(changed, transition),
      ...(undo && { action: { label: 'Undo', run: () => hold(ids, () => goBack(undo)) } }),
    })
  }

  function change({ id, state }: AdminPost, transition: PostTransition) {
    hold([id], async () => {
      const result = await run(transitionWords[transition].failed, () => transitionPost({ id, transition }))
      if (!result) return
      onChanged()
      tell([result], transition, undoOf(transition, state === 'scheduled'))
    })
  }

  /** Answers what became of each, or null when it was not tried. */
  async function changeAll(posts: AdminPost[], transition: PostTransition): Promise<TransitionResult[] | null> {
    const ids = posts.map(({ id }) => id)
    const results = await send(ids, transition)
    const changed = results?.filter(({ ok }) => ok) ?? []
    // One way back for all of them, or none.
    const ways = posts.map(({ state }) => undoOf(transition, state === 'scheduled'))
    if (changed.length > 0) tell(changed, transition, ways.includes(undefined) ? undefined : ways[0])
    return results
  }

  /** Type, author, tags or date of several; answers what became of each, or null when it was not tried. */
  async function changeFields(wanted: BulkChange): Promise<ChangeResult[] | null> {
    const results = await run('Not changed', () => changeSeveral(wanted))
    const changed = results?.filter(({ ok }) => ok) ?? []
    const before = changed.flatMap((result) => (result.ok && result.undo ? [result.undo] : []))
    const goBack = async () => {
      const back = await run('Not undone', () => undoSeveral(before))
      if (back) toast.show(changedToast(back, 'as before'))
    }
    const ids = before.map(({ id }) => id)
    const action = { label: 'Undo', run: () => hold(ids, goBack) }
    if (changed.length > 0) toast.show({ ...changedToast(changed, 'changed'), ...(ids.length > 0 && { action }) })
    return results
  }

  function duplicate({ id, title }: AdminPost) {
    hold([id], async () => {
      const copy = await run('Not duplicated', () => duplicatePost(id))
      if (!copy) return
      const link = { href: `/admin/posts/${copy.id}`, label: 'Edit the copy' }
      toast.show({ variant: 'success', title: 'Duplicated as a draft', description: title, link })
    })
  }

  return { busy, change, changeAll, changeFields, duplicate, sessionDialog: dialog }
}

export type PostActions = ReturnType<typeof usePostActions>

/** In the place of the form of a post that lies in the bin: how it comes back, and its texts meanwhile. */
export function BinnedPost({ post, username }: { post: AdminPost; username: string }) {
  const actions = usePostActions(username, () => undefined)
  const { id } = post
  const isBusy = actions.busy.has(id)
  return (
    <EmptyState title="This post is in the bin">
      <p>
        {post.deletedAt && (
          <>
            <DeletedAt of={post} />.{' '}
          </>
        )}
        It is kept for {BIN_DAYS} days and cannot be changed until it is restored.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || actions.change(post, 'restore')}>
          {isBusy ? 'Restoring...' : 'Restore'}
        </Button>
        <Link href={`/admin/posts/${id}/revisions`} className={buttonStyles('secondary')}>
          Read its texts
        </Link>
      </div>
      {actions.sessionDialog}
    </EmptyState>
  )
}
