'use client'

import { Images, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useReplaceInText, useTextEditor } from '../editor/text-editor'
import { ImageTray, type ImageTrayState } from '../images/image-tray'
import { LibraryDialog } from '../images/library-dialog'
import { TextPictures } from '../images/text-pictures'
import { deskView, useDeskView } from './desk-view'
import { Button, buttonStyles } from '@/components/ui/button'
import { mediaName, mediaNamesIn } from '@/lib/images/image'
import { imageHref } from '@/lib/images/library-params'
import { escapeAlt, imagesIn, insertBlock, placeholderFor } from '@/lib/images/placeholders'
import type { TrayImage } from '@/lib/images/tray'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

/** The picture that a saved post has: it stands above the post and on its card. */
function LeadImage({ path, onRemove }: { path: string; onRemove: () => void }) {
  const name = mediaName(path)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-paper-raised p-3">
      <div
        role="img"
        aria-label="The post picture"
        style={{ backgroundImage: `url(${path})` }}
        className="size-20 shrink-0 rounded-lg border border-line bg-paper-sunk bg-cover bg-center"
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">Post picture</p>
        <div className="-ml-4 flex flex-wrap">
          {name && (
            <a href={imageHref(name)} target="_blank" className={buttonStyles('quiet')}>
              <Pencil aria-hidden="true" className="size-4" />
              Describe or replace it
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          <Button tone="quiet" onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove post picture
          </Button>
        </div>
      </div>
    </div>
  )
}

type Props = { tray: ImageTrayState; isOver: boolean; postId: () => string }

/** Puts Markdown into the text at the caret, as a block of its own. */
function useInsert() {
  const { handleRef } = useTextEditor()
  const form = useFormContext<PostFormValues>()
  return (block: string) => {
    const content = form.getValues('content')
    const next = insertBlock(content, handleRef.current?.caret() ?? content.length, block)
    form.setValue('content', next.text, { shouldDirty: true })
    form.clearErrors('content')
    deskView.show('write')
    // When the editor has taken the new text in.
    requestAnimationFrame(() => handleRef.current?.focusAt(next.caret))
  }
}

/** The picture tray tied to the form: its error, which pictures the text shows, and the way into the text. */
export function PostImages({ tray, isOver, postId }: Props) {
  const form = useFormContext<PostFormValues>()
  const [content, images] = useWatch({ control: form.control, name: ['content', 'images'] })
  const { tab } = useDeskView()
  const [isChoosing, setIsChoosing] = useState(false)
  const insert = useInsert()
  const replaceInText = useReplaceInText()
  const setImages = (paths: string[]) => form.setValue('images', paths, { shouldDirty: true })
  const altOf = (number: number) => tray.images.find((image) => image.number === number)?.details.alt ?? ''
  const lead = mediaName(images[0])
  const names = [...new Set([...(lead ? [lead] : []), ...mediaNamesIn(content)])]

  return (
    <div className="grid gap-3">
      {images[0] && <LeadImage path={images[0]} onRemove={() => setImages([])} />}
      <ImageTray
        tray={tray}
        inText={imagesIn(content)}
        hasLead={images.length > 0}
        error={form.formState.errors.images?.message}
        isOver={isOver}
        onInsert={(number) => insert(placeholderFor(number, altOf(number)))}
        onEdit={() => form.clearErrors('images')}
      >
        <Button tone="secondary" onClick={() => setIsChoosing(true)}>
          <Images aria-hidden="true" className="size-4" />
          From the library
        </Button>
      </ImageTray>
      {/* The server is asked about them only when somebody looks. */}
      {tab === 'pictures' && (
        <TextPictures
          names={names}
          postId={postId}
          onReplaceText={replaceInText}
          onReplace={(from, to) => {
            replaceInText(from, to)
            if (images.includes(from)) setImages(images.map((path) => (path === from ? to : path)))
          }}
        />
      )}
      {isChoosing && (
        <LibraryDialog
          canLead={images.length === 0 && tray.images.length === 0}
          onClose={() => setIsChoosing(false)}
          onInsert={({ src, alt }) => insert(`![${escapeAlt(alt)}](${src})`)}
          onLead={({ src }) => setImages([src])}
        />
      )}
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
