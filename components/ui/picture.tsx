'use client'

import type { CSSProperties } from 'react'
import { scaledPaths } from '@/lib/images/widths'

export type PictureSource = {
  src: string
  alt: string
  /** Of the file, in pixels: reserves the space before the image loads. */
  width: number
  height: number
  /** Serves the file without resizing, as for a drawing. */
  unoptimized?: boolean
  /** A tiny copy as a data URL, shown until the image loads. */
  blur?: string | null
  style?: CSSProperties
}

type Props = PictureSource & {
  sizes?: string
  /** Visible without scrolling: the browser loads it first. */
  preload?: boolean
  loading?: 'eager' | 'lazy'
  /** The range of widths to offer in `srcset`, in pixels; each width adds an address to the page. */
  narrowest?: number
  widest?: number
  className?: string
}

/** Rejects other text: an account can store any text as a placeholder, and a quotation mark would end the `url()`. */
const PLACEHOLDER = /^data:image\/[a-z]+;base64,[\w+/]+=*$/

/**
 * A responsive image in the sizes that Next's image optimiser serves, without the script of `next/image`. A client
 * component, so that the page sends the list of sizes once, as HTML.
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
  // A file that only the browser has, such as one before its upload, has no sizes.
  const isPlain = unoptimized || !src.startsWith('/')
  // The browser's scaling blurs it enough; the two filters of Next's own placeholder are slow on a telephone.
  const looks =
    blur && PLACEHOLDER.test(blur) ? { ...style, background: `center / cover no-repeat url("${blur}")` } : style
  return (
    // eslint-disable-next-line @next/next/no-img-element -- Next still makes the sizes; its element would add a script
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
