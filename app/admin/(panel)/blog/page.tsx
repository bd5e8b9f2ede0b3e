import type { Metadata } from 'next'
import { PostForm } from '@/components/admin/post-form/post-form'
import { requireAdminContext } from '@/lib/auth/session'

export const instant = false

export const metadata: Metadata = { title: 'New Recipe Post' }

export default async function PublishPage() {
  const { admin } = await requireAdminContext()
  return (
    <div className="mx-auto grid max-w-[100rem] grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-h2">New Recipe Post</h1>
      <PostForm username={admin.username} mode={{ kind: 'new' }} />
    </div>
  )
}
