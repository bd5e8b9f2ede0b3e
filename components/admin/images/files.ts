import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { ToastStore } from '@/components/ui/toast-store'
import { IMAGE_ACCEPT, INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/image'

type PickerOptions = Partial<Pick<HTMLInputElement, 'accept' | 'multiple' | 'webkitdirectory'>>

/** Opens the browser's file chooser, from a button. */
export function pickFiles(onPick: (files: File[]) => void, options: PickerOptions): void {
  const picker = Object.assign(document.createElement('input'), { type: 'file', ...options })
  picker.onchange = () => onPick([...(picker.files ?? [])])
  picker.click()
}

export const pickImages = (onPick: (files: File[]) => void): void =>
  pickFiles(onPick, { multiple: true, accept: IMAGE_ACCEPT })

export const pickImage = (onPick: (file: File) => void): void =>
  pickFiles(([file]) => file && onPick(file), { accept: IMAGE_ACCEPT })

export const showRefusedFiles = (toast: ToastStore) =>
  toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })

/** Whether files may be uploaded, by name, type and size; a toast says when not. The server decodes them. */
export function arePictures(files: readonly File[], toast: ToastStore): boolean {
  const areFit = files.every(isAcceptableFile)
  if (areFit) toast.dismissErrors(INVALID_FILES_TITLE)
  else showRefusedFiles(toast)
  return areFit
}

/** Calls `run` when the connection is back. */
export function useOnline(run: () => void): void {
  const onLine = useEffectEvent(run)
  useEffect(() => {
    const listen = () => onLine()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/**
 * Takes files that are dropped anywhere on the window, which would open them in place of the page, and, by the handler, files
 * that are pasted into an element. `isOver`: files are being held over the window.
 */
export function useFileIntake(add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const onFiles = useEffectEvent(add)

  useEffect(() => {
    const listeners = new AbortController()
    const on = (name: 'dragover' | 'dragleave' | 'drop', run: (event: DragEvent) => void, capture = false) =>
      window.addEventListener(name, run, { signal: listeners.signal, capture })
    on('dragover', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    })
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false))
    // Before the text of a post, which takes its files itself.
    on('drop', () => setIsOver(false), true)
    on('drop', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      onFiles([...(event.dataTransfer?.files ?? [])])
    })
    return () => listeners.abort()
  }, [])

  return {
    isOver,
    onPaste(event: ClipboardEvent) {
      const { clipboardData } = event
      // Word processors add a picture of the copied text: where there is plain text, files are not taken.
      if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      add([...clipboardData.files])
    },
  }
}
