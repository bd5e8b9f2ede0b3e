'use client'

import { useEffect } from 'react'
import { useInBrowser } from '@/components/ui/use-in-browser'

/** The requested path. The page is rendered once for all missing addresses, without it. */
export function MissingPath() {
  const path = useInBrowser(() => window.location.pathname, '')
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`)
  }, [])
  return <code className="font-mono break-all">{path}</code>
}
