'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }

/** Whether the reader asked the browser to save data. Not every browser reports it. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * A link to another page of the site, or of the panel from its frame. It prefetches on hover or focus, not when it is
 * visible, because a page has some sixty links.
 */
export function Link({ onPointerMove, onFocus, ...props }: Props) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(!savesData())
  return (
    <NextLink
      {...props}
      prefetch={isWanted}
      onPointerMove={(event) => {
        onPointerMove?.(event)
        want()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        want()
      }}
    />
  )
}
