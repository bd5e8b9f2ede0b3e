import { type ChangeEvent, type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { type ActionResult, fail, SESSION_ENDED } from '@/lib/action-result'
import { IMAGE_ACCEPT, type ImageInfo } from '@/lib/images/image'
import { shrinkImage } from '@/lib/images/shrink'
import { UPLOAD_PATH } from '@/lib/panel-calls'

/** Opens the browser's file chooser. The field is made on demand: the form itself has one, that of its tray. */
export function pickImages(take: (files: File[]) => void, isMultiple = true): void {
  const picker = document.createElement('input')
  picker.type = 'file'
  picker.multiple = isMultiple
  picker.accept = IMAGE_ACCEPT
  picker.onchange = () => take([...(picker.files ?? [])])
  picker.click()
}

/** What a hidden chooser of one picture needs to be, and the way to open it. */
export function useImageChooser(take: (file: File) => void) {
  const inputRef = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file picked again after a failure must count as a change.
    target.value = ''
    if (file) take(file)
  }
  const input = {
    ...{ ref: inputRef, type: 'file', accept: IMAGE_ACCEPT, onChange },
    ...{ tabIndex: -1, 'aria-hidden': true, className: 'hidden' },
  } as const
  return { input, open: () => inputRef.current?.click() }
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Handlers for an element that takes dropped and pasted files, and whether files are being held over it. */
export function useFileIntake(add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)

  const handlers = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      // Without this the browser would open the file and leave the page.
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      const { currentTarget, relatedTarget } = event
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      add([...event.dataTransfer.files])
    },
    onPaste(event: ClipboardEvent) {
      const { clipboardData } = event
      // Word processors add a picture of the copied text: where there is plain text, files are not taken.
      if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      add([...clipboardData.files])
    },
  }
  return { isOver, handlers }
}

export type SendImage = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<ActionResult<ImageInfo>>

const UNREACHABLE = fail('The server did not answer.')

function answerOf(request: XMLHttpRequest): ActionResult<ImageInfo> {
  // Said by the gate, in words and not as a value: the picture was not even read.
  if (request.status === 401) return fail(SESSION_ENDED, 'session')
  const answer = request.response as ActionResult<ImageInfo> | null
  return answer ?? UNREACHABLE
}

/**
 * Sends one picture, made small enough before, beside the actions of the page. A request of `fetch` does not tell how far it is.
 */
export const sendImage: SendImage = async (file, { onProgress, signal }) => {
  const form = new FormData()
  // The picked name, also for what was encoded anew: the server's message names it.
  form.set('file', await shrinkImage(file), file.name)
  if (signal.aborted) return fail('Cancelled.')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => resolve(UNREACHABLE)
    request.onabort = () => resolve(fail('Cancelled.'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', UPLOAD_PATH)
    request.send(form)
  })
}

/** A picked file as something that can be shown: an address that only this page knows, and the size in pixels. */
type FilePreview = { src: string; width: number; height: number }
export type FilePreviews = ReadonlyMap<File, FilePreview>

/** How large a picked picture is; null when it is no picture. */
async function sizeOf(file: File): Promise<Pick<FilePreview, 'width' | 'height'> | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** What can be shown of picked files. A file is missing until it is read; its address goes when the file does. */
export function useFilePreviews(files: readonly File[]): FilePreviews {
  const [previews, setPreviews] = useState<FilePreviews>(new Map())
  const paths = useRef(new Map<File, string>())

  useEffect(() => {
    const made = paths.current
    for (const [file, src] of made) {
      if (files.includes(file)) continue
      URL.revokeObjectURL(src)
      made.delete(file)
    }
    for (const file of files) {
      if (made.has(file)) continue
      const src = URL.createObjectURL(file)
      made.set(file, src)
      void sizeOf(file).then((size) => {
        // Its address may have been taken back while it was read.
        if (!size || made.get(file) !== src) return
        setPreviews((before) => new Map([...before].filter(([other]) => made.has(other))).set(file, { src, ...size }))
      })
    }
  }, [files])

  useEffect(() => {
    const made = paths.current
    return () => {
      for (const src of made.values()) URL.revokeObjectURL(src)
      made.clear()
    }
  }, [])
  return previews
}
