'use client'

import { type ChangeEvent, useRef, useState } from 'react'
import { sendImage } from '../images/send-image'
import type { Run } from '../shared/use-admin-action'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import {
  IMAGE_ACCEPT,
  type ImageInfo,
  INVALID_FILES_MESSAGE,
  INVALID_FILES_TITLE,
  isAcceptableFile,
} from '@/lib/images/image'

type Props = {
  seed: string
  image: ImageInfo | null
  run: Run
  onDraw: () => void
  /** Null: the drawing is wanted back. */
  onPicture: (image: ImageInfo | null) => void
}

function useUpload({ run, onPicture }: Pick<Props, 'run' | 'onPicture'>) {
  const toast = useToast()
  const [isSending, setIsSending] = useState(false)
  async function upload(file: File) {
    if (!isAcceptableFile(file)) {
      toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })
      return
    }
    setIsSending(true)
    const options = { onProgress: () => undefined, signal: new AbortController().signal }
    const image = await run('Not uploaded', () => sendImage(file, options))
    setIsSending(false)
    if (image) onPicture(image)
  }
  return { isSending, upload }
}

/** The face of an author: one of the drawings, or a picture of one's own. */
export function PortraitField({ seed, image, run, onDraw, onPicture }: Props) {
  const { isSending, upload } = useUpload({ run, onPicture })
  const inputRef = useRef<HTMLInputElement>(null)
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file picked again after a failure must count as a change.
    target.value = ''
    if (file) void upload(file)
  }
  return (
    <fieldset className="grid content-start justify-items-start gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Portrait</legend>
      <AuthorPortrait
        portrait={image ? { kind: 'picture', image } : { kind: 'drawn', seed }}
        sizes="160px"
        className="h-50 w-40"
      />
      <input
        ref={inputRef}
        type="file"
        accept={IMAGE_ACCEPT}
        onChange={onPick}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        data-portrait-input
      />
      {image ? (
        <Button tone="secondary" onClick={() => onPicture(null)}>
          Use a drawing
        </Button>
      ) : (
        <Button tone="secondary" onClick={onDraw}>
          Draw another
        </Button>
      )}
      <Button
        tone="secondary"
        aria-disabled={isSending || undefined}
        onClick={() => isSending || inputRef.current?.click()}
      >
        {isSending ? 'Uploading...' : image ? 'Upload another picture' : 'Upload a picture'}
      </Button>
    </fieldset>
  )
}
