'use client'

import { List } from 'lucide-react'
import { useEffect, useState } from 'react'

/** A heading counts as being read once it has come up to this part of the window. */
const LINE = 0.3

/** A heading that stays beside the text says nothing of where the reader is. */
function scrolls(heading: HTMLElement): boolean {
  const part = heading.closest('section')
  return !part || getComputedStyle(part).position !== 'sticky'
}

/** The heading under which the reader is: the last one above the line. */
function headingAt(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const line = innerHeight * LINE
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line && scrolls(heading))
}

/** Tells which section is being read whenever a heading crosses the line, and marks its link. */
function watchPlace(contents: HTMLElement, tell: (title: string) => void): () => void {
  const links = [...contents.querySelectorAll('a')]
  const headings = links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [])
  const observer = new IntersectionObserver(
    () => {
      const id = headingAt(headings)?.id
      const current = links.find(({ hash }) => decodeURIComponent(hash.slice(1)) === id)
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
      if (current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2
      tell(current?.textContent ?? '')
    },
    { rootMargin: `0px 0px ${(LINE - 1) * 100}% 0px` },
  )
  for (const heading of headings) observer.observe(heading)
  return () => observer.disconnect()
}

type Props = { id: string; label: string }

/**
 * Opens the contents where they do not stand beside the text, and says which section is being read. The contents are a
 * popover of the browser's own: they open without a script too.
 */
export function ContentsPlace({ id, label }: Props) {
  const [title, setTitle] = useState('')
  useEffect(() => {
    const contents = document.getElementById(id)
    if (!contents) return undefined
    const close = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement) contents.hidePopover()
    }
    contents.addEventListener('click', close)
    const stop = watchPlace(contents, setTitle)
    return () => {
      contents.removeEventListener('click', close)
      stop()
    }
  }, [id])
  return (
    <button type="button" popoverTarget={id} className="contents-tab">
      <List aria-hidden="true" className="size-5" />
      <span className={title ? 'sr-only' : ''}>{label}</span>
      {title && <span className="truncate">{title}</span>}
    </button>
  )
}
