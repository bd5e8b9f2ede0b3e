import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import Image from 'next/image'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { type ImageMap, mediaName } from '@/lib/images/schema'
import { renderTree } from '@/lib/markdown/pipeline'

function BodyImage({ src, alt, images }: { src: string; alt: string; images: ImageMap }) {
  const image = images[mediaName(src) ?? '']
  // A picture of somebody else's is not loaded (no page calls a third party): its address is offered instead.
  if (!image) {
    return (
      <a href={src} target="_blank" rel="noopener noreferrer">
        {alt || 'Picture'}
      </a>
    )
  }
  return (
    <Image
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt || image.alt}
      sizes="(min-width: 800px) 680px, 100vw"
      {...(image.blur ? { placeholder: 'blur' as const, blurDataURL: image.blur } : {})}
    />
  )
}

/** A post's text as React elements; sanitised, without an HTML string on its way. */
export function PostBody({ markdown, images }: { markdown: string; images: ImageMap }) {
  const body = toJsxRuntime(renderTree(markdown), {
    Fragment,
    jsx,
    jsxs,
    components: {
      img: ({ src, alt }: ComponentProps<'img'>) => (
        <BodyImage src={typeof src === 'string' ? src : ''} alt={alt ?? ''} images={images} />
      ),
    },
  })
  return <div data-post-body="">{body}</div>
}
