'use client'

import { type RefObject, useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { usePostField } from './text-field'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { CONTENT_MIN } from '@/lib/posts/limits'
import { countWords, readingTimeLabel } from '@/lib/posts/reading-time'
import type { PublishInput } from '@/lib/posts/schema'

const ROWS = 22

function Length() {
  const text = useDeferredValue(useWatch<PublishInput, 'content'>({ name: 'content' }))
  const words = countWords(text)
  return (
    <>
      {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'} · {readingTimeLabel(text)}
    </>
  )
}

/** The post's text in Markdown. `textRef` is how the picture tray finds the caret. */
export function ContentField({ textRef }: { textRef: RefObject<HTMLTextAreaElement | null> }) {
  const { field, error } = usePostField('content')
  return (
    <Field
      label="Content"
      hint={`Markdown, at least ${CONTENT_MIN} characters. Headings start at ##; the title stands above the text.`}
      error={error}
      aside={<Length />}
    >
      {(control) => (
        <textarea
          {...control}
          {...field}
          ref={(element) => {
            field.ref(element)
            textRef.current = element
          }}
          rows={ROWS}
          className={`${controlStyles} font-mono text-sm leading-relaxed`}
        />
      )}
    </Field>
  )
}
