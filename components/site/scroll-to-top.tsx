'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

// Kept for the whole document: a navigation from the magazine to the studio replaces the shell.
const visit: { path: string | null; goesBack: boolean } = { path: null, goesBack: false }

function markBack(): void {
  visit.goesBack = true
}

/**
 * The router does not scroll when the new page's first element happens to be in view; a new page begins at its top all the
 * same. Not on the way back, where the browser restores the place, and not when the address names one.
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
