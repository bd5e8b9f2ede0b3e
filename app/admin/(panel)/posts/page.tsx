import type { Metadata } from 'next'
import Link from 'next/link'
import { PageHeader } from '@/components/admin/shared/page-header'
import { Pager } from '@/components/admin/shared/pager'
import { EmptyList } from '@/components/admin/posts/empty-list'
import { PostFilters } from '@/components/admin/posts/post-filters'
import { PostList } from '@/components/admin/posts/post-list'
import { StateTabs } from '@/components/admin/posts/state-tabs'
import { buttonStyles } from '@/components/ui/button'
import { requireAdminContext } from '@/lib/auth/session'
import { countAdminPosts, listAdminPosts } from '@/lib/posts/admin/list'
import { BIN_DAYS } from '@/lib/posts/limits'
import { postListHref, readPostList } from '@/lib/posts/admin/list-params'

export const instant = false

export const metadata: Metadata = { title: 'Posts' }

export default async function PostsPage({ searchParams }: PageProps<'/admin/posts'>) {
  const context = await requireAdminContext()
  const { username } = context.admin
  const params = readPostList(await searchParams)
  const [{ posts, total, page, pages }, counts] = await Promise.all([
    listAdminPosts(context, params),
    countAdminPosts(context),
  ])
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
      <Pager page={page} pages={pages} hrefOf={(number) => postListHref(params, { page: number })} />
    </div>
  )
}
