import { countPosts, movesFor, moveWords } from './moves'
import { Button } from '@/components/ui/button'
import type { DeskPost } from '@/lib/posts/admin/row'
import type { PostTransition } from '@/lib/posts/admin/schema'

type Props = { posts: DeskPost[]; onMove: (move: PostTransition) => void; onClear: () => void }

/** What can be done to the selected posts; stays in sight while the list scrolls. */
export function BulkBar({ posts, onMove, onClear }: Props) {
  return (
    <div
      role="group"
      aria-label="Selected posts"
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-xl border border-ink-soft/60 bg-paper-raised px-4 py-2 shadow-paper"
    >
      <p className="text-sm font-semibold">{countPosts(posts.length)} selected</p>
      <Button tone="quiet" onClick={onClear} className="mr-auto">
        Clear selection
      </Button>
      <div className="flex flex-wrap gap-2">
        {movesFor(posts.map(({ state }) => state)).map((move) => (
          <Button key={move} tone="secondary" onClick={() => onMove(move)}>
            {moveWords[move].verb}
          </Button>
        ))}
      </div>
    </div>
  )
}
