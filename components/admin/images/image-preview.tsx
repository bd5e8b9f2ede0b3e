'use client'

import { type DragEvent, useCallback } from 'react'

type Props = { file: File; onDragStart: (event: DragEvent) => void }

/**
 * A thumbnail of a picked file, by which it can be dragged. The address of the file lives exactly as long as the
 * element: it is taken back when the picture goes, and when the panel hides the page.
 */
export function PicturePreview({ file, onDragStart }: Props) {
  const show = useCallback(
    (element: HTMLDivElement) => {
      const address = URL.createObjectURL(file)
      element.style.backgroundImage = `url(${address})`
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <div
      ref={show}
      draggable
      onDragStart={onDragStart}
      aria-hidden="true"
      className="size-20 shrink-0 cursor-grab rounded-lg border border-line bg-paper-sunk bg-cover bg-center"
    />
  )
}
