import type { Element } from 'hast'
import { Gallery } from './lazy-parts'
import { Picture } from '@/components/ui/picture'
import { galleryWords } from '@/lib/content/post-words'
import { isElement } from '@/lib/markdown/elements'
import { type ImageMap, mediaName } from '@/lib/images/image'

type BodyPicture = { src: string; alt: string }

/** An image in a post's text. One of the site has its size and a blur; one of another site becomes a link. */
export function BodyImage({ src, alt, images }: { src: string; alt: string; images: ImageMap }) {
  const image = images[mediaName(src) ?? '']
  // The sanitiser removed the address, or the editor's preview shows an image that is still being uploaded.
  if (src === '') return <em>{alt || 'Picture'}</em>
  // The image was removed from the site: show nothing.
  if (!image && mediaName(src) !== null) return null
  // No page calls a third party: an image of another site is a link.
  if (!image)
    return (
      <a href={src} target="_blank" rel="noopener noreferrer">
        {alt || 'Picture'}
      </a>
    )

  return (
    <Picture
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt || image.alt}
      sizes="(min-width: 800px) 680px, calc(100vw - 40px)"
      narrowest={384}
      blur={image.blur}
    />
  )
}

/** The images of a paragraph that contains only images of the site; otherwise empty. */
export function imagesOf(node: Element | undefined): BodyPicture[] {
  const children = (node?.children ?? []).filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const found = children.flatMap((child) =>
    isElement(child, 'img') && mediaName(String(child.properties.src)) !== null
      ? [{ src: String(child.properties.src), alt: String(child.properties.alt ?? '') }]
      : [],
  )
  return found.length === children.length ? found : []
}

export function BodyFigure({ src, alt, images }: BodyPicture & { images: ImageMap }) {
  const caption = images[mediaName(src) ?? '']?.caption
  return (
    <figure>
      <BodyImage src={src} alt={alt} images={images} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Pictures side by side, each linked to its large version. */
export function BodyGallery({ pictures, images }: { pictures: readonly BodyPicture[]; images: ImageMap }) {
  return (
    <Gallery>
      {pictures.map(({ src, alt }, index) => {
        const image = images[mediaName(src) ?? '']
        const name = galleryWords.enlarge(index + 1, pictures.length, alt || (image?.alt ?? ''))
        return (
          <figure key={index}>
            <a href={image?.src ?? src} aria-label={name}>
              <BodyImage src={src} alt={alt} images={images} />
            </a>
            {image?.caption && <figcaption>{image.caption}</figcaption>}
          </figure>
        )
      })}
    </Gallery>
  )
}
