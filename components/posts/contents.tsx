'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { TocEntry } from '@/lib/markdown/toc'

const ID = 'contents'
const LABEL = 'On this page'

/** Of Lucide (ISC), as one path. */
const list = 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13'

/** The post's headings: beside the text where there is room, else behind a tab at the foot of the window. */
export function Contents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <>
      <nav id={ID} popover="auto" aria-labelledby="contents-title" className="toc">
        <h2 id="contents-title">{LABEL}</h2>
        <ol>
          {entries.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ContentsPlace />
    </>
  )
}

/**
 * Opens the contents where they do not stand beside the text, and says which section is being read. The contents are a
 * popover of the browser's own: they open before any script has come, and without one.
 */
function ContentsPlace() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const contents = document.getElementById(ID)
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
  }, [])
  return (
    <button type="button" popoverTarget={ID} className="contents-tab">
      <Icon outline={list} className="size-5" />
      <span className={title && 'sr-only'}>{LABEL}</span>
      {title && <span className="truncate">{title}</span>}
    </button>
  )
}
