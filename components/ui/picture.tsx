import { getImageProps, type ImageProps } from 'next/image'

/** `isFirst`: seen without scrolling, so that it is asked for before everything else. */
type Props = Omit<ImageProps, 'preload' | 'priority'> & { isFirst?: boolean }

/** A picture in all the sizes that Next makes of it, as a plain element: none of Next's script for pictures comes along. */
export function Picture({ isFirst = false, ...asked }: Props) {
  const { props } = getImageProps({ ...asked, ...(isFirst && { loading: 'eager' as const, fetchPriority: 'high' as const }) })
  // eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- the properties are those of next/image, alt included
  return <img {...props} />
}
