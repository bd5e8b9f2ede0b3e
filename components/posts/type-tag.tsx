import { POST_TYPE_LABELS, type PostType } from '@/lib/posts/schema'

/** The type of a post as a paper tab in its colour. */
export function TypeTag({ type, className = '' }: { type: PostType; className?: string }) {
  return <p className={`type-tag ${className}`}>{POST_TYPE_LABELS[type]}</p>
}
