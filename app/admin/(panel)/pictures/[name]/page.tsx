import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { BinnedImage } from '@/components/admin/image-library/bin-actions'
import { Thumb } from '@/components/admin/image-library/focal-point'
import { ImageFile, ImageForm, ImageUses } from '@/components/admin/image-library/image-form'
import { HistoryLink } from '@/components/admin/log/history-link'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { getImage, listImageUses } from '@/lib/images/library'

export const metadata: Metadata = { title: 'Picture' }

export default async function ImagePage({ params }: PageProps<'/admin/pictures/[name]'>) {
  const context = await requireAdminContext('pictures')
  const image = await getImage(context, (await params).name)
  if (!image) notFound()
  const frame = {
    title: 'Picture',
    actions: (
      <>
        <HistoryLink of={image.name} />
        <ButtonLink href="/admin/pictures">All pictures</ButtonLink>
      </>
    ),
  }
  if (image.deletedAt)
    return (
      <PanelPage {...frame}>
        <Thumb image={image} sizes="320px" className="aspect-[4/3] w-full max-w-80" />
        <BinnedImage image={image} />
      </PanelPage>
    )

  const uses = await listImageUses(context, image.name)
  return (
    <PanelPage {...frame}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ImageForm key={image.name} image={image} />
        <div className="grid content-start gap-8">
          <ImageUses uses={uses} />
          <ImageFile image={image} uses={uses} />
        </div>
      </div>
    </PanelPage>
  )
}
