import { SKELETON_COUNT } from '@/lib/posts/limits'

/** What stands in for a listing while it loads: six cards of the cards' own shape. */
export function ListingSkeleton() {
  return (
    <div role="status" aria-label="Loading posts" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} data-skeleton="" className="cut overflow-hidden bg-paper-raised shadow-paper">
          <div className="aspect-[4/3] animate-pulse bg-paper-sunk" />
          <div className="space-y-3 p-6">
            <div className="h-6 w-4/5 animate-pulse rounded bg-paper-sunk" />
            <div className="h-4 w-3/5 animate-pulse rounded bg-paper-sunk" />
          </div>
        </div>
      ))}
    </div>
  )
}
