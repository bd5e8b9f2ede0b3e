import { useDeferredValue, useMemo } from 'react'
import type { Picture } from '../images/tray'
import { withTrayImages } from '../images/tray-images'
import { useFilePreviews } from '../images/use-file-previews'
import { outlineOf } from './outline'
import { usePreviewImages } from './use-preview-images'
import { renderPost } from '@/lib/markdown/post'

/** A text as the post's page will show it, with the pictures that still wait in the tray. */
export function usePreview(value: string, pictures: readonly Picture[]) {
  const text = useDeferredValue(value)
  const files = useMemo(() => pictures.map(({ file }) => file), [pictures])
  const tray = withTrayImages(text, pictures, useFilePreviews(files))
  const post = useMemo(() => renderPost(tray.text), [tray.text])
  const outline = useMemo(() => outlineOf(post.tree), [post])
  const stored = usePreviewImages(text)
  return { post, outline, images: { ...stored, ...tray.images }, isEmpty: text.trim() === '' }
}

export type Preview = ReturnType<typeof usePreview>
