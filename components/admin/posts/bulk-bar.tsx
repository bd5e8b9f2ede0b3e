import { countPosts, moveWords } from './moves'
import { Button } from '@/components/ui/button'
import type { DeskMove } from '@/lib/posts/desk/schema'

type Props = { count: number; inBin: boolean; onMove: (move: DeskMove) => void; onClear: () => void }

const live: DeskMove[] = ['publish', 'unpublish', 'delete']
const binned: DeskMove[] = ['restore', 'erase']

/** What can be done to the selected posts; stays in sight while the list scrolls. */
export function BulkBar({ count, inBin, onMove, onClear }: Props) {
  return (
    <div
      role="group"
      aria-label="Selected posts"
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-xl border border-ink-soft/60 bg-paper-raised px-4 py-2 shadow-paper"
    >
      <p className="mr-auto text-sm font-semibold">{countPosts(count)} selected</p>
      {(inBin ? binned : live).map((move) => (
        <Button key={move} tone="secondary" onClick={() => onMove(move)}>
          {moveWords[move].verb}
        </Button>
      ))}
      <Button tone="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
