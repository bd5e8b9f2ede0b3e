import type { Metadata } from 'next'
import { RedirectForm } from '@/components/admin/redirects/redirect-form'
import { MissingList, RedirectList } from '@/components/admin/redirects/redirect-lists'
import { ListPage, ListSearch } from '@/components/admin/shared/list-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listMissing, listRedirects } from '@/lib/redirects/list'
import { readRedirectParams, redirectsHref } from '@/lib/redirects/schema'

export const instant = false

export const metadata: Metadata = { title: 'Redirects' }

export default async function RedirectsPage({ searchParams }: PageProps<'/admin/redirects'>) {
  const context = await requireAdminContext('redirects')
  const params = readRedirectParams(await searchParams)
  const isMissing = params.show === 'missing'
  const [redirects, missing] = await Promise.all([
    isMissing ? null : listRedirects(context, params),
    isMissing ? listMissing(context, params) : null,
  ])
  const { page, pages } = redirects ?? missing ?? { page: 1, pages: 1 }
  const tab = (show: typeof params.show, label: string) => ({
    href: redirectsHref(readRedirectParams({}), { show }),
    label,
    isCurrent: params.show === show,
  })
  return (
    <ListPage
      title="Redirects"
      tabs={{ label: 'Redirects', tabs: [tab('redirects', 'Redirects'), tab('missing', 'Not found')] }}
      above={
        <>
          {!isMissing && <RedirectForm key={params.from} from={params.from} />}
          <ListSearch
            action="/admin/redirects"
            name="Search the addresses"
            label="Old address"
            value={params.q}
            keep={isMissing ? { show: 'missing' } : {}}
          />
        </>
      }
      list={
        <>
          {redirects && <RedirectList redirects={redirects.rows} q={params.q} who={context.admin} />}
          {missing && <MissingList missing={missing.rows} />}
        </>
      }
      pager={{ page, pages, hrefOf: (number) => redirectsHref(params, { page: number }) }}
    />
  )
}
