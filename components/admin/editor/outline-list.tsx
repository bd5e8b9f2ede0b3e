'use client'

import { EditorView } from '@codemirror/view'
import type { OutlineEntry } from './outline'

function goTo(view: EditorView, line: number) {
  const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start' }) })
  view.focus()
}

/** The post's headings; each leads to its line. */
export function OutlineList({ outline, view }: { outline: readonly OutlineEntry[]; view: EditorView | null }) {
  if (outline.length === 0 || !view) return null
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">Outline ({outline.length})</summary>
      <ol className="grid">
        {outline.map(({ id, text, depth, line }) => (
          <li key={id} style={{ paddingLeft: `${depth - 2}rem` }}>
            <button
              type="button"
              onClick={() => goTo(view, line)}
              className="min-h-11 text-left underline-offset-4 hover:underline"
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
