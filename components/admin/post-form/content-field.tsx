'use client'

import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { type TextEditorProps, useTextEditor } from '../editor/text-editor'
import { usePostField } from './post-fields'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { CONTENT_MIN, fields } from '@/lib/posts/fields'
import { countWords, readingTimeLabel } from '@/lib/posts/reading-time'

const ROWS = 12

/** The text in a plain field: until the editor has come, and where it cannot. */
function PlainEditor({ control, value, placeholder, onChange, onBlur, onHandle }: TextEditorProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const tell = useEffectEvent(onHandle)
  const takeOver = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed)
  })
  // A layout effect: its cleanup runs while the field still has the focus that is handed over.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // What was typed before the page's scripts came is in the element only.
    takeOver(element.value)
    const focusAt = (at: number) => {
      element.focus()
      element.setSelectionRange(at, at)
    }
    const isFocused = () => document.activeElement === element
    tell({ isFocused, focus: () => element.focus(), caret: () => element.selectionStart, focusAt })
    return () => tell(null)
  }, [])
  return (
    <textarea
      {...control}
      ref={ref}
      name="content"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      rows={ROWS}
      className="block field-sizing-content min-h-[50dvh] w-full resize-none bg-transparent text-lg leading-[1.65] text-ink outline-none placeholder:text-ink-soft"
      placeholder={placeholder}
    />
  )
}

/** Where it cannot come, the plain field stays. */
const loadParts = () => import('../editor/workbench').catch(() => null)

/** `waiting`: the editor is there, and somebody is typing into the plain field: it must not be taken from under the hands. */
type Phase = 'plain' | 'waiting' | 'editor'

function usePhase(boxRef: RefObject<HTMLElement | null>) {
  const { setParts } = useTextEditor()
  const [phase, setPhase] = useState<Phase>('plain')
  useEffect(() => {
    let isHere = true
    void loadParts().then((parts) => {
      const isTyping = boxRef.current?.contains(document.activeElement)
      if (!isHere || !parts) return
      startTransition(() => {
        setParts(parts)
        setPhase(isTyping ? 'waiting' : 'editor')
      })
    })
    return () => {
      isHere = false
    }
  }, [boxRef, setParts])
  // By the phase that comes next: whoever leaves in the moment the editor arrives is not yet shown as waiting.
  const onBlur = () => startTransition(() => setPhase((next) => (next === 'waiting' ? 'editor' : next)))
  return { phase, onBlur }
}

/** What ties the text to its label, its hint and its error, which stand at three places of the desk. */
const CONTENT_ID = 'post-content'
const HINT = `Markdown, at least ${CONTENT_MIN} characters. Headings start at ##; the title stands above the text.`

/** The text's label with its length. */
export function ContentLength() {
  const text = useDeferredValue(useWatch<PostFormValues, 'content'>({ name: 'content' }))
  const words = countWords(text)
  return (
    <p className="whitespace-nowrap">
      <label htmlFor={CONTENT_ID} className="cursor-pointer font-semibold">
        {fields.content.label}
      </label>{' '}
      <span id={`${CONTENT_ID}-length`} className="tabular-nums">
        {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'} · {readingTimeLabel(text)}
      </span>
    </p>
  )
}

/** Why the text is not taken. It stays in sight, wherever in the text somebody is. */
export function ContentError() {
  const { formState } = useFormContext<PostFormValues>()
  const error = formState.errors.content?.message
  if (!error) return null
  return (
    <p
      id={`${CONTENT_ID}-error`}
      className="border-t-2 border-tomato bg-paper-raised px-6 py-2 text-sm font-medium text-tomato"
    >
      {error}
    </p>
  )
}

/** The post's text in Markdown. */
export function ContentField() {
  const { clearErrors, formState } = useFormContext<PostFormValues>()
  const { field } = useController<PostFormValues, 'content'>({ name: 'content' })
  const { handleRef, parts } = useTextEditor()
  const boxRef = useRef<HTMLDivElement>(null)
  const caretRef = useRef<number | null>(null)
  const { phase, onBlur } = usePhase(boxRef)
  const isInvalid = formState.errors.content !== undefined
  const ids = [isInvalid && 'error', 'hint', 'length'].filter(Boolean).map((part) => `${CONTENT_ID}-${part}`)
  const editor: TextEditorProps = {
    label: fields.content.label,
    control: { id: CONTENT_ID, 'aria-describedby': ids.join(' '), 'aria-invalid': isInvalid || undefined },
    value: field.value,
    placeholder: 'Write here, in Markdown…',
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
      <p id={`${CONTENT_ID}-hint`} className="sr-only">
        {HINT}
      </p>
      {phase === 'editor' && parts ? <parts.Editor {...editor} /> : <PlainEditor {...editor} />}
    </div>
  )
}

/** The title as it will stand above the text, over as many lines as it takes. */
export function TitleField() {
  const { field, error } = usePostField('title')
  const { handleRef } = useTextEditor()
  const title = useWatch<PostFormValues, 'title'>({ name: 'title' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    // A title has no lines of its own: Enter goes on to the text.
    event.preventDefault()
    handleRef.current?.focusAt(0)
  }
  const looks =
    'col-start-1 row-start-1 min-w-0 w-full font-display text-[2rem] leading-[1.15] font-semibold lg:text-[2.5rem]'
  return (
    <div className="mb-6 grid gap-1.5">
      <div className="grid">
        {/* Under the field, with the same words: it is as high as they are. */}
        <span aria-hidden="true" className={`${looks} invisible whitespace-pre-wrap wrap-anywhere`}>
          {title || ' '}&#8203;
        </span>
        <textarea
          {...field}
          rows={1}
          aria-label={fields.title.label}
          placeholder={fields.title.label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'post-title-error' : undefined}
          onKeyDown={onKeyDown}
          className={`${looks} h-full resize-none overflow-hidden bg-transparent text-ink outline-none wrap-anywhere placeholder:text-ink-soft/70`}
        />
      </div>
      {error && (
        <p id="post-title-error" className="text-sm font-medium text-tomato">
          {error}
        </p>
      )}
    </div>
  )
}
