import { Facet } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { createContext, use, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { editorLayout } from '../post-form/editor-layout'
import type { ToastStore } from '@/components/ui/toast-store'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

/** The toasts of the page and the values of the form, for the extensions of the text. */
export type TextHost = { toast: ToastStore; values: () => PostFormValues }
export const textHost = Facet.define<TextHost>()

export function hostOf({ state }: EditorView): TextHost {
  const [host] = state.facet(textHost)
  if (!host) throw new Error('The text needs a TextHost')
  return host
}

export type History = { canUndo: boolean; canRedo: boolean }
export const NO_HISTORY: History = { canUndo: false, canRedo: false }

/** The text's CodeMirror view and the elements around it, shared by the bar, the toolbar, the preview and the drawer. */
export function useCreateTextEditor() {
  const [view, setView] = useState<EditorView | null>(null)
  const [history, setHistory] = useState(NO_HISTORY)
  /** Scrolls title and text together. */
  const paneRef = useRef<HTMLDivElement>(null)
  /** Holds the search panel and the table buttons, above the scrolling pane. */
  const panelsRef = useRef<HTMLDivElement>(null)
  return useMemo(() => ({ view, setView, history, setHistory, paneRef, panelsRef }), [view, history])
}

const Context = createContext<ReturnType<typeof useCreateTextEditor> | null>(null)

export const TextEditorProvider = Context.Provider

export function useTextEditor() {
  const editor = use(Context)
  if (!editor) throw new Error('useTextEditor needs a TextEditorProvider')
  return editor
}

/** Returns a function that shows the text pane, runs a callback on the editor and focuses it. */
export function useInText() {
  const { view } = useTextEditor()
  return (run: (view: EditorView) => void) => {
    if (!view) return
    // Synchronous, because a hidden editor cannot take the focus.
    flushSync(() => editorLayout.show('write'))
    run(view)
    view.focus()
  }
}

/** Puts the caret at the beginning of a line, at the top of the pane. */
export function useGoToLine() {
  const inText = useInText()
  return (line: number) =>
    inText((view) => {
      const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start' }) })
    })
}

/** Replaces every occurrence of a string in the text, as one step of the undo history. */
export function useReplaceInText() {
  const { view } = useTextEditor()
  return (from: string, to: string) => {
    const text = view?.state.doc.toString() ?? ''
    const changes = []
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + from.length))
      changes.push({ from: at, to: at + from.length, insert: to })
    view?.dispatch({ changes, userEvent: 'input' })
  }
}
