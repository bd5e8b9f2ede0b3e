'use client'

import { useState } from 'react'
import { FocalPointField } from '../image-library/focal-point'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { describeImage } from '@/lib/posts/admin/image-actions'
import { CENTRE, IMAGE_ALT_MAX, IMAGE_CAPTION_MAX, type ImageInfo } from '@/lib/images/image'
import type { ImageDescription } from '@/lib/images/schema'

type Props = {
  name: string
  image: ImageInfo
  /** The post that is open: its text is this form's to change. */
  postId: string
  onDone: (details: ImageDescription) => void
  onClose: () => void
}

/** What the library says of a picture, for all posts that show it. */
export function DescribeDialog({ name, image, postId, onDone, onClose }: Props) {
  const toast = useToast()
  const [details, setDetails] = useState<ImageDescription>({
    alt: image.alt,
    caption: image.caption ?? '',
    focal: image.focal ?? CENTRE,
  })
  const [isBusy, setIsBusy] = useState(false)
  const change = (next: Partial<ImageDescription>) => setDetails({ ...details, ...next })

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    const result = await describeImage({ name, ...details, openPost: postId }).catch(() => null)
    setIsBusy(false)
    if (result?.ok) {
      onClose()
      onDone({ ...details, alt: details.alt.trim(), caption: details.caption.trim() })
      const posts = result.data.posts
      const description = posts > 1 ? `${posts} posts show it.` : undefined
      return toast.show({ variant: 'success', title: 'Picture saved', ...(description && { description }) })
    }
    const description = result?.message ?? 'The server did not answer. Please try again.'
    toast.show({ variant: 'error', title: 'Not saved', description })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      isWide
      title="Describe the picture"
      description="For every post that shows it and says nothing else of it."
    >
      <InputField
        label="Alt text"
        hint="What somebody who cannot see the picture should know."
        value={details.alt}
        maxLength={IMAGE_ALT_MAX}
        onChange={({ target }) => change({ alt: target.value })}
      />
      <InputField
        label="Caption"
        hint="Printed under the picture, for everybody."
        value={details.caption}
        maxLength={IMAGE_CAPTION_MAX}
        onChange={({ target }) => change({ caption: target.value })}
      />
      <FocalPointField image={image} value={details.focal} onChange={(focal) => change({ focal })} />
      <DialogActions onCancel={onClose}>
        <Button aria-disabled={isBusy || undefined} onClick={() => void save()}>
          {isBusy ? 'Saving...' : 'Save picture'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
