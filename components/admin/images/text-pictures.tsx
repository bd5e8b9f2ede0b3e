import { Crop, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CropDialog } from './crop-dialog'
import { useReplaceInText } from '../editor/text-editor'
import { FocalPointField } from '../image-library/focal-point'
import { usePostEditor } from '../post-form/editor-context'
import { ImagePreview } from './image-details'
import { useStoredImages } from './previews'
import { useActionForm } from '../shared/use-action-form'
import { Button, IconButton } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { CENTRE, IMAGE_ALT_MAX, IMAGE_CAPTION_MAX, type ImageInfo, mediaPath } from '@/lib/images/image'
import { escapeAlt } from '@/lib/images/picture-marks'
import { type ImageDescription, imageSchema } from '@/lib/images/schema'
import { describeImage } from '@/lib/posts/admin/image-actions'

type DescribeDialogProps = {
  name: string
  image: ImageInfo
  onDone: (details: ImageDescription) => void
  onClose: () => void
}

function DescribeDialog({ name, image, onDone, onClose }: DescribeDialogProps) {
  const { session } = usePostEditor()
  const opened = { alt: image.alt, caption: image.caption ?? '', focal: image.focal ?? CENTRE }
  const { form, field, save, isSubmitting } = useActionForm({
    schema: imageSchema,
    defaultValues: { name, ...opened },
    failed: 'Not saved',
    // The server must not change the open post: this form changes its text.
    send: (values) => describeImage({ ...values, opened, openPost: session.postId() }),
    onDone: ({ posts, stored }) => {
      onClose()
      onDone(stored)
      return { title: 'Picture saved', ...(posts > 1 && { description: `${posts} posts show it.` }) }
    },
  })
  const focal = useWatch({ control: form.control, name: 'focal' })
  return (
    <Dialog
      onClose={onClose}
      isWide
      title="Describe the picture"
      description="For every post that shows it and says nothing else of it."
    >
      <InputField
        label="Alt text"
        hint="What a reader who cannot see the picture should know."
        maxLength={IMAGE_ALT_MAX}
        {...field('alt')}
      />
      <InputField
        label="Caption"
        hint="Printed under the picture, for everybody."
        maxLength={IMAGE_CAPTION_MAX}
        {...field('caption')}
      />
      <FocalPointField image={image} value={focal} onChange={(next) => form.setValue('focal', next)} />
      <DialogActions onCancel={onClose}>
        <Button isBusy={isSubmitting} onClick={() => void save()}>
          {isSubmitting ? 'Saving...' : 'Save picture'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Open = { name: string; what: 'describe' | 'crop' }

type ItemProps = { name: string; image: ImageInfo | undefined; onOpen: (what: Open['what']) => void }

function Item({ name, image, onOpen }: ItemProps) {
  const words = image ? image.alt || 'No alt text' : ''
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line bg-paper-raised p-2">
      <ImagePreview src={mediaPath(name)} size="size-14" target={mediaPath(name)} />
      <p className={`line-clamp-2 min-w-0 flex-1 text-sm ${image && !image.alt ? 'text-tomato' : ''}`}>{words}</p>
      {image && (
        <div className="flex">
          <IconButton
            label={`Describe “${words}”`}
            icon={<Pencil className="size-4.5" />}
            onClick={() => onOpen('describe')}
          />
          <IconButton
            label={`Crop and turn “${words}”`}
            icon={<Crop className="size-4.5" />}
            onClick={() => onOpen('crop')}
          />
        </div>
      )}
    </li>
  )
}

type Props = {
  /** The names of the post picture and of the images in the text. */
  names: readonly string[]
  onReplace: (from: string, to: string) => void
}

/** The stored images of the post, with their actions. A thumbnail can be dragged into the text. */
export function TextPictures({ names, onReplace }: Props) {
  const id = useId()
  const replaceInText = useReplaceInText()
  const { images, know } = useStoredImages(names)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const image = open ? images[open.name] : undefined
  if (names.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-sm font-semibold">
        In this post
      </h3>
      <ul className="grid gap-2">
        {names.map((name) => (
          <Item key={name} name={name} image={images[name]} onOpen={(what) => setOpen({ name, what })} />
        ))}
      </ul>
      {open?.what === 'describe' && image && (
        <DescribeDialog
          name={open.name}
          image={image}
          onClose={close}
          onDone={(details) => {
            know(open.name, details)
            const target = `](${mediaPath(open.name)})`
            // Update the alt text in the text where it is still that of the library.
            if (image.alt) replaceInText(`![${escapeAlt(image.alt)}${target}`, `![${escapeAlt(details.alt)}${target}`)
          }}
        />
      )}
      {open?.what === 'crop' && (
        <CropDialog
          path={mediaPath(open.name)}
          onClose={close}
          onDone={(path) => onReplace(mediaPath(open.name), path)}
        />
      )}
    </section>
  )
}
