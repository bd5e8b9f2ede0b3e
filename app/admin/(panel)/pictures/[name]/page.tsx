import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { BinnedImage, DeleteImage } from '@/components/admin/image-library/bin-actions'
import { Thumb } from '@/components/admin/image-library/focal-point'
import { ImageForm, ReplaceImage, ImageUses } from '@/components/admin/image-library/image-form'
import { LocalTime } from '@/components/admin/shared/local-time'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { buttonStyles } from '@/components/ui/button'
import { requireAdminContext } from '@/lib/auth/session'
import { byteSize } from '@/lib/images/image'
import { getImage, listImageUses } from '@/lib/images/library'

export const instant = false

export const metadata: Metadata = { title: 'Picture' }

export default async function ImagePage({ params }: PageProps<'/admin/pictures/[name]'>) {
  const context = await requireAdminContext()
  const { username, role } = context.admin
  const image = await getImage(context, (await params).name)
  if (!image) notFound()
  const frame = {
    title: 'Picture',
    actions: (
      <Link href="/admin/pictures" className={buttonStyles('secondary')}>
        All pictures
      </Link>
    ),
  }
  if (image.deletedAt) {
    return (
      <PanelPage {...frame}>
        <Thumb image={image} sizes="320px" className="aspect-[4/3] w-full max-w-80" />
        <BinnedImage image={image} username={username} canErase={role === 'admin'} />
      </PanelPage>
    )
  }
  const uses = await listImageUses(context, image.name)
  return (
    <PanelPage {...frame}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ImageForm key={image.name} image={image} username={username} />
        <div className="grid content-start gap-8">
          <ImageUses uses={uses} />
          <section aria-labelledby="file-heading" className="grid justify-items-start gap-3 text-sm">
            <h2 id="file-heading" className="font-display font-semibold text-xl">
              File
            </h2>
            <p className="break-all text-ink-soft">
              {image.fileName && (
                <>
                  <span className="font-semibold text-ink">{image.fileName}</span>
                  <br />
                </>
              )}
              {image.name}
              <br />
              {image.width} × {image.height} · {byteSize(image.bytes)}
              <br />
              <LocalTime iso={image.createdAt} />
            </p>
            <ReplaceImage name={image.name} username={username} />
            <p className="text-ink-soft">
              Every post that shows this picture shows the new file at once. This one stays in the library.
            </p>
            <DeleteImage name={image.name} username={username} uses={uses} canTakeDown={role === 'admin'} />
          </section>
        </div>
      </div>
    </PanelPage>
  )
}
