import { getImageProps, type ImageProps } from 'next/image'

/**
 * `preload`: seen without scrolling, so that it is asked for before everything else. `blur`: a tiny copy as a data address,
 * which stands there until the picture comes.
 */
type Props = Omit<ImageProps, 'preload' | 'priority' | 'placeholder' | 'blurDataURL'> & {
  preload?: boolean
  blur?: string | null
}

/** A picture in all the sizes that Next makes of it, as a plain element: none of Next's script for pictures comes along. */
export function Picture({ preload = false, blur, style, ...asked }: Props) {
  const { props } = getImageProps({
    ...asked,
    ...(preload && { loading: 'eager' as const, fetchPriority: 'high' as const }),
    // Stretched by the browser, which is soft enough: Next's own placeholder runs two filters, and a telephone pays for them.
    style: { ...style, ...(blur && { background: `center / cover no-repeat url("${blur}")` }) },
  })
  // eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- the properties are those of next/image, alt included
  return <img {...props} />
}
