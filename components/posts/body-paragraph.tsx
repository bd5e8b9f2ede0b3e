import type { Element } from 'hast'
import type { ReactNode } from 'react'
import { type ImageMap, mediaName } from '@/lib/images/image'

/** The caption of a paragraph that is one picture of ours and nothing else. */
function captionOf(node: Element | undefined, images: ImageMap): string {
  const [child, ...others] = node?.children ?? []
  if (others.length > 0 || child?.type !== 'element' || child.tagName !== 'img') return ''
  return images[mediaName(String(child.properties.src)) ?? '']?.caption ?? ''
}

/** A paragraph of a post's text; a picture that has a caption in the library stands above it. */
export function BodyParagraph({
  node,
  images,
  children,
}: {
  node: Element | undefined
  images: ImageMap
  children: ReactNode
}) {
  const caption = captionOf(node, images)
  if (!caption) return <p>{children}</p>
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
