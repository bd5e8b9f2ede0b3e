import { useEffect, useRef, useState } from 'react'

/** A picked file as something that can be shown: an address that only this page knows, and the size in pixels. */
type FilePreview = { src: string; width: number; height: number }
export type FilePreviews = ReadonlyMap<File, FilePreview>

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
