import type { EditorView } from '@codemirror/view'
import { createContext, use, useMemo, useRef, useState } from 'react'
import type { TextHandle } from './types'
import type * as Parts from './workbench'

/** The editor and what works with it comes by itself: it is most of the panel's code. */
type EditorParts = typeof Parts

export type History = { canUndo: boolean; canRedo: boolean }

/** The text's editor, as far as it has come, for what stands around it: bar, toolbar, preview, outline. */
export function useMakeTextEditor() {
  const [parts, setParts] = useState<EditorParts | null>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [history, setHistory] = useState<History>({ canUndo: false, canRedo: false })
  const handleRef = useRef<TextHandle>(null)
  /** What scrolls: title and text together. */
  const paneRef = useRef<HTMLDivElement>(null)
  /** Above it: search and the buttons of a table. */
  const panelsRef = useRef<HTMLDivElement>(null)
  return useMemo(
    () => ({ parts, setParts, view, setView, history, setHistory, handleRef, paneRef, panelsRef }),
    [parts, view, history],
  )
}

type TextEditor = ReturnType<typeof useMakeTextEditor>

const Context = createContext<TextEditor | null>(null)

export const TextEditorProvider = Context.Provider

export function useTextEditor(): TextEditor {
  const editor = use(Context)
  if (!editor) throw new Error('Outside of the form')
  return editor
}
