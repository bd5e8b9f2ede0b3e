import { Fragment, type RefObject, useDeferredValue, useState } from 'react'
import { TrayThumbnails } from '../editor/decorations'
import { PreviewPane } from '../editor/preview-pane'
import { PublishChecklist } from '../editor/publish-checklist'
import { useReplaceInText, useTextEditor } from '../editor/text-editor'
import { ContentField, TextError, TextLength, TitleField } from '../editor/text-field'
import { Toolbar } from '../editor/toolbar'
import type { Hint } from '../editor/use-publish-check'
import { useSignInAgain } from '../shared/admin-action'
import { usePostEditor, usePostValue } from './editor-context'
import { useEditorLayout } from './editor-layout'
import { StructureHelper } from './structure-helper'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import type { ImageInfo } from '@/lib/images/image'
import { foreignImages } from '@/lib/images/picture-marks'
import { callPanel, IMPORT_PATH } from '@/lib/panel-calls'
import { counted } from '@/lib/text'

/** Imports pictures of other sites and replaces their addresses in the text. `at`: the picture under way. */
function useForeignImport() {
  const toast = useToast()
  const askToSignIn = useSignInAgain()
  const replace = useReplaceInText()
  const [at, setAt] = useState<{ number: number; total: number } | null>(null)
  async function importAll(pictures: ReturnType<typeof foreignImages>) {
    const failed: string[] = []
    for (const [index, { wholes, address, alt }] of pictures.entries()) {
      setAt({ number: index + 1, total: pictures.length })
      const result = await callPanel<ImageInfo>(IMPORT_PATH, { address, alt }).catch(() => null)
      if (result?.ok) {
        const { src } = result.data
        for (const whole of wholes) replace(whole, whole.replace(`](${address}`, `](${src}`))
        replace(`](${address})`, `](${src})`)
      } else if (result?.reason === 'session') {
        setAt(null)
        return askToSignIn(result.message)
      } else {
        const site = URL.canParse(address) ? new URL(address).host : address
        failed.push(`${site}: ${result?.message ?? 'The server did not answer.'}`)
      }
    }
    setAt(null)
    if (failed.length === 0)
      return toast.show({ variant: 'success', title: `${counted(pictures.length, 'picture')} brought in` })
    toast.show({
      variant: 'error',
      title: `${counted(failed.length, 'picture')} not brought in`,
      description: [...new Set(failed)].join(' '),
    })
  }
  return { at, importAll }
}

/** Offers to import or remove images of other sites in the text, because public pages do not show them. */
function ForeignPictures() {
  const toast = useToast()
  const replace = useReplaceInText()
  const { at, importAll } = useForeignImport()
  const pictures = foreignImages(useDeferredValue(usePostValue('content')))
  if (pictures.length === 0) return null

  function removeAll() {
    for (const whole of pictures.flatMap(({ wholes }) => wholes)) replace(whole, '')
    toast.show({
      variant: 'info',
      title: `${counted(pictures.length, 'picture')} left out`,
      description: 'Undo brings them back.',
    })
  }
  const isBusy = at !== null
  return (
    <section
      aria-label="Pictures of other sites"
      data-bottom-bar
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper-sunk px-5 py-2 text-sm lg:px-8"
    >
      <details className="min-w-0 flex-1 basis-60">
        <summary className="min-h-11 cursor-pointer py-3">
          {at
            ? `Bringing in ${at.number} of ${at.total}…`
            : `${counted(pictures.length, 'picture')} of the text ${pictures.length === 1 ? 'is' : 'are'} on other sites: readers will not see ${pictures.length === 1 ? 'it' : 'them'}.`}
        </summary>
        <ul
          tabIndex={0}
          aria-label="Addresses of the pictures"
          className="grid max-h-[20dvh] gap-1 overflow-y-auto pb-2 text-ink-soft focus-inset"
        >
          {pictures.map(({ address }) => (
            <li key={address} className="truncate">
              {address}
            </li>
          ))}
        </ul>
      </details>
      <Button tone="secondary" isBusy={isBusy} onClick={() => void importAll(pictures)}>
        Bring in {counted(pictures.length, 'picture')}
      </Button>
      <Button tone="quiet" isBusy={isBusy} onClick={removeAll}>
        Leave {pictures.length === 1 ? 'it' : 'them'} out
      </Button>
    </section>
  )
}

/** Toolbar, title, text and preview; on an empty page also the structure helper. */
export function WritingArea() {
  const { round } = usePostEditor()
  const layout = useEditorLayout()
  const { paneRef, panelsRef } = useTextEditor()
  const isEmpty = usePostValue('content').trim() === ''
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <div hidden={!layout.text} className="relative flex min-h-0 min-w-0 flex-1 flex-col [&[hidden]]:hidden">
        <div className="flex min-h-11 shrink-0 items-center border-b border-line px-1">
          <Toolbar onAskHelper={() => setIsAsking(!isAsking)} />
        </div>
        <div ref={panelsRef} className="relative max-h-[40dvh] shrink-0 overflow-y-auto" />
        <div ref={paneRef} data-text-pane className="min-h-0 flex-1 overflow-y-auto scroll-pb-16">
          <div className="mx-auto max-w-[44rem] px-5 pt-8 pb-4 lg:px-8 lg:pt-12">
            {/* A new key for each new post, so that undo does not restore the published one. */}
            <Fragment key={round}>
              <TitleField />
              <ContentField />
            </Fragment>
          </div>
        </div>
        <StructureHelper
          key={round}
          isShown={isAsking || (isEmpty && layout.hasRoomForHelper)}
          isAsked={isAsking}
          onClose={() => setIsAsking(false)}
        />
        <ForeignPictures />
        <TrayThumbnails />
        <TextError />
      </div>
      {layout.preview && <PreviewPane />}
    </>
  )
}

/** The footer: the length of the text and the review. */
export function EditorFooter({ graveRef }: { graveRef: RefObject<readonly Hint[]> }) {
  const { tray } = usePostEditor()
  const { isFull } = useEditorLayout()
  return (
    <div
      className={`relative flex min-h-8 flex-wrap items-center gap-x-6 border-t max-sm:gap-x-2 border-line bg-paper-raised px-4 text-[0.8125rem] text-ink-soft max-lg:row-start-5 lg:col-span-2 ${isFull ? 'hidden' : ''}`}
    >
      <TextLength />
      <PublishChecklist graveRef={graveRef} />
      <p role="status" className="sr-only">
        {tray.announcement}
      </p>
    </div>
  )
}
