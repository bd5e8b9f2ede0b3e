import type { EditorView } from '@codemirror/view'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useFilePreviews, useStoredImages } from '../images/previews'
import { usePostEditor, usePostValue } from '../post-form/editor-context'
import { useTextEditor } from './text-editor'
import { useExpandedText } from './use-blocks'
import { useTextJob } from './use-text-job'
import { mediaNamesIn } from '@/lib/images/image'
import { placeholderFor, unplacedImages, withGallery } from '@/lib/images/picture-marks'
import { withTrayImages } from '@/lib/images/tray'
import type { OutlineEntry } from '@/lib/markdown/outline'
import type { RenderedPost } from '@/lib/recipe/render'

const EMPTY: { post: RenderedPost; outline: readonly OutlineEntry[] } = {
  post: { tree: { type: 'root', children: [] }, toc: [], recipe: null },
  outline: [],
}

/** Renders the text of the form as the post's page will show it, with the images of the tray and the post picture. */
export function usePreview() {
  const { images } = usePostEditor().tray
  const [chosenLead] = usePostValue('images')
  const text = useDeferredValue(usePostValue('content'))
  const files = useMemo(() => images.flatMap(({ file }) => file ?? []), [images])
  const previews = useFilePreviews(files)
  const sent = images.filter(({ upload }) => upload.status !== 'failed')
  const whole = useExpandedText(withGallery(text, unplacedImages(sent, text, Boolean(chosenLead))))
  const tray = withTrayImages(whole, images, previews)
  const [first] = sent
  const lead =
    chosenLead ?? (first ? withTrayImages(placeholderFor(first.number, ''), images, previews).text : tray.text)
  const [leadName = ''] = mediaNamesIn(lead)
  const input = useMemo(() => ({ text: tray.text }), [tray.text])
  const { result, isDelayed } = useTextJob('preview', input)
  const names = mediaNamesIn(`${lead}\n${tray.text}`).filter((name) => !Object.hasOwn(tray.images, name))
  const { images: stored } = useStoredImages(names)
  const { post, outline } = result?.ok ? result.value : EMPTY
  const problem = result?.ok === false ? result.problem : null
  const known = { ...stored, ...tray.images }
  return {
    post,
    outline,
    problem,
    isDelayed,
    images: known,
    lead: known[leadName] ?? null,
    isEmpty: text.trim() === '',
  }
}

export function useOutline() {
  const text = useDeferredValue(usePostValue('content'))
  const input = useMemo(() => ({ text }), [text])
  const { result } = useTextJob('preview', input)
  return result?.ok ? result.value.outline : EMPTY.outline
}

/** Maps a scroll position from one pane to the other, in proportion between two marks. */
export function matchScroll(from: readonly number[], to: readonly number[], at: number): number {
  const next = from.findIndex((mark) => mark > at)
  if (next < 0) return to.at(-1) ?? 0
  const [fromA, fromB, toA, toB] = [from[next - 1] ?? 0, from[next] ?? 0, to[next - 1] ?? 0, to[next] ?? 0]
  return fromB === fromA ? toA : toA + ((at - fromA) / (fromB - fromA)) * (toB - toA)
}

type Marks = { text: number[]; preview: number[] }

const offsetIn = (pane: HTMLElement, top: number) => top - pane.getBoundingClientRect().top + pane.scrollTop

/** The scroll positions of the headings and ends of both panes. `pane` scrolls the text with the title above it. */
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

const LEADING_EVENTS = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel'] as const

/** Scrolls text and preview together by headings. The pane in use leads; the other one follows. */
export function useScrollSync(outline: readonly OutlineEntry[]): RefObject<HTMLDivElement | null> {
  const { view, paneRef } = useTextEditor()
  const previewRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [text, preview] = [paneRef.current, previewRef.current]
    if (!view || !text || !preview) return
    let leader: HTMLElement = text
    const align = () => {
      const marks = marksOf(view, text, preview, outline)
      if (leader === text) preview.scrollTo({ top: matchScroll(marks.text, marks.preview, text.scrollTop) })
      else text.scrollTo({ top: matchScroll(marks.preview, marks.text, preview.scrollTop) })
    }
    // Align after each change of the text too, since it changes the height of the preview.
    align()
    const listeners = new AbortController()
    const options = { passive: true, signal: listeners.signal }
    for (const element of [text, preview]) {
      for (const name of LEADING_EVENTS) element.addEventListener(name, () => (leader = element), options)
      element.addEventListener('scroll', () => leader === element && align(), options)
    }
    return () => listeners.abort()
  }, [view, paneRef, outline])
  return previewRef
}
