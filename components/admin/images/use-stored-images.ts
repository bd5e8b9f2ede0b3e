import { useEffect, useState } from 'react'
import { previewImages } from '@/lib/images/actions'
import type { ImageInfo, ImageMap } from '@/lib/images/image'

const ASK_AFTER_MS = 400

/** What is known of stored pictures by their names, asked of the server when a new one appears; and a way to know better. */
export function useStoredImages(names: readonly string[]) {
  const [images, setImages] = useState<ImageMap>({})
  const unknown = names.filter((name) => !(name in images)).join(' ')
  useEffect(() => {
    if (unknown === '') return
    const timer = setTimeout(() => {
      previewImages(unknown.split(' '))
        .then((result) => result.ok && setImages((before) => ({ ...before, ...result.data })))
        // Without an answer the pictures are shown as links.
        .catch(() => undefined)
    }, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [unknown])
  const know = (name: string, change: Partial<ImageInfo>) =>
    setImages((before) => {
      const image = before[name]
      return image ? { ...before, [name]: { ...image, ...change } } : before
    })
  return { images, know }
}
