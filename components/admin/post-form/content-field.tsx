'use client'

import { lazy, type RefObject, Suspense, useDeferredValue, useSyncExternalStore } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { PlainEditor } from '../editor/plain-editor'
import type { TextEditorProps, TextHandle } from '../editor/types'
import type { PostFormValues } from './form-schema'
import { type ControlProps, Field } from '@/components/ui/field'
import { CONTENT_MIN } from '@/lib/posts/limits'
import { countWords, readingTimeLabel } from '@/lib/posts/reading-time'

/** The editor comes by itself: it is most of the panel's code. Until then, and when it fails, there is the plain field. */
const Workbench = lazy(() => import('../editor/workbench').catch(() => ({ default: PlainEditor })))

const neverChanges = () => () => undefined

function Length() {
  const text = useDeferredValue(useWatch<PostFormValues, 'content'>({ name: 'content' }))
  const words = countWords(text)
  return (
    <>
      {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'} · {readingTimeLabel(text)}
    </>
  )
}

type TextProps = { control: ControlProps; handleRef: RefObject<TextHandle | null> }

function Text({ control, handleRef }: TextProps) {
  const { clearErrors } = useFormContext<PostFormValues>()
  const { field } = useController<PostFormValues, 'content'>({ name: 'content' })
  const isInBrowser = useSyncExternalStore(neverChanges, () => true, () => false)
  const editor: TextEditorProps = {
    label: 'Content',
    control,
    value: field.value,
    onChange(text) {
      field.onChange(text)
      clearErrors('content')
    },
    onBlur: field.onBlur,
    onHandle(handle) {
      field.ref(handle)
      handleRef.current = handle
    },
  }
  const plain = <PlainEditor {...editor} />
  return isInBrowser ? (
    <Suspense fallback={plain}>
      <Workbench {...editor} />
    </Suspense>
  ) : (
    plain
  )
}

/** The post's text in Markdown. `handleRef` is how the picture tray finds the caret. */
export function ContentField({ handleRef }: { handleRef: RefObject<TextHandle | null> }) {
  const { formState } = useFormContext<PostFormValues>()
  return (
    <Field
      label="Content"
      hint={`Markdown, at least ${CONTENT_MIN} characters. Headings start at ##; the title stands above the text.`}
      error={formState.errors.content?.message}
      aside={<Length />}
    >
      {(control) => <Text control={control} handleRef={handleRef} />}
    </Field>
  )
}
