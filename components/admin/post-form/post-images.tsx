'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { useTextEditor } from '../editor/text-editor'
import { ImageTray } from '../images/image-tray'
import { LeadImage } from '../images/lead-image'
import type { TrayImage } from '../images/tray'
import type { ImageTrayState } from '../images/use-image-tray'
import { deskView } from './desk-view'
import type { PostFormValues } from './form-schema'
import { imagesIn, insertBlock, placeholderFor } from '@/lib/images/placeholders'

type Props = { tray: ImageTrayState; isOver: boolean }

/** The picture tray tied to the form: its error, which pictures the text shows, and the way into the text. */
export function PostImages({ tray, isOver }: Props) {
  const { handleRef } = useTextEditor()
  const form = useFormContext<PostFormValues>()
  const [content, images] = useWatch({ control: form.control, name: ['content', 'images'] })

  function insert(number: number) {
    const alt = tray.images.find((image) => image.number === number)?.details.alt ?? ''
    const caret = handleRef.current?.caret() ?? content.length
    const next = insertBlock(form.getValues('content'), caret, placeholderFor(number, alt))
    form.setValue('content', next.text, { shouldDirty: true })
    form.clearErrors('content')
    deskView.show('write')
    // When the editor has taken the new text in.
    requestAnimationFrame(() => handleRef.current?.focusAt(next.caret))
  }

  return (
    <div className="grid gap-3">
      {images[0] && <LeadImage path={images[0]} onRemove={() => form.setValue('images', [], { shouldDirty: true })} />}
      <ImageTray
        tray={tray}
        inText={imagesIn(content)}
        hasLead={images.length > 0}
        error={form.formState.errors.images?.message}
        isOver={isOver}
        onInsert={insert}
        onEdit={() => form.clearErrors('images')}
      />
    </div>
  )
}

/** A picture of the text without a description; those that still wait in the tray are counted there. */
const WITHOUT_ALT = /!\[\s*\]\((?!picture:)/g

/** Says before publishing that pictures have no alt text: a reminder, nothing that stands in the way. */
export function AltReminder({ images }: { images: readonly TrayImage[] }) {
  const content = useWatch<PostFormValues, 'content'>({ name: 'content' })
  const inTray = images.filter(({ details }) => !details.alt.trim()).length
  const count = inTray + (content.match(WITHOUT_ALT)?.length ?? 0)
  const subject = count === 1 ? 'One picture has' : `${count} pictures have`
  return (
    <p role="status" className="font-medium empty:hidden">
      {count > 0 && `${subject} no alt text yet: say in a few words what can be seen. You can publish all the same.`}
    </p>
  )
}
