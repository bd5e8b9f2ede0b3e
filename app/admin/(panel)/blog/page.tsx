import type { Metadata } from 'next'
import { PostForm } from '@/components/admin/post-form/post-form'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'

export const instant = false

export const metadata: Metadata = { title: 'New Recipe Post' }

export default async function PublishPage() {
  const { admin } = await requireAdminContext()
  return (
    <PanelPage title="New Recipe Post" width="desk">
      <PostForm username={admin.username} post={null} copy={null} />
    </PanelPage>
  )
}
