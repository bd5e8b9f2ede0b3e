import type { Metadata } from 'next'
import Link from 'next/link'
import { EmptyState, PanelPage } from '@/components/admin/shared/panel-page'
import { MissingPath } from '@/components/site/missing-path'
import { buttonStyles } from '@/components/ui/button'
import { notFoundScreen } from '@/lib/content/screens'

export const metadata: Metadata = { title: notFoundScreen.title }

/** What was looked for in the panel is not there, mostly because somebody has deleted it. */
export default function PanelNotFound() {
  return (
    <PanelPage title={notFoundScreen.title} width="text">
      <EmptyState title="It is not there any more">
        <p>Somebody has deleted it for good, or the address is wrong.</p>
        <p>
          <MissingPath />
        </p>
        <Link href="/admin/posts" className={buttonStyles('secondary')}>
          All posts
        </Link>
      </EmptyState>
    </PanelPage>
  )
}
