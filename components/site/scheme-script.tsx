'use client'

import { schemeScript } from './scheme'

/** The scheme's inline script: run by the parser on a full load; inert text when React makes it on a navigation. */
export function SchemeScript() {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: schemeScript }}
    />
  )
}
