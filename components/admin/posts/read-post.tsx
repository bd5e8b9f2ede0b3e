import Link from 'next/link'
import { StateBadge } from './state-badge'
import { PanelPage } from '../shared/panel-page'
import { pictureOf } from '@/components/posts/post-image'
import { RenderedBody } from '@/components/posts/rendered-body'
import { RecipeProvider } from '@/components/posts/recipe/recipe-parts'
import { buttonStyles } from '@/components/ui/button'
import type { ImageMap } from '@/lib/images/image'
import type { EditablePost } from '@/lib/posts/admin/post'
import { postType } from '@/lib/posts/types'
import type { RenderedPost } from '@/lib/recipe/render'

type Props = { post: EditablePost; isOwn: boolean; rendered: RenderedPost; images: ImageMap; origin: string }

/** A post for an account that may read it and not change it, with the reason why. */
export function ReadPost({ post, isOwn, rendered, images, origin }: Props) {
  const { id, title, type, author, state, createdBy } = post
  const servings = rendered.recipe?.servings?.amount
  return (
    <PanelPage
      title={title || 'Untitled'}
      width="text"
      actions={
        <Link href={`/admin/posts/${id}/revisions`} className={buttonStyles('secondary')}>
          Revisions
        </Link>
      }
    >
      <p role="note" className="max-w-prose text-sm text-ink-soft">
        {isOwn
          ? 'This post is public, and your role does not publish: somebody whose role does can change it.'
          : `This post is ${createdBy}’s: your role may read it here, and not change it.`}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <StateBadge state={state} /> {[postType(type).label, author].filter(Boolean).join(' · ')}
      </p>
      <article data-family={postType(type).family} className="post grid max-w-[66ch] gap-6">
        <RecipeProvider slug="" servings={servings}>
          <RenderedBody
            post={rendered}
            images={images}
            origin={origin}
            still={pictureOf({ ...post, image: null, excerpt: '' }, false)}
          />
        </RecipeProvider>
      </article>
    </PanelPage>
  )
}
