import { StateBadge } from './state-badge'
import { PostText } from '@/components/posts/post-text'
import type { ImageMap } from '@/lib/images/image'
import type { EditablePost } from '@/lib/posts/admin/post'
import { postType } from '@/lib/posts/types'
import type { RenderedPost } from '@/lib/recipe/render'

type TextProps = { post: EditablePost; rendered: RenderedPost; images: ImageMap; origin: string }

/** The text of a post as readers see it, in a page of the panel. */
export function ReadText({ post, ...text }: TextProps) {
  const shown = { ...post, image: null, excerpt: '', labels: post.values.labels }
  return (
    <article data-family={postType(post.type).family} className="post relative grid max-w-[66ch] gap-6">
      <PostText {...text} post={shown} slug="" />
    </article>
  )
}

export function ReadNote({ post: { type, author, state, createdBy }, isOwn }: { post: EditablePost; isOwn: boolean }) {
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      <p role="note" className="max-w-prose">
        {isOwn
          ? 'This post is public, and your role does not publish. An account that publishes can change it.'
          : `This post belongs to ${createdBy}. Your role can read it, but not change it.`}
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        <StateBadge state={state} /> {[postType(type).label, author].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
