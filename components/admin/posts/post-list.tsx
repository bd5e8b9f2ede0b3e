'use client'

import { useRef, useState } from 'react'
import { BulkBar } from './bulk-bar'
import { BulkDialog, type BulkQuestion } from './bulk-dialog'
import { countPosts } from './moves'
import { PostItem } from './post-item'
import { useMoves } from './use-moves'
import type { DeskPost } from '@/lib/posts/desk/row'
import type { DeskMove } from '@/lib/posts/desk/schema'

type Props = { posts: DeskPost[]; total: number; inBin: boolean; username: string }

/** What is selected among the posts on the screen; a post that has left the list is selected no more. */
function useSelection(posts: DeskPost[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = posts.filter(({ id }) => ids.has(id))
  return {
    selected,
    has: (id: string) => ids.has(id),
    set: (id: string, isSelected: boolean) =>
      setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((entry) => entry !== id))),
    setAll: (isSelected: boolean) => setIds(new Set(isSelected ? posts.map(({ id }) => id) : [])),
    keep: (kept: string[]) => setIds(new Set(kept)),
  }
}

/** The posts of one page, with what can be done to one or to several of them. */
export function PostList({ posts, total, inBin, username }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const selection = useSelection(posts)
  const [question, setQuestion] = useState<BulkQuestion | null>(null)
  // The row that was acted on may be gone: the focus goes to the list's heading, not to the top of the page.
  const moves = useMoves(username, () => headingRef.current?.focus())
  const { selected } = selection

  const ask = (move: DeskMove, asked: DeskPost[]) => setQuestion({ move, posts: asked, results: null })

  async function confirm({ move, posts: asked }: BulkQuestion) {
    const results = await moves.moveAll(asked, move)
    const failed = results?.filter(({ ok }) => !ok) ?? []
    if (results) selection.keep(failed.map(({ id }) => id))
    setQuestion(failed.length > 0 && results ? { move, posts: asked, results } : null)
  }

  return (
    <section aria-labelledby="post-list-heading" className="grid gap-3">
      <div className="flex items-center gap-2 border-b border-line pb-1">
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            checked={selected.length === posts.length}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && selected.length < posts.length
            }}
            onChange={(event) => selection.setAll(event.target.checked)}
            className="size-5 accent-accent"
          />
          <span className="sr-only">Select all on this page</span>
        </label>
        <h2 id="post-list-heading" ref={headingRef} tabIndex={-1} className="font-sans text-sm font-semibold text-ink-soft">
          {countPosts(total)}
        </h2>
      </div>
      <ul className="-mt-3">
        {posts.map((post) => (
          <PostItem
            key={post.id}
            post={post}
            isSelected={selection.has(post.id)}
            onSelect={(isSelected) => selection.set(post.id, isSelected)}
            moves={moves}
            onErase={() => ask('erase', [post])}
          />
        ))}
      </ul>
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          inBin={inBin}
          onMove={(move) => ask(move, selected)}
          onClear={() => selection.setAll(false)}
        />
      )}
      <BulkDialog question={question} onConfirm={confirm} onClose={() => setQuestion(null)} />
      {moves.sessionDialog}
    </section>
  )
}
