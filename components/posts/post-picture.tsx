import Image from 'next/image'
import type { PostSummary } from '@/lib/posts/row'

/** The post's own picture at 4:3, or its drawn cover. */
export function PostPicture({ post, sizes, priority = false }: { post: PostSummary; sizes: string; priority?: boolean }) {
  if (!post.image) return <div className="aspect-[4/3] bg-paper-sunk" aria-hidden="true" />
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
      className="aspect-[4/3] w-full object-cover"
    />
  )
}
