'use client'

import { type ReactNode, useEffect, useState } from 'react'

type Props = { id: string; label: string; icon: ReactNode }

/**
 * Opens the contents where they do not stand beside the text, and says which section is being read. The contents are a
 * popover of the browser's own: they open before any script has come, and without one.
 */
export function ContentsPlace({ id, label, icon }: Props) {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const contents = document.getElementById(id)
    let stop: (() => void) | undefined
    let isGone = false
    if (contents)
      import('./watch-place').then(
        ({ watchPlace }) => {
          if (!isGone) stop = watchPlace(contents, setTitle)
        },
        // The contents work without it.
        () => undefined,
      )
    return () => {
      isGone = true
      stop?.()
    }
  }, [id])
  return (
    <button type="button" popoverTarget={id} className="contents-tab">
      {icon}
      <span className={title && 'sr-only'}>{label}</span>
      {title && <span className="truncate">{title}</span>}
    </button>
  )
}
