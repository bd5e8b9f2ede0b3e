import { Picture, type PictureSource } from '@/components/ui/picture'
import { artPath, COVER_SIZE } from '@/lib/drawing/addresses'
import { objectPosition } from '@/lib/images/image'
import { coverText } from '@/lib/posts/cover-text'
import type { PostSummary } from '@/lib/posts/post'

type Pictured = Pick<PostSummary, 'slug' | 'type' | 'image' | 'title' | 'excerpt'>
/** The props of the post's picture, or of its drawn cover. Default values are left out to keep the page small. */
export function pictureOf(post: Pictured, hasBlur = true): PictureSource {
  const { slug, type, image } = post
  if (!image) return { src: artPath.cover(type, slug, coverText(post)), alt: '', ...COVER_SIZE, unoptimized: true }
  const { src, width, height, alt, blur, focal } = image
  const position = focal && objectPosition(focal)
  return {
    src,
    alt,
    width,
    height,
    ...(hasBlur && blur && { blur }),
    ...(position && position !== objectPosition() && { style: { objectPosition: position } }),
  }
}

/** The post's picture, cropped to 4:3. */
export function PostImage({ post, sizes, priority = false }: { post: Pictured; sizes: string; priority?: boolean }) {
  return (
    <Picture
      {...pictureOf(post)}
      sizes={sizes}
      narrowest={384}
      {...(priority && { preload: true })}
      className="block aspect-[4/3] w-full object-cover"
    />
  )
}
