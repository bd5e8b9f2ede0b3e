import type { Metadata } from 'next'
import { ImageGrid } from '@/components/admin/image-library/image-grid'
import { CleanUp } from '@/components/admin/image-library/library-controls'
import { LibraryUpload } from '@/components/admin/image-library/library-upload'
import { EmptyLibrary, LibrarySearch, libraryTabs } from '@/components/admin/image-library/library-views'
import { ListPage } from '@/components/admin/shared/list-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listImages, listUnusedImages } from '@/lib/images/library'
import { findPostTitle } from '@/lib/posts/admin/list'
import { libraryList } from '@/lib/images/library-params'

export const metadata: Metadata = { title: 'Pictures' }

export default async function ImagesPage({ searchParams }: PageProps<'/admin/pictures'>) {
  const context = await requireAdminContext('pictures')
  const params = libraryList.read(await searchParams)
  const isUnused = params.show === 'unused'
  const [{ pictures, total, page, pages }, unused, postTitle] = await Promise.all([
    listImages(context, params),
    isUnused ? listUnusedImages(context) : [],
    params.post ? findPostTitle(context, params.post) : null,
  ])
  return (
    <ListPage
      title="Pictures"
      actions={isUnused && <CleanUp unused={unused} />}
      tabs={libraryTabs(params)}
      above={<LibrarySearch params={params} postTitle={postTitle} />}
      list={
        <LibraryUpload>
          <ImageGrid
            images={pictures}
            total={total}
            isBin={params.show === 'bin'}
            empty={<EmptyLibrary params={params} />}
          />
        </LibraryUpload>
      }
      pager={{ page, pages, hrefOf: (number) => libraryList.href(params, { page: number }) }}
    />
  )
}
