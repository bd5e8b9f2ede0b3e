'use client'

import { useEffect, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The requested path. The page is rendered once for all missing addresses and does not know it. */
export function MissingPath() {
  const path = useSyncExternalStore(
    neverChanges,
    () => window.location.pathname,
    () => '',
  )
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`)
  }, [])
  return <code className="font-mono break-all">{path}</code>
}
