import type { Metadata } from 'next'
import Link from 'next/link'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { BylinesProvider } from '@/components/admin/authors/bylines'
import { PostList } from '@/components/admin/posts/post-list'
import { EmptyPosts, isWorthSaving, PostFilters, postTabs, viewOf } from '@/components/admin/posts/post-views'
import { SaveView } from '@/components/admin/posts/saved-views'
import { ListPage } from '@/components/admin/shared/list-page'
import { ExamplesNotice } from '@/components/admin/start/examples'
import { buttonStyles } from '@/components/ui/button'
import { may, mayChange } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { listBylines } from '@/lib/authors/admin'
import { countExamples } from '@/lib/examples/panel'
import { countAdminPosts, listAdminPosts, listViews } from '@/lib/posts/admin/list'
import { dateOf, postListHref, readPostList } from '@/lib/posts/admin/list-params'
import { BIN_DAYS } from '@/lib/retention'

export const metadata: Metadata = { title: 'Posts' }

export default async function PostsPage({ searchParams }: PageProps<'/admin/posts'>) {
  const context = await requireAdminContext()
  const params = readPostList(await searchParams)
  const isWhole = params.state === undefined && !isWorthSaving(params)
  const [{ posts, total, page, pages }, counts, views, bylines, examples] = await Promise.all([
    listAdminPosts(context, params),
    countAdminPosts(context),
    listViews(context),
    listBylines(context),
    isWhole ? countExamples(context) : null,
  ])
  return (
    <ListPage
      title="Posts"
      actions={
        <>
          <SaveView href={isWorthSaving(params) ? postListHref(params) : null} view={viewOf(params, views)} />
          {may(context.admin, 'publish_all') && (
            <Link href="/admin/blocks" className={`${buttonStyles('quiet')} max-sm:hidden`}>
              Text blocks
            </Link>
          )}
          {mayChange(context.admin, null) && (
            <ButtonLink href="/admin/blog" tone="primary">
              New post
            </ButtonLink>
          )}
        </>
      }
      tabs={postTabs(params, counts.states, views)}
      above={
        <>
          {params.state === 'bin' && (
            <p className="text-sm text-ink-soft">
              A deleted post stays here for {BIN_DAYS} days, then it goes for good.
            </p>
          )}
          <PostFilters params={params} authors={counts.authors} username={context.admin.username} />
        </>
      }
      list={
        <BylinesProvider bylines={bylines}>
          <PostList
            posts={posts}
            order={dateOf(params.sort)}
            total={total}
            empty={<EmptyPosts params={params} who={context.admin} />}
          />
        </BylinesProvider>
      }
      below={examples && examples.untouched > 0 && <ExamplesNotice untouched={examples.untouched} />}
      pager={{ page, pages, hrefOf: (number) => postListHref(params, { page: number }) }}
    />
  )
}
