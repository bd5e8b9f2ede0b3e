import { RevisionView } from '../revisions/revisions'
import { LocalTime } from '../shared/local-time'
import type { ChangesSinceDecision } from '@/lib/posts/reviews/queries'

/** The difference of a text to the one that was decided on last. */
export function ChangesSinceReview({
  changes: { decision, decidedBy, decidedAt, diffs },
}: {
  changes: ChangesSinceDecision
}) {
  return (
    <RevisionView
      title="What changed since the last review"
      note={
        <p className="text-sm text-ink-soft">
          {decidedBy} {decision === 'approved' ? 'approved the post' : 'requested changes'},{' '}
          <LocalTime iso={decidedAt} />.
        </p>
      }
      diffs={diffs}
      whenEqual="Nothing. It is the text that was reviewed."
    />
  )
}
