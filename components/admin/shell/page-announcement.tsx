'use client'

import { useEffect, useState } from 'react'

/**
 * Announces the title of a new page to screen readers, in place of Next. Next reads the title when the address changes,
 * but in the panel the title arrives later, with the data, so Next would announce the old page.
 */
export function PageAnnouncement() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let last = document.title
    const observer = new MutationObserver(() => {
      // The title is empty between two pages.
      if (!document.title || document.title === last) return
      last = document.title
      document.querySelector('next-route-announcer')?.setAttribute('aria-hidden', 'true')
      setTitle(last)
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  )
}
