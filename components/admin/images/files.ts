import { type ClipboardEvent, useState } from 'react'
import { useWindowEvent } from '../shared/use-window-event'
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

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/**
 * Takes files that are dropped anywhere on the window, which would open them in place of the page, and, by the handler, files
 * that are pasted into an element. `isOver`: files are being held over the window.
 */
export function useFileIntake(add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useWindowEvent('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setIsOver(true)
  })
  useWindowEvent('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false))
  // Before the text of a post, which takes its files itself.
  useWindowEvent('drop', () => setIsOver(false), true)
  useWindowEvent('drop', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    add([...(event.dataTransfer?.files ?? [])])
  })
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
