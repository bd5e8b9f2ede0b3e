import type { EditorView } from '@codemirror/view'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useFilePreviews, useStoredImages } from '../images/previews'
import { useTextJob } from './use-text-job'
import { mediaNamesIn } from '@/lib/images/image'
import { type TrayImage, withTrayImages } from '@/lib/images/tray'
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

/** Where `at` in one column of growing marks lies in another: between two marks by proportion. */
export function matchScroll(from: readonly number[], to: readonly number[], at: number): number {
  const next = from.findIndex((mark) => mark > at)
  if (next < 0) return to.at(-1) ?? 0
  const [fromA, fromB, toA, toB] = [from[next - 1] ?? 0, from[next] ?? 0, to[next - 1] ?? 0, to[next] ?? 0]
  return fromB === fromA ? toA : toA + ((at - fromA) / (fromB - fromA)) * (toB - toA)
}

type Marks = { text: number[]; preview: number[] }

/** How far something on the screen lies below the beginning of what scrolls. */
const offsetIn = (pane: HTMLElement, top: number) => top - pane.getBoundingClientRect().top + pane.scrollTop

/** The heights of the headings in both panes, and their ends. `pane` scrolls the text with the title above it. */
function marksOf(view: EditorView, pane: HTMLElement, preview: HTMLElement, outline: readonly OutlineEntry[]): Marks {
  const marks: Marks = { text: [0], preview: [0] }
  for (const { id, line } of outline) {
    const heading = preview.querySelector(`[id="${CSS.escape(id)}"]`)
    if (!heading || line > view.state.doc.lines) continue
    const block = view.lineBlockAt(view.state.doc.line(line).from)
    marks.text.push(offsetIn(pane, view.documentTop + block.top))
    marks.preview.push(offsetIn(preview, heading.getBoundingClientRect().top))
  }
  marks.text.push(pane.scrollHeight - pane.clientHeight)
  marks.preview.push(preview.scrollHeight - preview.clientHeight)
  return marks
}

/** Keeps text and preview at the same heading. The pane that is being used leads; the other one follows. */
export function useScrollSync(
  view: EditorView | null,
  paneRef: RefObject<HTMLElement | null>,
  outline: readonly OutlineEntry[],
): RefObject<HTMLDivElement | null> {
  const previewRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [text, preview] = [paneRef.current, previewRef.current]
    if (!view || !text || !preview) return
    let leader: HTMLElement = text
    const lead = ({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLElement) leader = currentTarget
    }
    const align = () => {
      const marks = marksOf(view, text, preview, outline)
      if (leader === text) preview.scrollTo({ top: matchScroll(marks.text, marks.preview, text.scrollTop) })
      else text.scrollTo({ top: matchScroll(marks.preview, marks.text, preview.scrollTop) })
    }
    const follow = ({ currentTarget }: Event) => {
      if (currentTarget === leader) align()
    }
    // After each change too: who types at the end sees the end of the preview.
    align()
    const events = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel'] as const
    for (const element of [text, preview]) {
      for (const name of events) element.addEventListener(name, lead, { passive: true })
      element.addEventListener('scroll', follow, { passive: true })
    }
    return () => {
      for (const element of [text, preview]) {
        for (const name of events) element.removeEventListener(name, lead)
        element.removeEventListener('scroll', follow)
      }
    }
  }, [view, paneRef, outline])
  return previewRef
}
