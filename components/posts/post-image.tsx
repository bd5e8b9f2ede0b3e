import { Cover } from '@/components/art/cover'
import { Picture } from '@/components/ui/picture'
import { objectPosition } from '@/lib/images/image'
import type { PostSummary } from '@/lib/posts/post'

type Props = { post: Pick<PostSummary, 'slug' | 'type' | 'image'>; sizes: string; priority?: boolean }

/** The post's own picture at 4:3, or its drawn cover. */
export function PostImage({ post, sizes, priority = false }: Props) {
  if (!post.image)
    return <Cover slug={post.slug} type={post.type} priority={priority} className="block aspect-[4/3] w-full" />
  const { src, width, height, alt, blur, focal } = post.image
  return (
    <Picture
      src={src}
      width={width}
      height={height}
      alt={alt}
      sizes={sizes}
      {...(priority && { preload: true })}
      blur={blur}
      className="aspect-[4/3] w-full object-cover"
      {...(focal && { style: { objectPosition: objectPosition(focal) } })}
    />
  )
}
