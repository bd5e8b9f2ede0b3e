'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { CONTENTS_ID, contentsLabel } from '@/lib/content/post-words'

/** From Lucide (ISC), as one path. */
const list = 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13'

/**
 * The button that opens the table of contents where it is not beside the text; it shows the title of the current
 * section. The table is a native popover, so it opens before or without a script.
 */
export function ContentsPlace() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const contents = document.getElementById(CONTENTS_ID)
    let stop: (() => void) | undefined
    let isGone = false
    if (contents)
      import('./watch-place').then(
        ({ watchPlace }) => {
          if (!isGone) stop = watchPlace(contents, setTitle)
        },
        // The table of contents works without the script.
        () => undefined,
      )
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return (
    <button type="button" popoverTarget={CONTENTS_ID} className="contents-tab">
      <Icon outline={list} className="size-5" />
      <span className={title && 'sr-only'}>{contentsLabel}</span>
      {title && <span className="truncate">{title}</span>}
    </button>
  )
}
