'use client'

import type { RefObject } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LeadPicture } from '../images/lead-image'
import { insertBlock, picturesIn, placeholderFor } from '../images/placeholders'
import { PictureTray } from '../images/image-tray'
import type { Pictures } from '../images/use-images'
import type { TextHandle } from '../editor/types'
import type { PublishInput } from '@/lib/posts/schema'

type Props = { tray: Pictures; isOver: boolean; handleRef: RefObject<TextHandle | null> }

/** The picture tray tied to the form: its error, which pictures the text shows, and the way into the text. */
export function PostPictures({ tray, isOver, handleRef }: Props) {
  const form = useFormContext<PublishInput>()
  const content = useWatch<PublishInput, 'content'>({ name: 'content' })
  const images = useWatch<PublishInput, 'images'>({ name: 'images' })

  function insert(number: number) {
    const alt = tray.pictures.find((picture) => picture.number === number)?.details.alt ?? ''
    const caret = handleRef.current?.caret() ?? content.length
    const next = insertBlock(form.getValues('content'), caret, placeholderFor(number, alt))
    form.setValue('content', next.text, { shouldDirty: true })
    form.clearErrors('content')
    // When the editor has taken the new text in.
    requestAnimationFrame(() => handleRef.current?.focusAt(next.caret))
  }

  return (
    <div className="grid gap-3">
      {images[0] && (
        <LeadPicture address={images[0]} onRemove={() => form.setValue('images', [], { shouldDirty: true })} />
      )}
      <PictureTray
        tray={tray}
        inText={picturesIn(content)}
        hasLead={images.length > 0}
        error={form.formState.errors.images?.message}
        isOver={isOver}
        onInsert={insert}
        onEdit={() => form.clearErrors('images')}
      />
    </div>
  )
}
