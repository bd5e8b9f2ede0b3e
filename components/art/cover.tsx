import { Picture } from '@/components/ui/picture'
import type { PostType } from '@/lib/posts/types'
import { artPath, COVER_SIZE } from '../../lib/drawing/addresses.ts'

interface CoverProps {
  slug: string
  type: PostType
  text: string
  className?: string
  /** Names the picture; leave it out where the title stands beside it. */
  title?: string
  /** Load it with the page: for a cover that is seen first. */
  priority?: boolean
}

/** The drawn cover of a post without a picture: the same slug and type always give the same still life. */
export function Cover({ slug, type, text, className = '', title = '', priority = false }: CoverProps) {
  return (
    <Picture
      src={artPath.cover(type, slug, text)}
      alt={title}
      {...COVER_SIZE}
      unoptimized
      {...(priority && { preload: true })}
      className={`object-cover ${className}`}
    />
  )
}
