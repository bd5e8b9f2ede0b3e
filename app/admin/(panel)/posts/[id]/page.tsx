import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { LocalTime } from '@/components/admin/shared/local-time'
import { PageHeader } from '@/components/admin/shared/page-header'
import { PostForm } from '@/components/admin/post-form/post-form'
import { BinnedPost } from '@/components/admin/posts/binned-post'
import { StateBadge } from '@/components/admin/posts/state-badge'
import { buttonStyles } from '@/components/ui/button'
import { requireAdminContext } from '@/lib/auth/session'
import { getEditablePost } from '@/lib/posts/admin/list'
import { getWorkingCopy } from '@/lib/posts/admin/working-copy'

export const instant = false

export const metadata: Metadata = { title: 'Edit post' }

export default async function EditPage({ params }: PageProps<'/admin/posts/[id]'>) {
  const context = await requireAdminContext()
  const { username } = context.admin
  const { id } = await params
  const [post, copy] = await Promise.all([getEditablePost(context, id), getWorkingCopy(context, id)])
  if (!post) notFound()
  return (
    <div className="mx-auto grid max-w-[100rem] grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={post.title || 'Untitled'}>
        <Link href="/admin/posts" className={buttonStyles('quiet')}>
          All posts
        </Link>
        {post.state === 'published' && (
          <a href={`/blog/${post.slug}`} target="_blank" rel="noopener" className={buttonStyles('quiet')}>
            View
          </a>
        )}
        <Link href={`/admin/posts/${post.id}/revisions`} className={buttonStyles('secondary')}>
          Revisions
        </Link>
      </PageHeader>
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <StateBadge state={post.state} />
        {post.publishedAt && <LocalTime iso={post.publishedAt} />}
      </p>
      {post.state === 'bin' ? (
        <BinnedPost post={post} username={username} />
      ) : (
        <PostForm key={post.id} username={username} mode={{ kind: 'edit', post, copy }} />
      )}
    </div>
  )
}
