'use client'

import Link from 'next/link'
import { LocalTime } from '../shared/local-time'
import { EmptyState } from '../shared/panel-page'
import { usePostActions } from './use-post-actions'
import { Button, buttonStyles } from '@/components/ui/button'
import { BIN_DAYS } from '@/lib/retention'
import type { AdminPost } from '@/lib/posts/admin/post'

/** In the place of the form of a post that lies in the bin: how it comes back, and its texts meanwhile. */
export function BinnedPost({ post, username }: { post: AdminPost; username: string }) {
  const actions = usePostActions(username, () => undefined)
  const { id, deletedAt, deletedBy } = post
  const isBusy = actions.busy.has(id)
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
