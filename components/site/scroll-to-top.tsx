'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

// Module state, because a navigation from the magazine to the studio replaces the shell.
const visit: { path: string | null; goesBack: boolean } = { path: null, goesBack: false }

function markBack(): void {
  // A fragment fires `popstate` too, but changes no page: the mark would apply to the next link.
  visit.goesBack = location.pathname !== visit.path
}

/**
 * Scrolls each new page to its top, because the router does not scroll when the page's first element is in view. Leaves
 * the position alone after Back, where the browser restores it, and when the address has a fragment.
 */
export function ScrollToTop() {
  const pathname = usePathname()
  useEffect(() => {
    window.addEventListener('popstate', markBack)
    return () => window.removeEventListener('popstate', markBack)
  }, [])
  useLayoutEffect(() => {
    const isNewPage = visit.path !== null && visit.path !== pathname
    if (isNewPage && !visit.goesBack && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
    visit.path = pathname
    visit.goesBack = false
  }, [pathname])
  return null
}
