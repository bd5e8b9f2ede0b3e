'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Forwards a full page load to another page of the panel, with and without scripts. A redirect after the document's
 * head is sent would leave browsers without scripts on a blank page.
 */
export function Forward({ to }: { to: string }) {
  const router = useRouter()
  useEffect(() => router.replace(to), [router, to])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
    </noscript>
  )
}
