import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect } from 'react'
import type { OutlineEntry } from '@/lib/markdown/outline'

/** Where `at` in one column of growing marks lies in another: between two marks by proportion. */
export function matchScroll(from: readonly number[], to: readonly number[], at: number): number {
  const next = from.findIndex((mark) => mark > at)
  if (next < 0) return to.at(-1) ?? 0
  const [fromA, fromB, toA, toB] = [from[next - 1] ?? 0, from[next] ?? 0, to[next - 1] ?? 0, to[next] ?? 0]
  return fromB === fromA ? toA : toA + ((at - fromA) / (fromB - fromA)) * (toB - toA)
}

type Marks = { text: number[]; preview: number[] }

/** The heights of the headings in both panes, and their ends. */
function marksOf(view: EditorView, pane: HTMLElement, outline: readonly OutlineEntry[]): Marks {
  const marks: Marks = { text: [0], preview: [0] }
  const top = pane.getBoundingClientRect().top - pane.scrollTop
  for (const { id, line } of outline) {
    const heading = pane.querySelector(`[id="${CSS.escape(id)}"]`)
    if (!heading || line > view.state.doc.lines) continue
    const { top: lineTop } = view.lineBlockAt(view.state.doc.line(line).from)
    // A heading on the first line: both tops belong together already.
    if (lineTop <= 0) continue
    marks.text.push(lineTop)
    marks.preview.push(heading.getBoundingClientRect().top - top)
  }
  const { scrollHeight, clientHeight } = view.scrollDOM
  marks.text.push(scrollHeight - clientHeight)
  marks.preview.push(pane.scrollHeight - pane.clientHeight)
  return marks
}

/** Keeps text and preview at the same heading. The pane that is being used leads; the other one follows. */
export function useScrollSync(
  view: EditorView | null,
  paneRef: RefObject<HTMLElement | null>,
  outline: readonly OutlineEntry[],
) {
  useEffect(() => {
    const pane = paneRef.current
    if (!view || !pane) return
    const text = view.scrollDOM
    let leader: HTMLElement = text
    const lead = ({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLElement) leader = currentTarget
    }
    const align = () => {
      const marks = marksOf(view, pane, outline)
      if (leader === text) pane.scrollTo({ top: matchScroll(marks.text, marks.preview, text.scrollTop) })
      else text.scrollTo({ top: matchScroll(marks.preview, marks.text, pane.scrollTop) })
    }
    const follow = ({ currentTarget }: Event) => {
      if (currentTarget === leader) align()
    }
    // After each change too: who types at the end sees the end of the preview.
    align()
    const events = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel'] as const
    for (const element of [text, pane]) {
      for (const name of events) element.addEventListener(name, lead, { passive: true })
      element.addEventListener('scroll', follow, { passive: true })
    }
    return () => {
      for (const element of [text, pane]) {
        for (const name of events) element.removeEventListener(name, lead)
        element.removeEventListener('scroll', follow)
      }
    }
  }, [view, paneRef, outline])
}
