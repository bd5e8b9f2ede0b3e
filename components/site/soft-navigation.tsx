'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isLeftToTheBrowser, isWorthFetching, savesData, softLink } from './soft-links'

/** So long a pointer or the focus rests on a link before its page is fetched: whoever passes over it costs nothing. */
const REST_MS = 80

/**
 * Follows the site's links (`components/ui/link.tsx`) without loading a new document, and fetches a page once somebody
 * shows that they want it: by resting on its link, or by pressing it. Nothing is fetched while the page itself still loads.
 */
export function SoftNavigation() {
  const router = useRouter()
  useEffect(() => {
    // One each: while the focus moves, the page may scroll away below a pointer that lies still.
    const rests: Record<string, ReturnType<typeof setTimeout> | undefined> = {}

    function fetchAhead({ target }: Event): void {
      const link = softLink(target)
      if (!link || document.readyState !== 'complete' || savesData() || !isWorthFetching(link)) return
      router.prefetch(link.pathname + link.search)
    }
    function whenRested(event: Event): void {
      clearTimeout(rests[event.type])
      if (softLink(event.target)) rests[event.type] = setTimeout(fetchAhead, REST_MS, event)
    }
    function follow(event: MouseEvent): void {
      const link = softLink(event.target)
      if (!link || isLeftToTheBrowser(event, link)) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash)
    }

    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    // On the window: React's own listeners stand on the document, and have had their say when it comes here.
    window.addEventListener('pointerover', whenRested, options)
    window.addEventListener('focusin', whenRested, options)
    window.addEventListener('pointerdown', fetchAhead, options)
    window.addEventListener('click', follow, { signal: listening.signal })
    return () => {
      for (const rest of Object.values(rests)) clearTimeout(rest)
      listening.abort()
    }
  }, [router])
  return null
}
