'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Leads a full load on to another page of the panel, with and without scripts. A redirect would come after the head of the
 * document and leave a browser without scripts with a blank page.
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
