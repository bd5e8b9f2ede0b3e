import type { Metadata } from 'next'
import Link from 'next/link'
import { EmptyState } from '@/components/admin/desk/empty-state'
import { PageHeader } from '@/components/admin/desk/page-header'
import { buttonStyles } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Not found' }

/** What was looked for in the panel is not there, mostly because somebody has deleted it. */
export default function PanelNotFound() {
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title="Not found" />
      <EmptyState title="It is not there any more">
        <p>Somebody has deleted it for good, or the address is wrong.</p>
        <Link href="/admin/posts" className={buttonStyles('secondary')}>
          All posts
        </Link>
      </EmptyState>
    </div>
  )
}
