import type { Metadata } from 'next'
import { RedirectForm } from '@/components/admin/redirects/redirect-form'
import { MissingList, RedirectList } from '@/components/admin/redirects/redirect-lists'
import { ListPage, ListSearch, viewTabs } from '@/components/admin/shared/list-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listMissing, listRedirects } from '@/lib/redirects/list'
import { redirectList } from '@/lib/redirects/schema'

export const metadata: Metadata = { title: 'Redirects' }

export default async function RedirectsPage({ searchParams }: PageProps<'/admin/redirects'>) {
  const context = await requireAdminContext('redirects')
  const params = redirectList.read(await searchParams)
  const isMissing = params.show === 'missing'
  const [redirects, missing] = await Promise.all([
    isMissing ? null : listRedirects(context, params),
    isMissing ? listMissing(context, params) : null,
  ])
  const { page, pages } = redirects ?? missing ?? { page: 1, pages: 1 }
  const views = [
    ['redirects', 'Redirects'],
    ['missing', 'Not found'],
  ] as const
  return (
    <ListPage
      title="Redirects"
      tabs={viewTabs('Redirects', views, params.show, (show) => redirectList.href({ show }))}
      above={
        <>
          {!isMissing && <RedirectForm key={params.from} from={params.from} />}
          <ListSearch {...redirectList.search(params, ['from'])} name="Search the addresses" label="Old address" />
        </>
      }
      list={
        <>
          {redirects && <RedirectList redirects={redirects.rows} q={params.q} />}
          {missing && <MissingList missing={missing.rows} q={params.q} />}
        </>
      }
      pager={{ page, pages, hrefOf: (number) => redirectList.href(params, { page: number }) }}
    />
  )
}
