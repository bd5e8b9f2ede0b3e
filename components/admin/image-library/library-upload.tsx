'use client'

import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { arePictures, pickImages, useFileIntake } from '../images/files'
import { useSignInAgain } from '../shared/admin-action'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { useWindowEvent } from '../shared/use-window-event'
import { Button } from '@/components/ui/button'
import { progressStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { SESSION_ENDED } from '@/lib/action-result'
import { IMAGE_HINT } from '@/lib/images/image'
import { sendImage } from '@/lib/images/send'
import { isUploading, progressOf, type TrayImage } from '@/lib/images/tray'
import { TrayStore } from '@/lib/images/tray-store'
import { counted } from '@/lib/text'

/** The uploads of the library; a finished one moves from the list of uploads to the images. */
function useLibraryUploads() {
  const toast = useToast()
  const router = useRouter()
  const askToSignIn = useSignInAgain()
  const [store] = useState(() => new TrayStore(sendImage))
  const images = useSyncExternalStore(store.subscribe, store.getImages, store.getImages)
  const arrived = useRef(0)
  const isMoreToCome = images.some(isUploading)
  useLeaveWarning(isMoreToCome)

  useEffect(() => {
    const done = images.filter(({ upload }) => upload.status === 'done')
    for (const { number } of done) store.remove(number)
    arrived.current += done.length
    if (arrived.current === 0 || isMoreToCome) return
    const title = `${counted(arrived.current, 'picture')} uploaded`
    arrived.current = 0
    toast.show({ variant: 'success', title })
    router.refresh()
  }, [images, isMoreToCome, store, router, toast])

  const refused = images.filter(({ upload }) => upload.status === 'failed' && upload.isSession)
  const onRefused = useEffectEvent(() => askToSignIn(SESSION_ENDED, () => store.retryAll()))
  useEffect(() => {
    if (refused.length > 0) onRefused()
  }, [refused.length])

  useWindowEvent('online', () => store.retryUnanswered())

  function add(files: readonly File[]) {
    if (files.length > 0 && arePictures(files, toast)) store.add(files)
  }
  return { images, store, add }
}

function UploadRow({ image, onRetry, onRemove }: { image: TrayImage; onRetry: () => void; onRemove: () => void }) {
  const { fileName, upload } = image
  const isFailed = upload.status === 'failed'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 text-sm">
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="truncate font-semibold">{fileName}</span>
        {isFailed ? (
          <span role="alert" className="text-tomato">
            {upload.message}
          </span>
        ) : (
          <progress
            aria-label={`Uploading ${fileName}`}
            value={progressOf(image)}
            className={`w-full max-w-80 ${progressStyles}`}
          />
        )}
      </span>
      <span className="flex">
        {isFailed && (
          <Button tone="quiet" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button tone="quiet" onClick={onRemove}>
          {isFailed ? 'Dismiss' : 'Cancel'}
          <span className="sr-only"> {fileName}</span>
        </Button>
      </span>
    </li>
  )
}

/** Adds uploads to the library page, by drop, paste or button. Uploads two files at a time. */
export function LibraryUpload({ children }: { children: ReactNode }) {
  const { images, store, add } = useLibraryUploads()
  const { isOver, onPaste } = useFileIntake(add)
  const uploadRef = useRef<HTMLButtonElement>(null)
  /** The handler of a row's button, which disappears when it is pressed. */
  const withFocus = (act: () => void) => () => {
    act()
    uploadRef.current?.focus()
  }
  return (
    <div
      onPaste={onPaste}
      data-over={isOver || undefined}
      className="grid gap-2 rounded-xl data-over:outline-3 data-over:outline-dashed data-over:outline-accent"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button ref={uploadRef} tone="secondary" onClick={() => pickImages(add)}>
          <Upload className="size-4" />
          Upload pictures
        </Button>
        <p className="text-sm text-ink-soft">{IMAGE_HINT} Or drop them anywhere on this page.</p>
      </div>
      {images.length > 0 && (
        <ul aria-label="Uploads" className="border-t border-line">
          {images.map((image) => (
            <UploadRow
              key={image.number}
              image={image}
              onRetry={withFocus(() => store.retry(image.number))}
              onRemove={withFocus(() => store.remove(image.number))}
            />
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
