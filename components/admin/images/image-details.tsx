'use client'

import { useEffect, useMemo, useState } from 'react'
import { FocalPointField } from '../image-library/focal-point'
import type { TrayImage } from './tray'
import { useFilePreviews } from './use-file-previews'
import { InputField } from '@/components/ui/field'
import type { ImageDescription as Details } from '@/lib/images/schema'
import { IMAGE_CAPTION_MAX } from '@/lib/images/image'

type Props = { image: TrayImage; details: Details; onDescribe: (details: Partial<Details>) => void }

const NONE: readonly File[] = []

/** The picture to point at: the picked file, or what is stored of it. */
function useStoredSize(file: File | null, path: string | null) {
  const previews = useFilePreviews(useMemo(() => (file ? [file] : NONE), [file]))
  const [stored, setStored] = useState<{ src: string; width: number; height: number } | null>(null)
  useEffect(() => {
    if (file || !path) return
    const image = new Image()
    image.onload = () => setStored({ src: path, width: image.naturalWidth, height: image.naturalHeight })
    image.src = path
  }, [file, path])
  return file ? previews.get(file) : stored
}

function Fields({ image: { number, file, upload }, details, onDescribe }: Props) {
  const preview = useStoredSize(file, upload.status === 'done' ? upload.path : null)
  return (
    <div className="grid gap-4 pb-2">
      <InputField
        label={`Caption for picture ${number}`}
        hint="Printed under the picture, for everybody."
        value={details.caption}
        maxLength={IMAGE_CAPTION_MAX}
        onChange={(event) => onDescribe({ caption: event.target.value })}
      />
      {preview && (
        <FocalPointField
          image={{ ...preview, alt: details.alt }}
          value={details.focal}
          onChange={(focal) => onDescribe({ focal })}
        />
      )}
    </div>
  )
}

/** What may be said of a picture beyond its alt text; read from the file only when it is asked for. */
export function ImageDetails(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">Caption and focal point</summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}
