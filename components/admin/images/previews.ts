import { useEffect, useState } from 'react'
import { useKnown } from '../shared/use-known'
import { previewImages } from '@/lib/images/actions'
import type { ImageInfo } from '@/lib/images/image'
import { type FilePreview, type FilePreviews, pathOf, type TrayImage } from '@/lib/images/tray'

/** Makes a value once for each picked file. */
function onceFor<Value>(make: (file: File) => Value) {
  const made = new WeakMap<File, Value>()
  return (file: File): Value => {
    const value = made.get(file) ?? make(file)
    made.set(file, value)
    return value
  }
}

/** The object URL of a file. Never revoked, since it holds no copy of the file. */
const fileAddress = onceFor((file) => URL.createObjectURL(file))

/** The address of an image of the tray: its file on this page, or else the uploaded picture. */
export const addressOf = (image: TrayImage): string | null => (image.file ? fileAddress(image.file) : pathOf(image))

/** The preview of a picked image; null when it cannot be decoded. */
const previewOf = onceFor(async (file): Promise<FilePreview | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  bitmap.close()
  return { src: fileAddress(file), width, height }
})

/** The addresses and sizes of picked files. A file is missing until it is decoded. */
export function useFilePreviews(files: readonly File[]): FilePreviews {
  const [previews, setPreviews] = useState<FilePreviews>(new Map())
  useEffect(() => {
    let isWanted = true
    const show = async () => {
      const all = await Promise.all(files.map(async (file) => [file, await previewOf(file)] as const))
      if (isWanted) setPreviews(new Map(all.flatMap(([file, preview]) => (preview ? [[file, preview]] : []))))
    }
    void show()
    return () => void (isWanted = false)
  }, [files])
  return previews
}

/** The limit of one look-up; see `previewImages`. */
const IMAGES_AT_ONCE = 100

async function readImages(names: string[]) {
  const result = await previewImages(names)
  return result.ok ? result.data : null
}

/** Stored images by name; each new name is fetched. `know` changes one without a request. */
export function useStoredImages(names: readonly string[]) {
  const { known: images, setKnown } = useKnown<ImageInfo>(names, readImages, { atOnce: IMAGES_AT_ONCE })
  const know = (name: string, change: Partial<ImageInfo>) =>
    setKnown((before) => {
      const image = before[name]
      return image ? { ...before, [name]: { ...image, ...change } } : before
    })
  return { images, know }
}
