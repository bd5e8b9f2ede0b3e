'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

/** Goes to where the visitor came from. */
export function GoBack({ className, children }: { className: string; children: ReactNode }) {
  const router = useRouter()
  function goBack() {
    // Opened in a tab of its own, there is nothing to go back to.
    if (window.history.length > 1) window.history.back()
    else router.push('/')
  }
  return (
    <button type="button" onClick={goBack} className={className}>
      {children}
    </button>
  )
}
