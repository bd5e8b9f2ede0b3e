'use client'

import type { CSSProperties } from 'react'
import { scaledPaths } from '@/lib/images/widths'

export type PictureFile = {
  src: string
  alt: string
  /** Of the file; the page lays it out before it is there. */
  width: number
  height: number
  /** A file of ours that is no photograph: as it is. */
  unoptimized?: boolean
  /** A tiny copy as a data address, which stands there until the picture comes. */
  blur?: string | null
  style?: CSSProperties
}

type Props = PictureFile & {
  sizes?: string
  /** Seen without scrolling, so that it is asked for before everything else. */
  preload?: boolean
  loading?: 'eager' | 'lazy'
  /** The widths that its place can ask for, in pixels of the file; each that is offered is an address more. */
  narrowest?: number
  widest?: number
  className?: string
}

/** An account can write any text in the place of a placeholder, and a style ends where a quotation mark does. */
const PLACEHOLDER = /^data:image\/[a-z]+;base64,[\w+/]+=*$/

/**
 * A picture in all the sizes that Next makes of it, as a plain element: none of Next's script for pictures comes along. The
 * list of sizes is written in the browser too, or each would be sent twice with every page.
 */
export function Picture({
  src,
  alt,
  sizes,
  preload = false,
  loading,
  unoptimized = false,
  blur,
  style,
  narrowest,
  widest,
  ...rest
}: Props) {
  // A file that the browser alone has, such as one that is still to be sent, has no sizes.
  const isPlain = unoptimized || !src.startsWith('/')
  // Stretched by the browser, which is soft enough: Next's own placeholder runs two filters, and a telephone pays for them.
  const looks =
    blur && PLACEHOLDER.test(blur) ? { ...style, background: `center / cover no-repeat url("${blur}")` } : style
  return (
    // eslint-disable-next-line @next/next/no-img-element -- Next makes its sizes all the same; its element would bring a script along
    <img
      alt={alt}
      loading={loading ?? (preload ? 'eager' : 'lazy')}
      fetchPriority={preload ? 'high' : undefined}
      decoding="async"
      {...rest}
      style={looks}
      {...(isPlain ? { src } : { sizes, ...scaledPaths(src, rest.width, { narrowest, widest }) })}
    />
  )
}
