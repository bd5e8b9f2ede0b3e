import Image from 'next/image'
import { coverPath } from '@/lib/posts/cover-path'
import type { PostSummary } from '@/lib/posts/row'

type Props = { post: Pick<PostSummary, 'slug' | 'type' | 'image'>; sizes: string; priority?: boolean }

const shape = 'aspect-[4/3] w-full object-cover'

/** The post's own picture at 4:3, or its drawn cover. */
export function PostPicture({ post, sizes, priority = false }: Props) {
  if (!post.image) {
    const src = coverPath(post.type, post.slug)
    return <Image src={src} width={800} height={600} alt="" unoptimized preload={priority} className={shape} />
  }
  const { src, width, height, alt, blur } = post.image
  return (
    <Image
      src={src}
      width={width}
      height={height}
      alt={alt}
      sizes={sizes}
      preload={priority}
      {...(blur ? { placeholder: 'blur' as const, blurDataURL: blur } : {})}
      className={shape}
    />
  )
}
