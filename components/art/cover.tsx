import type { PostType } from '@/lib/posts/schema'
import { COVER_VIEW_BOX, composeCover } from './cover/compose.ts'
import { SceneSvg } from './scene-svg.tsx'

interface CoverProps {
  slug: string
  type: PostType
  className?: string
  /** Names the picture; leave it out where the title stands beside it. */
  title?: string
}

/** The drawn cover of a post without a picture: the same slug and type always give the same still life. */
export function Cover({ slug, type, className, title }: CoverProps) {
  return (
    <SceneSvg
      items={composeCover(slug, type).items}
      viewBox={COVER_VIEW_BOX}
      fit="slice"
      title={title}
      className={className}
    />
  )
}
