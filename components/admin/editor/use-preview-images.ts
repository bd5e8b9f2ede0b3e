import { useEffect, useState } from 'react'
import { previewImages } from '@/lib/images/actions'
import { type ImageMap, mediaNamesIn } from '@/lib/images/schema'

const ASK_AFTER_MS = 400

/** What is known of the pictures in a text; asked of the server when a new one appears. */
export function usePreviewImages(text: string): ImageMap {
  const [images, setImages] = useState<ImageMap>({})
  const unknown = mediaNamesIn(text)
    .filter((name) => !(name in images))
    .join(' ')
  useEffect(() => {
    if (unknown === '') return
    const timer = setTimeout(() => {
      previewImages(unknown.split(' '))
        .then((result) => result.ok && setImages((before) => ({ ...before, ...result.data })))
        // Without an answer the preview shows the pictures as links.
        .catch(() => undefined)
    }, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [unknown])
  return images
}
