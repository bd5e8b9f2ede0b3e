import type { Metadata } from 'next'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { EmptyState, PanelPage } from '@/components/admin/shared/panel-page'
import { MissingPath } from '@/components/site/missing-path'
import { notFoundScreen } from '@/lib/content/screens'

export const metadata: Metadata = { title: notFoundScreen.title }

/** Shown for a missing entry of the panel, usually a deleted one. */
export default function PanelNotFound() {
  return (
    <PanelPage title={notFoundScreen.title} width="text">
      <EmptyState
        title="This page cannot be opened"
        text="It was deleted for good, the address is wrong, or your role does not open it."
      >
        <p>
          <MissingPath />
        </p>
        <ButtonLink href="/admin/posts">All posts</ButtonLink>
      </EmptyState>
    </PanelPage>
  )
}
