import Link from 'next/link'
import { StateBadge } from './state-badge'
import { PanelPage } from '../shared/panel-page'
import { PostText } from '@/components/posts/post-text'
import { buttonStyles } from '@/components/ui/button'
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

type Props = TextProps & { isOwn: boolean }

/** A post for an account that may read it and not change it, with the reason why. */
export function ReadPost({ isOwn, ...text }: Props) {
  const { id, title, type, author, state, createdBy } = text.post
  return (
    <PanelPage
      title={title || 'Untitled'}
      width="text"
      actions={
        <>
          <Link href={`/admin/review/${id}`} className={buttonStyles('secondary')}>
            Comments
          </Link>
          <Link href={`/admin/posts/${id}/revisions`} className={buttonStyles('secondary')}>
            Revisions
          </Link>
        </>
      }
    >
      <p role="note" className="max-w-prose text-sm text-ink-soft">
        {isOwn
          ? 'This post is public, and your role does not publish. An account that publishes can change it.'
          : `This post is ${createdBy}’s: your role may read it here, and not change it.`}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <StateBadge state={state} /> {[postType(type).label, author].filter(Boolean).join(' · ')}
      </p>
      <ReadText {...text} />
    </PanelPage>
  )
}
