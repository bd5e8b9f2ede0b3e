import { postTypes } from '@/lib/posts/types'
import { ArrowDown, ArrowLeft } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { NeighbourLinks, PostCallToAction, RelatedPosts, Share } from './post-ending'
import {
  Amount,
  Ingredient,
  RecipeToolsBar,
  RecipeProvider,
  ServingsStepper,
  Temperature,
  Timed,
} from './recipe/lazy-recipe-tools'
import { RenderedBody } from './rendered-body'
import { SaveButton } from '@/components/recipe/save-button'
import { PostMeta } from './post-meta'
import { PostImage } from './post-image'
import { TypeTag } from './type-tag'
import type { RenderedPost } from '@/lib/recipe/render'
import type { AdjacentPosts } from '@/lib/posts/adjacent-posts'
import { type Post, type PostSummary, isUpdatedLater } from '@/lib/posts/post'
import { postScreen } from '@/lib/content/screens'
import type { TocEntry } from '@/lib/markdown/toc'
import { longDate } from '@/lib/dates'
import { site } from '@/lib/site'

/** The post's headings; stays in view beside the text on wide screens. */
function Contents({ entries }: { entries: TocEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-labelledby="contents-title" className="toc">
      <h2 id="contents-title">{postScreen.contents}</h2>
      <ol>
        {entries.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The title on a band in the type's colour, and the picture that hangs over the band's edge. */
function PostHeader({ post, recipeId }: { post: Post; recipeId: string | null }) {
  return (
    <header className="post-band">
      <div className="post-band-text">
        <BackToBlog />
        <TypeTag type={post.type} />
        <h1 className="post-title">{post.title}</h1>
        <PostMeta post={post} />
        {isUpdatedLater(post) && (
          <p className="post-meta">
            {postScreen.updated} <time dateTime={post.updatedAt}>{longDate(post.updatedAt)}</time>
          </p>
        )}
        {recipeId && (
          <p className="flex flex-wrap items-center gap-x-6">
            <a href={`#${recipeId}`} className="jump-link">
              {postScreen.jumpToRecipe} <ArrowDown aria-hidden="true" className="size-4" />
            </a>
            <SaveButton
              slug={post.slug}
              title={post.title}
              label={postScreen.save}
              savedLabel={postScreen.saved}
              className="mt-3 font-semibold"
            />
            <a href={postScreen.shelf.href} className="jump-link needs-script">
              {postScreen.shelf.label}
            </a>
          </p>
        )}
      </div>
      <figure className="post-band-picture">
        <PostImage
          post={post}
          sizes="(min-width: 1200px) 560px, (min-width: 900px) 46vw, calc(100vw - 40px)"
          priority
        />
        {post.image?.caption && <figcaption>{post.image.caption}</figcaption>}
      </figure>
    </header>
  )
}

function BackToBlog() {
  const { label, href } = postScreen.back
  return (
    <Link href={href} className="back-link">
      <ArrowLeft aria-hidden="true" className="size-4" /> {label}
    </Link>
  )
}

type Props = { post: Post; rendered: RenderedPost; related: PostSummary[]; neighbours: AdjacentPosts; origin: string }

/** A whole post as its page shows it. `origin` is SITE_URL. */
export function PostArticle({ post, rendered, related, neighbours, origin }: Props) {
  return (
    <>
      <div aria-hidden="true" className="reading-progress" data-family={postTypes[post.type].family} />
      <article data-family={postTypes[post.type].family} className="post">
        <PostHeader post={post} recipeId={recipeHeadingId(rendered)} />
        <div className="post-columns">
          <div className="post-main">
            <PostText post={post} rendered={rendered} />
            <p className="print-source">
              {site.name} · {origin.replace(/^https?:\/\//, '')}/blog/{post.slug}
            </p>
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

const recipeTools = { Amount, Ingredient, RecipeToolsBar, ServingsStepper, Temperature, Timed }

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
