import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type TrayImage, withTrayImages } from '../images/tray'
import { useFilePreviews } from '../images/use-file-previews'
import { previewImages } from '@/lib/images/actions'
import { useTextJob } from './use-text-job'
import { type ImageMap, mediaNamesIn } from '@/lib/images/image'
import type { OutlineEntry } from '@/lib/markdown/outline'
import type { RenderedPost } from '@/lib/recipe/render'

const ASK_AFTER_MS = 400

const EMPTY: { post: RenderedPost; outline: readonly OutlineEntry[] } = {
  post: { tree: { type: 'root', children: [] }, toc: [], recipe: null },
  outline: [],
}

/** What is known of stored pictures; asked of the server when a new one appears. */
export function useStoredImages(names: readonly string[]): ImageMap {
  const [images, setImages] = useState<ImageMap>({})
  const unknown = names.filter((name) => !(name in images)).join(' ')
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

/** A text as the post's page will show it, with the pictures that still wait in the tray. */
export function usePreview(value: string, images: readonly TrayImage[]) {
  const text = useDeferredValue(value)
  const files = useMemo(() => images.flatMap(({ file }) => file ?? []), [images])
  const tray = withTrayImages(text, images, useFilePreviews(files))
  const input = useMemo(() => ({ text: tray.text }), [tray.text])
  const result = useTextJob('preview', input)
  const stored = useStoredImages(mediaNamesIn(tray.text))
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
