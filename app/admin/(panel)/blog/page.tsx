import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BylinesProvider } from '@/components/admin/authors/bylines'
import { PostForm } from '@/components/admin/post-form/post-form'
import { mayChange } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { listBylines } from '@/lib/authors/admin'
import { hasPosts } from '@/lib/posts/admin/list'
import { readDay } from '@/lib/posts/admin/month'
import { postTypes } from '@/lib/posts/types'

export const metadata: Metadata = { title: postTypes.recipe.newLabel }

export default async function PublishPage({ searchParams }: PageProps<'/admin/blog'>) {
  const context = await requireAdminContext()
  // Sign-in leads here; an account that may not write goes on to the list of posts.
  if (!mayChange(context.admin, null)) redirect('/admin/posts')
  const { date, write } = await searchParams
  // An empty site shows its first steps, which link to this form.
  if (date === undefined && write === undefined && !(await hasPosts(context))) redirect('/admin/start')
  return (
    <BylinesProvider bylines={await listBylines(context)}>
      <PostForm post={null} date={readDay(date)} copies={[]} />
    </BylinesProvider>
  )
}
