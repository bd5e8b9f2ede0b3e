import type { ComponentProps } from 'react'
import { pictureOf } from './post-image'
import { RecipeProvider } from './recipe/recipe-parts'
import { RenderedBody } from './rendered-body'
import { RecipeLabels } from '@/components/recipe/recipe-labels'
import type { ImageMap } from '@/lib/images/image'
import { piecesOf } from '@/lib/recipe/servings'
import type { RenderedPost } from '@/lib/recipe/render'

type Props = {
  post: Parameters<typeof pictureOf>[0] & { labels: ComponentProps<typeof RecipeLabels>['stored'] }
  rendered: RenderedPost
  images: ImageMap
  /** SITE_URL. */
  origin: string
  /** The key of a reader's stored choices; empty in the panel, which stores none. */
  slug: string
}

/** The text of a post as readers see it: on its page, in its preview and in the panel. */
export function PostText({ post, rendered, images, origin, slug }: Props) {
  const { recipe } = rendered
  const body = <RenderedBody post={rendered} images={images} origin={origin} still={pictureOf(post, false)} />
  if (!recipe) return body
  const servings = recipe.servings?.amount
  return (
    // A new key resets the state of the provider when the number of servings changes.
    <RecipeProvider key={servings} slug={slug} servings={servings} pieces={piecesOf(recipe.servings?.text ?? '')?.noun}>
      <RecipeLabels stored={post.labels} recipe={recipe} />
      {body}
    </RecipeProvider>
  )
}
