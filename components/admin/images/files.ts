import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { IMAGE_ACCEPT } from '@/lib/images/image'

type PickerOptions = Partial<Pick<HTMLInputElement, 'accept' | 'multiple' | 'webkitdirectory'>>

/** Opens the browser's file chooser, from a button. */
export function pickFiles(onPick: (files: File[]) => void, options: PickerOptions): void {
  const picker = Object.assign(document.createElement('input'), { type: 'file', ...options })
  picker.onchange = () => onPick([...(picker.files ?? [])])
  picker.click()
}

export const pickImages = (onPick: (files: File[]) => void, multiple = true): void =>
  pickFiles(onPick, { multiple, accept: IMAGE_ACCEPT })

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
