'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { DeleteImage } from './bin-actions'
import { FocalPointField } from './focal-point'
import { arePictures, pickImage } from '../images/files'
import { announceReplacement } from '../images/replacements'
import { useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { PanelSection } from '../shared/panel-page'
import { useActionForm } from '../shared/use-action-form'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { Button } from '@/components/ui/button'
import { AreaField, CharacterCounter } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { byteSize, describePlaces, IMAGE_ALT_MAX, IMAGE_CAPTION_MAX, mediaPath } from '@/lib/images/image'
import type { ImageUse, LibraryImage } from '@/lib/images/library'
import { imageHref } from '@/lib/images/library-params'
import { IMAGE_LABELS, imageSchema } from '@/lib/images/schema'
import { shrinkImage } from '@/lib/images/shrink'
import { describeImage, replaceImage } from '@/lib/posts/admin/image-actions'
import { counted } from '@/lib/text'

/** Edits an image's alt text, caption and focal point. */
export function ImageForm({ image }: { image: LibraryImage }) {
  const { name, alt, caption, focal } = image
  const [opened, setOpened] = useState({ alt, caption, focal })
  const { form, field, save, isSubmitting } = useActionForm({
    schema: imageSchema,
    defaultValues: { name, ...opened },
    failed: 'Not saved',
    send: (values) => describeImage({ ...values, opened }),
    onDone: ({ posts, stored }, _, resetTo) => {
      setOpened(stored)
      resetTo({ name, ...stored })
      return { title: 'Picture saved', ...(posts > 0 && { description: `Renewed in ${counted(posts, 'post')}.` }) }
    },
  })
  useLeaveWarning(form.formState.isDirty)
  const typed = useWatch({ control: form.control })
  return (
    <form onSubmit={save} noValidate className="grid gap-6">
      <AreaField
        label={IMAGE_LABELS.alt}
        hint="What a reader who cannot see the picture should know. Leave it empty for mere decoration."
        rows={3}
        aside={<CharacterCounter length={typed.alt?.length ?? 0} max={IMAGE_ALT_MAX} />}
        {...field('alt')}
      />
      <AreaField
        label={IMAGE_LABELS.caption}
        hint="Printed under the picture, for everybody."
        rows={2}
        aside={<CharacterCounter length={typed.caption?.length ?? 0} max={IMAGE_CAPTION_MAX} />}
        {...field('caption')}
      />
      <Controller
        control={form.control}
        name="focal"
        render={({ field: point }) => <FocalPointField image={image} value={point.value} onChange={point.onChange} />}
      />
      <Button type="submit" isBusy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving...' : 'Save picture'}
      </Button>
    </form>
  )
}

/** Replaces the file of an image everywhere at once. */
function ReplaceImage({ name }: { name: string }) {
  const router = useRouter()
  const toast = useToast()
  const { act, isPending } = useAdminAction()

  async function send(file: File) {
    const form = new FormData()
    form.set('name', name)
    form.set('file', await shrinkImage(file), file.name)
    return replaceImage(form)
  }
  function replace(file: File) {
    if (!arePictures([file], toast)) return
    act('Not replaced', send, file, (replaced) => {
      announceReplacement({ from: mediaPath(name), to: mediaPath(replaced.name) })
      router.push(imageHref(replaced.name))
      return { title: 'Picture replaced', description: describePlaces(replaced.shownIn) }
    })
  }
  return (
    <div>
      <Button tone="secondary" isBusy={isPending} onClick={() => pickImage(replace)}>
        {isPending ? 'Replacing...' : 'Replace with another file'}
      </Button>
    </div>
  )
}

function noteOf({ kind, inBin, username }: ImageUse): string | null {
  if (kind === 'portrait') return inBin ? 'as the portrait, in the bin' : 'as the portrait'
  if (kind === 'logo') return 'as the logo'
  if (kind === 'kept changes') return 'in changes that are kept for later'
  if (kind === 'working copy') return `in the unsaved text of ${username ?? 'an editor'}`
  if (kind === 'earlier version') return 'in an earlier version'
  return inBin ? 'in the bin' : null
}

const hrefOf = ({ kind, id, inBin }: ImageUse) => {
  if (kind === 'logo') return '/admin/settings'
  if (kind === 'portrait' && inBin) return '/admin/bin'
  return `/admin/${kind === 'portrait' ? 'authors' : 'posts'}/${id}` as const
}

/** The uses of an image, as links to posts, authors or the settings. */
export function ImageUses({ uses }: { uses: ImageUse[] }) {
  return (
    <PanelSection title="Where it is used">
      {uses.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Nowhere: no post, no earlier version, no unsaved text, no author and no logo shows it.
        </p>
      ) : (
        <ul className="grid text-sm">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id} ${use.username ?? ''}`} className="flex flex-wrap items-center gap-x-2">
              <Link
                href={hrefOf(use)}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {use.title || 'Untitled'}
              </Link>
              {noteOf(use) && <span className="text-ink-soft">{noteOf(use)}</span>}
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

/** The file of an image, with the buttons that replace it everywhere or delete it. */
export function ImageFile({ image, uses }: { image: LibraryImage; uses: ImageUse[] }) {
  return (
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
      <ReplaceImage name={image.name} />
      <p className="text-ink-soft">
        Every post, portrait or logo that shows this picture shows the new file at once. This one stays in the library.
      </p>
      <DeleteImage name={image.name} uses={uses} />
    </section>
  )
}
