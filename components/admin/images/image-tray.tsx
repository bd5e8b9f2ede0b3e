'use client'

import { Upload } from 'lucide-react'
import { type ChangeEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { ImageItem } from './image-item'
import type { ImageTrayState } from './use-image-tray'
import { buttonStyles } from '@/components/ui/button'
import { IMAGE_ACCEPT } from '@/lib/images/image'

/** The input itself cannot be seen; its label shows where the focus is. */
const ringOfInput =
  'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-saffron'

type PickerProps = {
  inputRef: RefObject<HTMLInputElement | null>
  error: string | undefined
  isOver: boolean
  onPick: (files: readonly File[]) => void
  /** Other ways to a picture. */
  children: ReactNode
}

/** The button that opens the file chooser, in the field that shows that files can be dropped. */
function ImagePicker({ inputRef, error, isOver, onPick, children }: PickerProps) {
  const id = useId()
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(target.files ?? [])])
    // So that the same file can be picked again after it was removed.
    target.value = ''
  }
  return (
    <div
      data-over={isOver || undefined}
      className="grid justify-items-start gap-3 rounded-xl border-2 border-dashed border-line bg-paper-sunk p-4 data-over:border-accent"
    >
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        JPG, PNG or WEBP, up to 10MB each. Drop them anywhere on the form, or paste them. The first one is the post
        picture.
      </p>
      <input
        ref={inputRef}
        id={id}
        type="file"
        multiple
        accept={IMAGE_ACCEPT}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={pick}
        className="peer sr-only"
      />
      <label htmlFor={id} className={`${buttonStyles('secondary')} ${ringOfInput}`}>
        <Upload aria-hidden="true" className="size-4" />
        Add pictures
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-tomato">
          {error}
        </p>
      )}
    </div>
  )
}

type Props = {
  tray: ImageTrayState
  /** The numbers of the pictures that the text refers to. */
  inText: readonly number[]
  /** The post has its picture already; the first of the tray is another one. */
  hasLead: boolean
  error: string | undefined
  isOver: boolean
  onInsert: (number: number) => void
  onEdit: () => void
  /** Beside the button that adds pictures. */
  children: ReactNode
}

/** Picking, ordering and describing a post's pictures. Dropping and pasting work on the whole form. */
export function ImageTray({ tray, inText, hasLead, error, isOver, onInsert, onEdit, children }: Props) {
  const headingId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const add = (files: readonly File[]) => {
    onEdit()
    tray.add(files)
  }
  const remove = (number: number) => {
    onEdit()
    tray.remove(number)
    inputRef.current?.focus()
  }
  const items = tray.images.map((image, index) => (
    <ImageItem
      key={image.number}
      image={image}
      index={index}
      total={tray.images.length}
      isLead={index === 0 && !hasLead}
      isInText={inText.includes(image.number)}
      onDescribe={(details) => tray.dispatch({ type: 'describe', number: image.number, details })}
      onReplace={(file) => tray.replace(image.number, file)}
      onMove={tray.move}
      onCancel={() => tray.store.cancel(image.number)}
      onRetry={() => tray.store.retry(image.number)}
      onRemove={() => remove(image.number)}
      onInsert={() => onInsert(image.number)}
      onEdit={(path) => tray.dispatch({ type: 'edit', number: image.number, path })}
    />
  ))
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-xl">
        Pictures
      </h2>
      <ImagePicker inputRef={inputRef} error={error} isOver={isOver} onPick={add}>
        {children}
      </ImagePicker>
      {items.length > 0 && (
        <ol aria-label="Pictures in their order" className="grid gap-3">
          {items}
        </ol>
      )}
    </section>
  )
}
