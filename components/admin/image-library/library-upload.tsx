'use client'

import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pickImages, useFileIntake } from '../images/files'
import { SessionDialog } from '../login/login-form'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/image'
import { sendImage } from '@/lib/images/send'
import type { TrayImage } from '@/lib/images/tray'
import { TrayStore } from '@/lib/images/tray-store'

const countPictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

/** The files on their way into the library; those that have arrived leave, and the list shows them. */
function useLibraryUploads() {
  const toast = useToast()
  const router = useRouter()
  const [store] = useState(() => new TrayStore(sendImage))
  const images = useSyncExternalStore(store.subscribe, store.getImages, store.getImages)
  const arrived = useRef(0)

  useEffect(() => {
    const done = images.filter(({ upload }) => upload.status === 'done')
    for (const { number } of done) store.remove(number)
    arrived.current += done.length
    const isMoreToCome = images.some(({ upload }) => upload.status === 'waiting' || upload.status === 'uploading')
    if (arrived.current === 0 || isMoreToCome) return
    const title = `${countPictures(arrived.current)} uploaded`
    arrived.current = 0
    toast.show({ variant: 'success', title })
    router.refresh()
  }, [images, store, router, toast])

  function add(files: readonly File[]) {
    if (files.length === 0) return
    if (files.every(isAcceptableFile)) return store.add(files)
    toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })
  }
  return { images, store, add }
}

type RowProps = { image: TrayImage; store: TrayStore }

/** One file on its way, or why it did not arrive. */
function UploadRow({ image: { number, fileName, upload }, store }: RowProps) {
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
            {...(upload.status === 'uploading' && { value: upload.progress })}
            className="h-1.5 w-full max-w-80 accent-accent"
          />
        )}
      </span>
      <span className="flex">
        {isFailed && (
          <Button tone="quiet" onClick={() => store.retry(number)}>
            Try again
          </Button>
        )}
        <Button tone="quiet" onClick={() => store.remove(number)}>
          {isFailed ? 'Dismiss' : 'Cancel'}
          <span className="sr-only"> {fileName}</span>
        </Button>
      </span>
    </li>
  )
}

/** The library's list, onto which pictures can be dropped; a button picks them. Each is sent at once, two at a time. */
export function LibraryUpload({ username, children }: { username: string; children: ReactNode }) {
  const { images, store, add } = useLibraryUploads()
  const { isOver, handlers } = useFileIntake(add)
  const [isDismissed, setIsDismissed] = useState(false)
  const refused = images.flatMap(({ upload }) =>
    upload.status === 'failed' && upload.isSession ? [upload.message] : [],
  )
  const retryAll = () => {
    for (const { number, upload } of images) if (upload.status === 'failed') store.retry(number)
  }
  return (
    <div
      {...handlers}
      data-over={isOver || undefined}
      className="grid gap-2 rounded-xl data-over:outline-3 data-over:outline-dashed data-over:outline-accent"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          tone="secondary"
          onClick={() =>
            pickImages((files) => {
              setIsDismissed(false)
              add(files)
            })
          }
        >
          <Upload aria-hidden="true" className="size-4" />
          Upload pictures
        </Button>
        <p className="text-sm text-ink-soft">JPG, PNG or WEBP, up to 10MB each. Or drop them here.</p>
      </div>
      {images.length > 0 && (
        <ul aria-label="Uploads" className="border-t border-line">
          {images.map((image) => (
            <UploadRow key={image.number} image={image} store={store} />
          ))}
        </ul>
      )}
      {children}
      <SessionDialog
        message={isDismissed ? null : (refused[0] ?? null)}
        username={username}
        onClose={() => setIsDismissed(true)}
        onSignedIn={retryAll}
      />
    </div>
  )
}
