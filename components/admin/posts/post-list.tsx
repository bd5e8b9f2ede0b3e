'use client'

import { type ReactNode, useRef, useState } from 'react'
import { SelectHeading, useSelection } from '../shared/selection'
import { BulkDialog, BulkPosts, type BulkQuestion } from './bulk-actions'
import { BulkChangeDialog } from './bulk-change'
import { PostItem } from './post-item'
import { type PostActions, usePostActions } from './post-actions'
import type { BulkChange } from '@/lib/posts/admin/bulk-schema'
import type { AdminPost } from '@/lib/posts/admin/post'
import { countPosts } from '@/lib/posts/admin/post-actions'
import type { PostTransition } from '@/lib/posts/admin/schema'

type Props = { posts: AdminPost[]; total: number; username: string; empty: ReactNode }

/** Asks before several posts are changed, or one goes for good, and says which were not; those stay selected. */
function useBulkQuestion(actions: PostActions, keepSelected: (ids: string[]) => void) {
  const [question, setQuestion] = useState<BulkQuestion | null>(null)

  async function confirm({ transition, posts }: BulkQuestion) {
    const results = await actions.changeAll(posts, transition)
    const failed = results?.filter(({ ok }) => !ok) ?? []
    if (results) keepSelected(failed.map(({ id }) => id))
    setQuestion(failed.length > 0 && results ? { transition, posts, results } : null)
  }

  const ask = (transition: PostTransition, posts: AdminPost[]) => setQuestion({ transition, posts, results: null })
  const dialog = <BulkDialog question={question} onConfirm={confirm} onClose={() => setQuestion(null)} />
  return { ask, dialog }
}

/**
 * The posts of one page, with what can be done to one or to several of them; without posts, what says why. It stays
 * mounted when its last post goes: the toasts' way back, the bulk dialog and the focus belong to it.
 */
export function PostList({ posts, total, username, empty }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const selection = useSelection(posts)
  // The row that was acted on may be gone: the focus goes to the list's heading, not to the top of the page.
  const actions = usePostActions(username, () => headingRef.current?.focus())
  const { ask, dialog } = useBulkQuestion(actions, selection.keep)
  const { selected } = selection
  const [changing, setChanging] = useState<AdminPost[] | null>(null)
  const changeFields = async (change: BulkChange) => {
    const results = await actions.changeFields(change)
    if (results) selection.keep(results.flatMap(({ id, ok }) => (ok ? [] : [id])))
    return results
  }

  return (
    <section aria-labelledby="post-list-heading" className="grid">
      <SelectHeading
        id="post-list-heading"
        ref={headingRef}
        selected={selected.length}
        all={posts.length}
        onSelect={selection.setAll}
      >
        {countPosts(total)}
      </SelectHeading>
      {posts.length === 0 ? (
        empty
      ) : (
        <ul>
          {posts.map((post) => (
            <PostItem
              key={post.id}
              post={post}
              isSelected={selection.has(post.id)}
              onSelect={(isSelected) => selection.set(post.id, isSelected)}
              actions={actions}
              onErase={() => ask('erase', [post])}
            />
          ))}
        </ul>
      )}
      {selected.length > 0 && (
        <BulkPosts
          posts={selected}
          onChoose={(transition) => ask(transition, selected)}
          onChange={() => setChanging(selected)}
          onClear={() => selection.setAll(false)}
        />
      )}
      {dialog}
      {changing && <BulkChangeDialog posts={changing} onChange={changeFields} onClose={() => setChanging(null)} />}
      {actions.sessionDialog}
    </section>
  )
}
