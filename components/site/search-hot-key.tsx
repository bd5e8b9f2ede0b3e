'use client'

import { useEffect } from 'react'
import { isSearchKeyOn } from './search-key'

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

function focusSearch(event: KeyboardEvent): void {
  if (
    event.key !== '/' ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    typesText(event.target) ||
    !isSearchKeyOn()
  )
    return
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-search-box]')]
  const box = boxes.find((candidate) => candidate.checkVisibility())
  if (!box) return
  event.preventDefault()
  box.focus()
  box.select()
}

/** `/` puts the cursor into the search box that can be seen, unless the visitor has switched the key off. */
export function SearchHotKey() {
  useEffect(() => {
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [])
  return null
}
