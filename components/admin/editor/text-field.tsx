import { EditorView } from '@codemirror/view'
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { usePostEditor, usePostValue } from '../post-form/editor-context'
import { usePostField } from '../post-form/form-field'
import { changeBetween } from './commands'
import { attributes, createTextView, fromForm } from './create-view'
import { pasteIntoText } from './intake'
import type { FilledFields } from './open-text'
import { NO_HISTORY, useTextEditor } from './text-editor'
import { useToast } from '@/components/ui/toast'
import { withoutUploadMarks } from '@/lib/images/picture-marks'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { CONTENT_MIN } from '@/lib/posts/field-rules'
import { fields } from '@/lib/posts/fields'
import { countWords, readingTimeLabel } from '@/lib/posts/reading-time'
import { counted } from '@/lib/text'

/** Links the text to its label, hint, length and error, which are in different parts of the editor. */
const ID = 'post-content'

export function TextLength() {
  const { view } = useTextEditor()
  const text = useDeferredValue(usePostValue('content'))
  const words = countWords(text)
  return (
    <p className="whitespace-nowrap">
      {/* A label does not focus an editable element by itself. */}
      <label htmlFor={ID} onClick={() => view?.focus()} className="cursor-pointer font-semibold">
        {fields.content.label}
      </label>{' '}
      <span id={`${ID}-length`} className="tabular-nums">
        {counted(words, 'word')} · {readingTimeLabel(text)}
      </span>
    </p>
  )
}

/** The text's error, outside the scrolling pane so that it stays visible. */
export function TextError() {
  const { errors } = useFormState<PostFormValues>({ name: 'content' })
  if (!errors.content) return null
  return (
    <p
      id={`${ID}-error`}
      className="border-t-2 border-tomato bg-paper-raised px-6 py-2 text-sm font-medium text-tomato"
    >
      {errors.content.message}
    </p>
  )
}

const attributesFor = (isInvalid: boolean) =>
  EditorView.contentAttributes.of({
    id: ID,
    'aria-label': fields.content.label,
    'aria-describedby': `${isInvalid ? `${ID}-error ` : ''}${ID}-hint ${ID}-length`,
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    ...(isInvalid && { 'aria-invalid': 'true' }),
  })

export function ContentField() {
  const { setValue, getValues } = usePostEditor().form
  const { field, fieldState } = useController<PostFormValues, 'content'>({ name: 'content' })
  const { view, setView, setHistory, panelsRef } = useTextEditor()
  const toast = useToast()
  const parentRef = useRef<HTMLDivElement>(null)
  const isInvalid = fieldState.invalid

  const create = useEffectEvent((parent: HTMLElement, panelsParent: HTMLElement) => {
    // A page that was left and is shown again has the marks of uploads that ended with it.
    const text = withoutUploadMarks(field.value)
    if (text !== field.value) field.onChange(text)
    const made = createTextView({
      parent,
      panelsParent,
      text,
      host: { toast, values: getValues },
      onChange: field.onChange,
      onFill(filled) {
        for (const [name, value] of Object.entries(filled) as [keyof FilledFields, string][])
          setValue(name, value, { shouldDirty: true })
      },
      onHistory: setHistory,
    })
    field.ref({ focus: () => made.focus() })
    return made
  })
  useEffect(() => {
    if (!parentRef.current || !panelsRef.current) return
    const made = create(parentRef.current, panelsRef.current)
    setView(made)
    return () => {
      setView(null)
      setHistory(NO_HISTORY)
      made.destroy()
    }
  }, [panelsRef, setView, setHistory])

  useEffect(() => {
    view?.dispatch({ effects: attributes.reconfigure(attributesFor(isInvalid)) })
  }, [view, isInvalid])

  useEffect(() => {
    const before = view?.state.doc.toString()
    // Not the rendered value: a letter that is typed before this effect is in the form already.
    const content = getValues('content')
    if (!view || before === undefined || before === content) return
    view.dispatch({ changes: changeBetween(before, content), annotations: fromForm.of(true) })
  }, [view, field.value, getValues])

  return (
    <div
      ref={parentRef}
      data-invalid={isInvalid || undefined}
      className="min-w-0 border-tomato data-invalid:border-l-3 data-invalid:pl-3"
    >
      <p id={`${ID}-hint`} className="sr-only">
        Markdown, at least {CONTENT_MIN} characters. Headings start at ##; the title stands above the text.
      </p>
    </div>
  )
}

/** The title above the text, as high as its lines. */
export function TitleField() {
  const { field, error } = usePostField('title')
  const { view } = useTextEditor()
  const title = usePostValue('title')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    // A title has no line breaks, so Enter moves to the text.
    event.preventDefault()
    view?.dispatch({ selection: { anchor: 0 }, scrollIntoView: true })
    view?.focus()
  }
  const looks =
    'col-start-1 row-start-1 min-w-0 w-full font-display text-[2rem] leading-[1.15] font-semibold lg:text-[2.5rem]'
  return (
    <div className="mb-6 grid gap-1.5">
      <div className="grid">
        {/* The same text in the same grid cell gives the field its height. */}
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
          onPaste={(event) => view && title.trim() === '' && pasteIntoText(view, event)}
          className={`${looks} h-full resize-none overflow-hidden bg-transparent text-ink no-ring wrap-anywhere placeholder:text-ink-soft/70`}
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
