'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The router leaves the page where it is when the new one's first element happens to be in view; a new page begins at
 * its top all the same. Not on the way back, where the browser restores the place, and not when the address names one.
 */
export function ScrollToTop() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const goingBack = useRef(false)
  useEffect(() => {
    const markBack = () => {
      goingBack.current = true
    }
    window.addEventListener('popstate', markBack)
    return () => window.removeEventListener('popstate', markBack)
  }, [])
  useLayoutEffect(() => {
    const isNewPage = shown.current !== pathname && !goingBack.current && !window.location.hash
    shown.current = pathname
    goingBack.current = false
    if (isNewPage) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
  return null
}
