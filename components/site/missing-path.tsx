'use client'

import { useEffect } from 'react'
import { useInBrowser } from '@/components/ui/use-in-browser'

/** The requested path, read in the browser: one prerendered page serves all missing addresses. */
export function MissingPath() {
  const path = useInBrowser(() => window.location.pathname, '')
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`)
  }, [])
  return <code className="font-mono break-all">{path}</code>
}
