import type { Metadata } from 'next'
import Link from 'next/link'
import { PageHeader } from '@/components/admin/shared/page-header'
import { Pager } from '@/components/admin/shared/pager'
import { EmptyList } from '@/components/admin/posts/empty-list'
import { PostFilters } from '@/components/admin/posts/post-filters'
import { PostList } from '@/components/admin/posts/post-list'
import { StateTabs } from '@/components/admin/posts/state-tabs'
import { buttonStyles } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/session'
import { countDeskPosts, listDeskPosts } from '@/lib/posts/admin/list'
import { BIN_DAYS } from '@/lib/posts/admin/limits'
import { deskListHref, readDeskList } from '@/lib/posts/admin/list-params'

export const instant = false

export const metadata: Metadata = { title: 'Posts' }

export default async function PostsPage({ searchParams }: PageProps<'/admin/posts'>) {
  const { username } = await requireAdmin()
  const params = readDeskList(await searchParams)
  const [{ posts, total, page, pages }, counts] = await Promise.all([listDeskPosts(params), countDeskPosts()])
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title="Posts">
        <Link href="/admin/blog" className={buttonStyles()}>
          New post
        </Link>
      </PageHeader>
      <StateTabs params={params} counts={counts.states} />
      {params.state === 'bin' && (
        <p className="text-sm text-ink-soft">A deleted post stays here for {BIN_DAYS} days, then it goes for good.</p>
      )}
      <PostFilters params={params} authors={counts.authors} />
      <PostList posts={posts} total={total} username={username} empty={<EmptyList params={params} />} />
      <Pager page={page} pages={pages} hrefOf={(number) => deskListHref(params, { page: number })} />
    </div>
  )
}
