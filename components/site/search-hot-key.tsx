'use client'

import { useEffect } from 'react'
import { isSearchKeyOn, searchKeyStore } from './search-key'
import { shell } from '@/lib/content/shell'

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

async function loadSuggestions(box: EventTarget | null): Promise<void> {
  if (!(box instanceof HTMLInputElement) || box.name !== 'q') return
  const { form } = box
  if (form?.getAttribute('action') !== shell.search.path) return
  try {
    const { suggestIn } = await import('./suggestion-list')
    suggestIn(box, form)
  } catch {
    // Without a network the box stays a plain form.
  }
}

const onFocus = ({ target }: FocusEvent) => void loadSuggestions(target)

const showKey = () => document.documentElement.toggleAttribute('data-search-key-off', !isSearchKeyOn())

/** `/` focuses the first visible search box, unless the visitor has switched the key off. */
export function SearchHotKey() {
  useEffect(() => {
    showKey()
    const unsubscribe = searchKeyStore.subscribe(showKey)
    document.addEventListener('keydown', focusSearch)
    document.addEventListener('focusin', onFocus)
    // A reader may have focused a box before the script ran.
    void loadSuggestions(document.activeElement)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', focusSearch)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return null
}
