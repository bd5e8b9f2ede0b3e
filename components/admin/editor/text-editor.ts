import type { EditorView } from '@codemirror/view'
import { createContext, use, useMemo, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type * as Parts from './workbench'
import type { ControlProps } from '@/components/ui/field'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

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

/** Puts texts in the place of others, as one step that can be taken back. */
export function useReplaceInText() {
  const { view } = useTextEditor()
  const form = useFormContext<PostFormValues>()
  return (from: string, to: string) => {
    const text = form.getValues('content')
    if (!view) return form.setValue('content', text.replaceAll(from, to), { shouldDirty: true })
    const changes = []
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + from.length))
      changes.push({ from: at, to: at + from.length, insert: to })
    view.dispatch({ changes, userEvent: 'input' })
  }
}

/** The text's caret and focus, whichever editor holds it. */
export type TextHandle = {
  isFocused: () => boolean
  focus: () => void
  caret: () => number
  focusAt: (caret: number) => void
}

/** What every editor of a post's text is given. */
export type TextEditorProps = {
  label: string
  control: ControlProps
  value: string
  /** Stands there while there is no text. */
  placeholder: string
  onChange: (text: string) => void
  onBlur: () => void
  /** The editor is there, and null when it goes. */
  onHandle: (handle: TextHandle | null) => void
}
