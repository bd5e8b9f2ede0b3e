import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { LocalTime } from '@/components/admin/shared/local-time'
import { PageHeader } from '@/components/admin/shared/page-header'
import { PictureForm } from '@/components/admin/library/picture-form'
import { PictureUses } from '@/components/admin/library/picture-uses'
import { ReplacePicture } from '@/components/admin/library/replace-picture'
import { buttonStyles } from '@/components/ui/button'
import { requireAdminContext } from '@/lib/auth/session'
import { byteSize } from '@/lib/images/image'
import { getPicture, listPictureUses } from '@/lib/images/library'

export const instant = false

export const metadata: Metadata = { title: 'Picture' }

export default async function PicturePage({ params }: PageProps<'/admin/pictures/[name]'>) {
  const context = await requireAdminContext()
  const { username } = context.admin
  const picture = await getPicture(context, (await params).name)
  if (!picture) notFound()
  const uses = await listPictureUses(context, picture.name)
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title="Picture">
        <Link href="/admin/pictures" className={buttonStyles('secondary')}>
          All pictures
        </Link>
      </PageHeader>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PictureForm key={picture.name} picture={picture} username={username} />
        <div className="grid content-start gap-8">
          <PictureUses uses={uses} />
          <section aria-labelledby="file-heading" className="grid justify-items-start gap-3 text-sm">
            <h2 id="file-heading" className="font-display font-semibold text-xl">
              File
            </h2>
            <p className="break-all text-ink-soft">
              {picture.name}
              <br />
              {picture.width} × {picture.height} · {byteSize(picture.bytes)}
              <br />
              <LocalTime iso={picture.createdAt} />
            </p>
            <ReplacePicture name={picture.name} username={username} />
            <p className="text-ink-soft">
              Every post that shows this picture shows the new file at once. This one stays in the library.
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
