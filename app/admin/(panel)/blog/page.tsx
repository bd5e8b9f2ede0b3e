import type { Metadata } from 'next'
import { PostForm } from '@/components/admin/post-form/post-form'
import { requireAdminContext } from '@/lib/auth/session'
import { postTypes } from '@/lib/posts/types'

export const instant = false

export const metadata: Metadata = { title: postTypes.recipe.newLabel }

export default async function PublishPage() {
  const { admin } = await requireAdminContext()
  return <PostForm username={admin.username} post={null} copy={null} />
}
