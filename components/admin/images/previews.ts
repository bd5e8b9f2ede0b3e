import { useEffect, useRef, useState } from 'react'
import { previewImages } from '@/lib/images/actions'
import type { ImageInfo, ImageMap } from '@/lib/images/image'
import type { FilePreview, FilePreviews } from '@/lib/images/tray'

/** How large a picked picture is; null when it is no picture. */
async function sizeOf(file: File): Promise<Pick<FilePreview, 'width' | 'height'> | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** What can be shown of picked files. A file is missing until it is read; its address goes when the file does. */
export function useFilePreviews(files: readonly File[]): FilePreviews {
  const [previews, setPreviews] = useState<FilePreviews>(new Map())
  const paths = useRef(new Map<File, string>())

  useEffect(() => {
    const made = paths.current
    for (const [file, src] of made) {
      if (files.includes(file)) continue
      URL.revokeObjectURL(src)
      made.delete(file)
    }
    for (const file of files) {
      if (made.has(file)) continue
      const src = URL.createObjectURL(file)
      made.set(file, src)
      void sizeOf(file).then((size) => {
        // Its address may have been taken back while it was read.
        if (!size || made.get(file) !== src) return
        setPreviews((before) => new Map([...before].filter(([other]) => made.has(other))).set(file, { src, ...size }))
      })
    }
  }, [files])

  useEffect(() => {
    const made = paths.current
    return () => {
      for (const src of made.values()) URL.revokeObjectURL(src)
      made.clear()
    }
  }, [])
  return previews
}

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
