import type { Metadata } from 'next'
import Link from 'next/link'
import { PostList } from '@/components/admin/posts/post-list'
import { EmptyPosts, PostFilters, stateTabs } from '@/components/admin/posts/post-views'
import { ListPage } from '@/components/admin/shared/list-page'
import { buttonStyles } from '@/components/ui/button'
import { requireAdminContext } from '@/lib/auth/session'
import { countAdminPosts, listAdminPosts } from '@/lib/posts/admin/list'
import { postListHref, readPostList } from '@/lib/posts/admin/list-params'
import { BIN_DAYS } from '@/lib/retention'

export const instant = false

export const metadata: Metadata = { title: 'Posts' }

export default async function PostsPage({ searchParams }: PageProps<'/admin/posts'>) {
  const context = await requireAdminContext()
  const params = readPostList(await searchParams)
  const [{ posts, total, page, pages }, counts] = await Promise.all([
    listAdminPosts(context, params),
    countAdminPosts(context),
  ])
  return (
    <ListPage
      title="Posts"
      actions={
        <Link href="/admin/blog" className={buttonStyles()}>
          New post
        </Link>
      }
      tabs={stateTabs(params, counts.states)}
      above={
        <>
          {params.state === 'bin' && (
            <p className="text-sm text-ink-soft">
              A deleted post stays here for {BIN_DAYS} days, then it goes for good.
            </p>
          )}
          <PostFilters params={params} authors={counts.authors} />
        </>
      }
      list={
        <PostList
          posts={posts}
          total={total}
          username={context.admin.username}
          empty={<EmptyPosts params={params} />}
        />
      }
      pager={{ page, pages, hrefOf: (number) => postListHref(params, { page: number }) }}
    />
  )
}
