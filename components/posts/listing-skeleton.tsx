import { SKELETON_COUNT } from '@/lib/posts/limits'

/** What stands in for a listing while it loads: six cards of the cards' own shape, the first one wide. */
export function ListingSkeleton() {
  return (
    <div role="status" aria-label="Loading posts" className="post-grid">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} data-skeleton="" className={index === 0 ? 'post-card lead-card' : 'post-card'}>
          <div className="post-card-picture">
            <div />
          </div>
          <div className="post-card-text">
            <div />
            <div />
            <div />
          </div>
        </div>
      ))}
    </div>
  )
}
