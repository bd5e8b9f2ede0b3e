import { Contents } from './contents'
import { NeighbourLinks, PostCallToAction, RelatedPosts } from './post-ending'
import { PostHeader } from './post-header'
import { Amount, Ingredient, RecipeToolsBar, RecipeProvider, ServingsStepper } from './recipe/lazy-recipe-tools'
import { RenderedBody } from './rendered-body'
import { Share } from './share'
import { type RenderedPost, renderPost } from '@/lib/recipe/render'
import type { AdjacentPosts } from '@/lib/posts/adjacent-posts'
import type { Post, PostSummary } from '@/lib/posts/post'
import { postTypes } from '@/lib/posts/types'

type Props = { post: Post; related: PostSummary[]; neighbours: AdjacentPosts; origin: string }

/** A whole post as its page shows it. `origin` is SITE_URL. */
export function PostArticle({ post, related, neighbours, origin }: Props) {
  const rendered = renderPost(post.content)
  return (
    <>
      <div aria-hidden="true" className="reading-progress" data-family={postTypes[post.type].family} />
      <article data-family={postTypes[post.type].family} className="post">
        <PostHeader post={post} recipeId={recipeHeadingId(rendered)} />
        <div className="post-columns">
          <div className="post-main">
            <PostText post={post} rendered={rendered} />
            <Share post={post} origin={origin} />
          </div>
          <Contents entries={rendered.toc} />
        </div>
      </article>
      <div data-family={postTypes[post.type].family}>
        <NeighbourLinks {...neighbours} />
      </div>
      <RelatedPosts posts={related} />
      <PostCallToAction />
    </>
  )
}

const recipeTools = { Amount, Ingredient, RecipeToolsBar, ServingsStepper }

/** What a recipe needs in the browser is loaded where there is a recipe. */
function PostText({ post, rendered }: { post: Post; rendered: RenderedPost }) {
  const body = <RenderedBody post={rendered} images={post.images} recipeTools={recipeTools} />
  if (!rendered.recipe) return body
  return (
    <RecipeProvider id={post.id} servings={rendered.recipe.servings?.amount}>
      {body}
    </RecipeProvider>
  )
}

/** The id of the first ingredients heading: where a cook in a hurry wants to go. */
function recipeHeadingId({ tree }: RenderedPost): string | null {
  const part = tree.children.find((node) => node.type === 'element' && node.properties.dataRecipe === 'ingredients')
  const title = part?.type === 'element' ? part.children[0] : undefined
  const id = title?.type === 'element' ? title.properties.id : undefined
  return typeof id === 'string' ? id : null
}
