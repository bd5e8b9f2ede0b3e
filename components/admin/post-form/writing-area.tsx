'use client'

import { type RefObject, useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ContentError, ContentField, ContentLength, TitleField } from './content-field'
import { useDeskView } from './desk-view'
import { useReplaceInText, useTextEditor } from '../editor/text-editor'
import type { Hint } from '../editor/use-review'
import type { ImageTrayState } from '../images/image-tray'
import { AltReminder } from './post-images'
import { StructureHelper } from './structure-helper'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import type { ImageInfo } from '@/lib/images/image'
import { foreignPictures } from '@/lib/images/placeholders'
import type { TrayImage } from '@/lib/images/tray'
import { callPanel, IMPORT_PATH } from '@/lib/panel-calls'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`)

/** Pictures of the text that stand on other sites, which readers would not see: brought in, or left out. */
function ForeignPictures() {
  const toast = useToast()
  const replace = useReplaceInText()
  const content = useDeferredValue(useWatch<PostFormValues, 'content'>({ name: 'content' }))
  const [at, setAt] = useState<{ number: number; total: number } | null>(null)
  const pictures = foreignPictures(content)
  if (pictures.length === 0) return null

  async function bringIn() {
    const failed: string[] = []
    for (const [index, { address, alt }] of pictures.entries()) {
      setAt({ number: index + 1, total: pictures.length })
      const result = await callPanel<ImageInfo>(IMPORT_PATH, { address, alt }).catch(() => null)
      if (result?.ok) replace(`](${address})`, `](${result.data.src})`)
      else failed.push(`${new URL(address).host}: ${result?.message ?? 'The server did not answer.'}`)
    }
    setAt(null)
    if (failed.length === 0) return toast.show({ variant: 'success', title: `${count(pictures.length)} brought in` })
    toast.show({ variant: 'error', title: `${count(failed.length)} not brought in`, description: failed.join(' ') })
  }
  function leaveOut() {
    for (const { whole } of pictures) replace(whole, '')
    toast.show({ variant: 'info', title: `${count(pictures.length)} left out`, description: 'Undo brings them back.' })
  }
  const isBusy = at !== null
  return (
    <section
      aria-label="Pictures of other sites"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper-sunk px-5 py-2 text-sm lg:px-8"
    >
      <details className="min-w-0 flex-1 basis-60">
        <summary className="min-h-11 cursor-pointer py-3">
          {at
            ? `Bringing in ${at.number} of ${at.total}…`
            : `${count(pictures.length)} of the text ${pictures.length === 1 ? 'is' : 'are'} on other sites: readers will not see ${pictures.length === 1 ? 'it' : 'them'}.`}
        </summary>
        <ul className="grid gap-1 pb-2 text-ink-soft">
          {pictures.map(({ address }) => (
            <li key={address} className="truncate">
              {address}
            </li>
          ))}
        </ul>
      </details>
      <Button tone="secondary" aria-disabled={isBusy || undefined} onClick={() => isBusy || void bringIn()}>
        Bring in {count(pictures.length)}
      </Button>
      <Button tone="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || leaveOut()}>
        Leave {pictures.length === 1 ? 'it' : 'them'} out
      </Button>
    </section>
  )
}

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
        {parts && <parts.TrayThumbnails images={images} />}
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
