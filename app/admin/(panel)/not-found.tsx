import type { Metadata } from 'next'
import Link from 'next/link'
import { EmptyState } from '@/components/admin/shared/empty-state'
import { PageHeader } from '@/components/admin/shared/page-header'
import { MissingPath } from '@/components/site/missing-path'
import { buttonStyles } from '@/components/ui/button'
import { notFoundScreen } from '@/lib/content/screens'

export const metadata: Metadata = { title: notFoundScreen.title }

/** What was looked for in the panel is not there, mostly because somebody has deleted it. */
export default function PanelNotFound() {
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={notFoundScreen.title} />
      <EmptyState title="It is not there any more">
        <p>Somebody has deleted it for good, or the address is wrong.</p>
        <p>
          <MissingPath />
        </p>
        <Link href="/admin/posts" className={buttonStyles('secondary')}>
          All posts
        </Link>
      </EmptyState>
    </div>
  )
}
