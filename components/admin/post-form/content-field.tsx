'use client'

import { lazy, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { PlainEditor } from '../editor/plain-editor'
import type { TextEditorProps, TextHandle } from '../editor/types'
import type { TrayImage } from '../images/tray'
import type { PostFormValues } from './form-schema'
import { type ControlProps, Field } from '@/components/ui/field'
import { CONTENT_MIN, fields } from '@/lib/posts/fields'
import { countWords, readingTimeLabel } from '@/lib/posts/reading-time'

/** The editor comes by itself: it is most of the panel's code. Where it cannot, the plain field stays. */
const loadWorkbench = () => import('../editor/workbench').catch(() => ({ default: PlainEditor }))
const Workbench = lazy(loadWorkbench)

/** `waiting`: the editor is there, and somebody is typing into the plain field: it must not be taken from under the hands. */
type Phase = 'plain' | 'waiting' | 'workbench'

function usePhase(boxRef: RefObject<HTMLElement | null>) {
  const [phase, setPhase] = useState<Phase>('plain')
  useEffect(() => {
    let isHere = true
    void loadWorkbench().then(() => {
      const isTyping = boxRef.current?.contains(document.activeElement)
      if (isHere) startTransition(() => setPhase(isTyping ? 'waiting' : 'workbench'))
    })
    return () => {
      isHere = false
    }
  }, [boxRef])
  // By the phase that comes next: whoever leaves in the moment the editor arrives is not yet shown as waiting.
  const onBlur = () => startTransition(() => setPhase((next) => (next === 'waiting' ? 'workbench' : next)))
  return { phase, onBlur }
}

function Length() {
  const text = useDeferredValue(useWatch<PostFormValues, 'content'>({ name: 'content' }))
  const words = countWords(text)
  return (
    <>
      {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'} · {readingTimeLabel(text)}
    </>
  )
}

/** `handleRef` is how the tray finds the caret. */
type Props = { images: readonly TrayImage[]; handleRef: RefObject<TextHandle | null> }

function Text({ control, images, handleRef }: Props & { control: ControlProps }) {
  const { clearErrors } = useFormContext<PostFormValues>()
  const { field } = useController<PostFormValues, 'content'>({ name: 'content' })
  const boxRef = useRef<HTMLDivElement>(null)
  const caretRef = useRef<number | null>(null)
  const { phase, onBlur } = usePhase(boxRef)
  const editor: TextEditorProps = {
    label: fields.content.label,
    control,
    value: field.value,
    images,
    onChange(text) {
      field.onChange(text)
      clearErrors('content')
    },
    onBlur: field.onBlur,
    onHandle(handle) {
      const before = handleRef.current
      // One editor follows the other in the middle of a person's typing: the caret goes along.
      if (!handle) caretRef.current = before?.isFocused() ? before.caret() : null
      field.ref(handle)
      handleRef.current = handle
      if (handle && caretRef.current !== null) handle.focusAt(caretRef.current)
    },
  }
  return (
    <div ref={boxRef} onBlur={onBlur} className="grid min-w-0">
      {phase === 'workbench' ? <Workbench {...editor} /> : <PlainEditor {...editor} />}
    </div>
  )
}

/** The post's text in Markdown. */
export function ContentField(props: Props) {
  const { formState } = useFormContext<PostFormValues>()
  return (
    <Field
      label={fields.content.label}
      hint={`Markdown, at least ${CONTENT_MIN} characters. Headings start at ##; the title stands above the text.`}
      error={formState.errors.content?.message}
      aside={<Length />}
    >
      {(control) => <Text {...props} control={control} />}
    </Field>
  )
}
