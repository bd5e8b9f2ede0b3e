import { useDeferredValue, useMemo } from 'react'
import { type TrayImage, withTrayImages } from '../images/tray'
import { useFilePreviews } from '../images/use-file-previews'
import { useStoredImages } from '../images/use-stored-images'
import { useTextJob } from './use-text-job'
import { mediaNamesIn } from '@/lib/images/image'
import type { OutlineEntry } from '@/lib/markdown/outline'
import type { RenderedPost } from '@/lib/recipe/render'

const EMPTY: { post: RenderedPost; outline: readonly OutlineEntry[] } = {
  post: { tree: { type: 'root', children: [] }, toc: [], recipe: null },
  outline: [],
}

/** A text as the post's page will show it, with the pictures that still wait in the tray. */
export function usePreview(value: string, images: readonly TrayImage[]) {
  const text = useDeferredValue(value)
  const files = useMemo(() => images.flatMap(({ file }) => file ?? []), [images])
  const tray = withTrayImages(text, images, useFilePreviews(files))
  const input = useMemo(() => ({ text: tray.text }), [tray.text])
  const result = useTextJob('preview', input)
  const { images: stored } = useStoredImages(mediaNamesIn(tray.text))
  const { post, outline } = result?.ok ? result.value : EMPTY
  const problem = result?.ok === false ? result.problem : null
  return { post, outline, problem, images: { ...stored, ...tray.images }, isEmpty: text.trim() === '' }
}

/** The headings of a text. */
export function useOutline(value: string) {
  const text = useDeferredValue(value)
  const input = useMemo(() => ({ text }), [text])
  const result = useTextJob('preview', input)
  return result?.ok ? result.value.outline : EMPTY.outline
}
