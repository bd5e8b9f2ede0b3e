'use client'

import { useEffect, useState } from 'react'

/**
 * Announces the title of a new page to assistive technology. Next looks at the title as soon as the address is another one;
 * in the panel, where a title comes with the page's data, it would announce the page that was left, and is made silent.
 */
export function PageAnnouncement() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let last = document.title
    const observer = new MutationObserver(() => {
      // Between two pages there is no title.
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
