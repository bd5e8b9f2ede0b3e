'use client'

import { type RefObject, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ForeignPictures } from '../editor/foreign-pictures'
import { useTextEditor } from '../editor/text-editor'
import type { Hint } from '../editor/use-review'
import type { TrayImage } from '../images/tray'
import type { ImageTrayState } from '../images/use-image-tray'
import { ContentError, ContentField, ContentLength, TitleField } from './content-field'
import { useDeskView } from './desk-view'
import type { PostFormValues } from './form-schema'
import { AltReminder } from './post-images'
import { StructureHelper } from './structure-helper'

function Preview({ images }: { images: readonly TrayImage[] }) {
  const { pane } = useDeskView()
  const { parts } = useTextEditor()
  const [text, title] = useWatch<PostFormValues, ['content', 'title']>({ name: ['content', 'title'] })
  const shown = `${pane === 'preview' ? '' : 'max-lg:hidden'} lg:border-l lg:border-line`
  return parts && <parts.PreviewPane text={text} title={title} images={images} className={shown} />
}

/** Toolbar, title and text; what readers will see, beside them; and on an empty page the offer of an outline. */
export function WritingArea({ images, round }: { images: readonly TrayImage[]; round: number }) {
  const { preview, shownIf } = useDeskView()
  const { parts, paneRef, panelsRef } = useTextEditor()
  const isEmpty = useWatch<PostFormValues, 'content'>({ name: 'content' }).trim() === ''
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <div className={`relative flex min-h-0 min-w-0 flex-1 flex-col ${shownIf.text}`}>
        <div className="flex min-h-11 shrink-0 items-center border-b border-line px-1">
          {parts && <parts.Tools onAskHelper={() => setIsAsking(!isAsking)} />}
        </div>
        <div ref={panelsRef} className="desk-panels shrink-0" />
        <div ref={paneRef} data-text-pane className="min-h-0 flex-1 overflow-y-auto scroll-pb-16">
          <div className="mx-auto max-w-[44rem] px-5 pt-8 pb-4 lg:px-8 lg:pt-12">
            <TitleField />
            <ContentField />
          </div>
        </div>
        <StructureHelper
          key={round}
          isShown={isAsking || isEmpty}
          isAsked={isAsking}
          onClose={() => setIsAsking(false)}
        />
        <ForeignPictures />
        <ContentError />
      </div>
      {preview && <Preview images={images} />}
    </>
  )
}

/** The last line: how long the text is, and what it lacks. */
export function DeskFoot({ tray, graveRef }: { tray: ImageTrayState; graveRef: RefObject<readonly Hint[]> }) {
  const { isFull } = useDeskView()
  const { parts } = useTextEditor()
  return (
    <div
      className={`relative flex min-h-8 flex-wrap items-center gap-x-6 border-t border-line bg-paper-raised px-4 text-[0.8125rem] text-ink-soft max-lg:row-start-5 lg:col-span-2 ${isFull ? 'hidden' : ''}`}
    >
      <ContentLength />
      <AltReminder images={tray.images} />
      {parts && <parts.Review images={tray.images} graveRef={graveRef} />}
      <p role="status" className="sr-only">
        {tray.announcement}
      </p>
    </div>
  )
}
