'use client'

import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { changeBetween } from './commands'
import { fileIntake, pasteAsMarkdown, type TakePictures } from './intake'
import { editorExtensions, fromForm } from './setup'
import { type History, type TextEditorProps, useTextEditor } from './text-editor'
import type { ToolId } from './toolbar'
import type { ControlProps } from '@/components/ui/field'

export type EditorProps = Omit<TextEditorProps, 'onHandle'> & {
  /** The editor is there, and null when it goes. */
  onView: (view: EditorView | null) => void
  onHistory: (history: History) => void
  onFiles: (view: EditorView, files: File[], at: number) => void
  onPictures: TakePictures
  onTool: (id: ToolId, view: EditorView) => void
}

const attributesOf = (label: string, control: ControlProps) =>
  EditorView.contentAttributes.of({
    id: control.id,
    'aria-label': label,
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
  })

/** A label leads to a field by itself, but not to an element that merely can be edited. */
function useLabel(id: string, view: EditorView | null) {
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const focus = () => view?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [id, view])
}

/** Makes the editor in its element. What it tells goes to the handlers of the last drawing: it is made once. */
function useEditorView(
  { value, placeholder, onChange, onBlur, onView, onHistory, onFiles, onPictures, onTool }: EditorProps,
  attributes: Compartment,
) {
  const { panelsRef } = useTextEditor()
  const parent = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)

  const changed = useEffectEvent(onChange)
  const blurred = useEffectEvent(onBlur)
  const tell = useEffectEvent(onView)
  const tellHistory = useEffectEvent(onHistory)
  const take = useEffectEvent(onFiles)
  const takePictures = useEffectEvent(onPictures)
  const runTool = useEffectEvent(onTool)
  const create = useEffectEvent((element: HTMLElement, panelsParent: HTMLElement) => {
    const intake = [
      pasteAsMarkdown((...pictures) => takePictures(...pictures)),
      fileIntake((...files) => take(...files)),
    ]
    const extensions = editorExtensions({
      attributes,
      intake,
      placeholder,
      onChange: (text) => changed(text),
      onBlur: () => blurred(),
      onHistory: (next) => tellHistory(next),
      onTool: (id, target) => runTool(id, target),
      panelsParent,
    })
    return new EditorView({ parent: element, state: EditorState.create({ doc: value, extensions }) })
  })

  // A layout effect: the focus is handed over from the plain field before the next key.
  useLayoutEffect(() => {
    if (!parent.current || !panelsRef.current) return
    const made = create(parent.current, panelsRef.current)
    setView(made)
    tell(made)
    return () => {
      made.destroy()
      setView(null)
      tell(null)
    }
  }, [panelsRef])
  return { parent, view }
}

/** CodeMirror as a field of the form: the form's text goes in, each change comes out. */
export default function CodeMirror(props: EditorProps) {
  const { label, control, value } = props
  const [attributes] = useState(() => new Compartment())
  const { parent, view } = useEditorView(props, attributes)

  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control
  useEffect(() => {
    const next = attributesOf(label, { id, 'aria-describedby': describedBy, 'aria-invalid': invalid })
    view?.dispatch({ effects: attributes.reconfigure(next) })
  }, [view, attributes, label, id, describedBy, invalid])

  useLabel(id, view)

  useEffect(() => {
    const before = view?.state.doc.toString()
    if (!view || before === undefined || before === value) return
    view.dispatch({ changes: changeBetween(before, value), annotations: fromForm.of(true) })
  }, [view, value])

  return (
    <div
      ref={parent}
      data-invalid={invalid}
      className="min-w-0 border-tomato data-invalid:border-l-3 data-invalid:pl-3"
    />
  )
}
