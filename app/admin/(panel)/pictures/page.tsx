import type { Metadata } from 'next'
import { PageHeader } from '@/components/admin/shared/page-header'
import { Pager } from '@/components/admin/shared/pager'
import { CleanUp } from '@/components/admin/library/clean-up'
import { EmptyLibrary } from '@/components/admin/library/empty-library'
import { LibrarySearch } from '@/components/admin/library/library-search'
import { LibraryTabs } from '@/components/admin/library/library-tabs'
import { PictureGrid } from '@/components/admin/library/picture-grid'
import { requireAdminContext } from '@/lib/auth/session'
import { libraryHref, readLibrary } from '@/lib/images/library-params'
import { listPictures, listUnusedPictures } from '@/lib/images/library'

export const instant = false

export const metadata: Metadata = { title: 'Pictures' }

export default async function PicturesPage({ searchParams }: PageProps<'/admin/pictures'>) {
  const context = await requireAdminContext()
  const { username } = context.admin
  const params = readLibrary(await searchParams)
  const [{ pictures, total, page, pages }, unused] = await Promise.all([
    listPictures(context, params),
    params.show === 'unused' ? listUnusedPictures(context) : [],
  ])
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title="Pictures">
        {params.show === 'unused' && <CleanUp unused={unused} username={username} />}
      </PageHeader>
      <LibraryTabs params={params} />
      <LibrarySearch params={params} />
      {pictures.length > 0 ? <PictureGrid pictures={pictures} total={total} /> : <EmptyLibrary params={params} />}
      <Pager page={page} pages={pages} hrefOf={(number) => libraryHref(params, { page: number })} />
    </div>
  )
}
