import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { IMAGE_ACCEPT } from '@/lib/images/image'

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
