'use client'

import { useEffect } from 'react'

const WIDE = '(min-width: 64rem)'

/** The version that is shown is in sight in its list; and where the list stands above, so is what it changed, once asked for. */
export function BringIntoSight({ isAsked, targetId }: { isAsked: boolean; targetId: string }) {
  useEffect(() => {
    document.querySelector('ol [aria-current=true]')?.scrollIntoView({ block: 'nearest' })
    if (isAsked && !matchMedia(WIDE).matches) document.getElementById(targetId)?.scrollIntoView({ block: 'start' })
  }, [isAsked, targetId])
  return null
}
