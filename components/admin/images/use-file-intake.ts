import { type ClipboardEvent, type DragEvent, useState } from 'react'

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
      // Word processors put a picture of the text beside the text: then it is the text that is meant.
      if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      add([...clipboardData.files])
    },
  }
  return { isOver, handlers }
}
