import { type ClipboardEvent, useState } from 'react'
import { useWindowEvent } from '../shared/use-window-event'
import type { ToastStore } from '@/components/ui/toast-store'
import { IMAGE_ACCEPT, INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/image'

type PickerOptions = Partial<Pick<HTMLInputElement, 'accept' | 'multiple' | 'webkitdirectory'>>

/** Opens the browser's file chooser; call it in a click handler. */
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

/** Whether files have an allowed name, type and size; otherwise shows a toast. Only the server checks the content. */
export function arePictures(files: readonly File[], toast: ToastStore): boolean {
  const areFit = files.every(isAcceptableFile)
  if (areFit) toast.dismissErrors(INVALID_FILES_TITLE)
  else showRefusedFiles(toast)
  return areFit
}

/** A data URL as a file; null when it is invalid. The content security policy forbids fetching the URL. */
export function fileOfData(data: string, name: string): File | null {
  const [head = '', base64 = ''] = data.split(',', 2)
  const type = /^data:([^;]+)/i.exec(head)?.[1] ?? ''
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
    return new File([bytes], `${name}.${type.split('/')[1] ?? 'png'}`, { type })
  } catch {
    return null
  }
}

/** The pasted files. Word processors add an image of the copied text, so files that come with plain text do not count. */
export const pastedFiles = (data: DataTransfer | null): File[] =>
  data?.types.includes('text/plain') ? [] : [...(data?.files ?? [])]

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/**
 * Takes files dropped anywhere on the window, which would otherwise open them instead of the page. The returned handler
 * takes files pasted into an element. `isOver`: files are being dragged over the window.
 */
export function useFileIntake(add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useWindowEvent('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setIsOver(true)
  })
  useWindowEvent('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false))
  // In the capture phase, because the text of a post stops the event.
  useWindowEvent('drop', () => setIsOver(false), true)
  useWindowEvent('drop', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    add([...(event.dataTransfer?.files ?? [])])
  })
  return {
    isOver,
    onPaste(event: ClipboardEvent) {
      const files = pastedFiles(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      add(files)
    },
  }
}
