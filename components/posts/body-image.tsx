import { Picture } from '@/components/ui/picture'
import { type ImageMap, mediaName } from '@/lib/images/image'

/** A picture in a post's text: one of ours, with its size and a blur; of somebody else's only the address. */
export function BodyImage({ src, alt, images }: { src: string; alt: string; images: ImageMap }) {
  const image = images[mediaName(src) ?? '']
  // An address that is none of the web's was sanitised away; the editor's preview shows what is still on its way so.
  if (src === '') return <em>{alt || 'Picture'}</em>
  // No page calls a third party: a stranger's picture is offered as a link instead.
  if (!image) {
    return (
      <a href={src} target="_blank" rel="noopener noreferrer">
        {alt || 'Picture'}
      </a>
    )
  }
  return (
    <Picture
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt || image.alt}
      sizes="(min-width: 800px) 680px, calc(100vw - 40px)"
      blur={image.blur}
    />
  )
}
