'use client'

import Link from 'next/link'
import { EmptyState } from '../shared/empty-state'
import { LocalTime } from '../shared/local-time'
import { useMoves } from './use-moves'
import { Button, buttonStyles } from '@/components/ui/button'
import { BIN_DAYS } from '@/lib/posts/admin/limits'
import type { DeskPost } from '@/lib/posts/admin/row'

/** In the place of the form of a post that lies in the bin: how it comes back, and its texts meanwhile. */
export function BinnedPost({ post, username }: { post: DeskPost; username: string }) {
  const moves = useMoves(username, () => undefined)
  const { id, deletedAt, deletedBy } = post
  const isBusy = moves.busy.has(id)
  return (
    <EmptyState title="This post is in the bin">
      <p>
        {deletedAt && (
          <>
            Deleted <LocalTime iso={deletedAt} />
            {deletedBy && ` by ${deletedBy}`}.{' '}
          </>
        )}
        It is kept for {BIN_DAYS} days and cannot be changed until it is restored.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || moves.moveOne(post, 'restore')}>
          {isBusy ? 'Restoring...' : 'Restore'}
        </Button>
        <Link href={`/admin/posts/${id}/revisions`} className={buttonStyles('secondary')}>
          Read its texts
        </Link>
      </div>
      {moves.sessionDialog}
    </EmptyState>
  )
}
