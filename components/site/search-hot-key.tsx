'use client'

import { useEffect } from 'react'
import { isSearchKeyOn, onSearchKeyChange } from './search-key'

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

/** Hides the key's sign in the search box while the key is off. */
const showKey = () => document.documentElement.toggleAttribute('data-search-key-off', !isSearchKeyOn())

/** `/` puts the cursor into the search box that can be seen, unless the visitor has switched the key off. */
export function SearchHotKey() {
  useEffect(() => {
    showKey()
    const unsubscribe = onSearchKeyChange(showKey)
    document.addEventListener('keydown', focusSearch)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', focusSearch)
    }
  }, [])
  return null
}
