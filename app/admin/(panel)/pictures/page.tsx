import type { Metadata } from 'next'
import { CleanUp } from '@/components/admin/image-library/clean-up'
import { ImageGrid } from '@/components/admin/image-library/image-grid'
import { EmptyLibrary, LibrarySearch, libraryTabs } from '@/components/admin/image-library/library-views'
import { ListPage } from '@/components/admin/shared/list-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listImages, listUnusedImages } from '@/lib/images/library'
import { libraryHref, readLibrary } from '@/lib/images/library-params'

export const instant = false

export const metadata: Metadata = { title: 'Pictures' }

export default async function ImagesPage({ searchParams }: PageProps<'/admin/pictures'>) {
  const context = await requireAdminContext()
  const params = readLibrary(await searchParams)
  const isUnused = params.show === 'unused'
  const [{ pictures, total, page, pages }, unused] = await Promise.all([
    listImages(context, params),
    isUnused ? listUnusedImages(context) : [],
  ])
  return (
    <ListPage
      title="Pictures"
      actions={isUnused && <CleanUp unused={unused} username={context.admin.username} />}
      tabs={libraryTabs(params)}
      above={<LibrarySearch params={params} />}
      list={
        pictures.length > 0 ? (
          <ImageGrid images={pictures} total={total} username={context.admin.username} />
        ) : (
          <EmptyLibrary params={params} />
        )
      }
      pager={{ page, pages, hrefOf: (number) => libraryHref(params, { page: number }) }}
    />
  )
}
