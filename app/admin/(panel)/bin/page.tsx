import type { Metadata } from 'next'
import Link from 'next/link'
import { Fragment } from 'react'
import { BinList } from '@/components/admin/bin/bin-list'
import { ListPage, ListSearch, NothingFound, viewTabs } from '@/components/admin/shared/list-page'
import { EmptyState } from '@/components/admin/shared/panel-page'
import { may } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { inboxList } from '@/lib/contact/inbox/params'
import { libraryList } from '@/lib/images/library-params'
import { BIN_KINDS, binList, kindsOf } from '@/lib/panel/bin/kinds'
import { listBin } from '@/lib/panel/bin/list'
import { postListHref } from '@/lib/posts/admin/list-params'
import { BIN_DAYS } from '@/lib/retention'

export const metadata: Metadata = { title: 'Bin' }

export default async function BinPage({ searchParams }: PageProps<'/admin/bin'>) {
  const context = await requireAdminContext()
  const params = binList.read(await searchParams)
  const { rows, page, pages } = await listBin(context, params)
  const kinds = kindsOf(context.admin).map((kind) => [kind, BIN_KINDS[kind].label] as const)
  const others = [
    [postListHref({ state: 'bin' }), 'posts'] as const,
    ...(may(context.admin, 'pictures') ? [[libraryList.href({ show: 'bin' }), 'pictures'] as const] : []),
    ...(may(context.admin, 'messages') ? [[inboxList.href({ box: 'bin' }), 'messages'] as const] : []),
  ]
  return (
    <ListPage
      title="Bin"
      intro={`What was deleted, and tags that were merged into others, stay here for ${BIN_DAYS} days and can be brought back.`}
      tabs={viewTabs('Kinds', [[undefined, 'All'], ...kinds], params.kind, (kind) => binList.href(params, { kind }))}
      above={<ListSearch {...binList.search(params)} name="Search the bin" label="Name or address" />}
      list={
        rows.length > 0 ? (
          <BinList items={rows} />
        ) : params.q || params.kind ? (
          <NothingFound
            title="Nothing found"
            text="The bin holds nothing that fits."
            href="/admin/bin"
            clear="Show all of the bin"
          />
        ) : (
          <EmptyState title="The bin is empty" text="What you delete in the lists of the panel stands here." />
        )
      }
      pager={{ page, pages, hrefOf: (number) => binList.href(params, { page: number }) }}
      below={
        <p className="text-sm text-ink-soft">
          These have bins of their own:{' '}
          {others.map(([href, label], index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <Link href={href} className="underline underline-offset-4">
                {label}
              </Link>
            </Fragment>
          ))}
          .
        </p>
      }
    />
  )
}
