import { type PostType, postTypes } from '@/lib/posts/types'

/** The type of a post as a paper tab in its colour. */
export function TypeTag({ type, className = '' }: { type: PostType; className?: string }) {
  return <p className={`type-tag ${className}`}>{postTypes[type].label}</p>
}
