import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { LocalTime } from '@/components/admin/desk/local-time'
import { PageHeader } from '@/components/admin/desk/page-header'
import { ScheduleForm } from '@/components/admin/posts/schedule-form'
import { StateBadge } from '@/components/admin/posts/state-badge'
import { buttonStyles } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/session'
import { getEditablePost } from '@/lib/posts/desk/list'

export const metadata: Metadata = { title: 'Edit post' }

export default async function EditPage({ params }: PageProps<'/admin/posts/[id]'>) {
  const { username } = await requireAdmin()
  const post = await getEditablePost((await params).id)
  if (!post) notFound()
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={post.title || 'Untitled'}>
        <Link href="/admin/posts" className={buttonStyles('secondary')}>
          All posts
        </Link>
      </PageHeader>
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <StateBadge state={post.state} />
        {post.publishedAt && <LocalTime iso={post.publishedAt} />}
      </p>
      <ScheduleForm key={post.id} post={post} username={username} />
    </div>
  )
}
