import { ContentsPlace } from './contents-place'
import { Share } from './share'
import { AboutAuthor, AdjacentLinks, PostCallToAction, PostTopics, RelatedPosts } from './post-ending'
import { PostHeader } from './post-header'
import { PostText } from './post-text'
import { SaveButton } from '@/components/recipe/save-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { arrowDown, arrowLeft } from '@/components/ui/outlines'
import type { AuthorProfile } from '@/lib/authors/profile'
import { CONTENTS_ID, contentsLabel } from '@/lib/content/post-words'
import { postScreen } from '@/lib/content/screens'
import { longDate } from '@/lib/dates'
import type { TocEntry } from '@/lib/markdown/toc'
import type { AdjacentPosts } from '@/lib/posts/related-posts'
import { type Post, type PostSummary, isUpdatedLater } from '@/lib/posts/post'
import { topicsOf } from '@/lib/posts/topics'
import { postTypes } from '@/lib/posts/types'
import type { RenderedPost } from '@/lib/recipe/render'
import { postPath } from '@/lib/urls'

/** The date of a later change, and for a recipe the links to its ingredients and to the saved recipes. */
function HeaderLinks({ post, recipeId }: { post: Post; recipeId: string | null }) {
  return (
    <>
      {isUpdatedLater(post) && (
        <p className="post-meta">
          {postScreen.updated} <time dateTime={post.updatedAt}>{longDate(post.updatedAt)}</time>
        </p>
      )}
      {recipeId && (
        <p className="flex flex-wrap items-center gap-x-6">
          <a href={`#${recipeId}`} className="jump-link">
            {postScreen.jumpToRecipe} <Icon outline={arrowDown} className="size-4" />
          </a>
          <SaveButton
            slug={post.slug}
            title={post.title}
            label={postScreen.save}
            savedLabel={postScreen.saved}
            className="mt-3 font-semibold"
          />
          <a href={postScreen.savedRecipes.href} className="jump-link needs-script">
            {postScreen.savedRecipes.label}
          </a>
        </p>
      )}
    </>
  )
}

function BackToBlog() {
  const { label, href } = postScreen.back
  return (
    <Link href={href} className="back-link">
      <Icon outline={arrowLeft} className="size-4" /> {label}
    </Link>
  )
}

/** The table of contents: beside the text where there is room, otherwise behind a tab at the bottom of the window. */
function Contents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <>
      <nav id={CONTENTS_ID} popover="auto" aria-labelledby="contents-title" className="toc">
        <h2 id="contents-title">{contentsLabel}</h2>
        <ol>
          {entries.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ContentsPlace />
    </>
  )
}

type Props = {
  post: Post
  /** Null for a guest, who has only a name. */
  author: AuthorProfile | null
  rendered: RenderedPost
  related: PostSummary[]
  adjacent: AdjacentPosts
  origin: string
  siteName: string
}

/** A whole post as its page shows it. `origin`: SITE_URL. */
export function PostArticle({ post, author, rendered, related, adjacent, origin, siteName }: Props) {
  return (
    <>
      <div aria-hidden="true" className="reading-progress" data-family={postTypes[post.type].family} />
      <article data-family={postTypes[post.type].family} className="post">
        <PostHeader post={post} author={author} back={<BackToBlog />}>
          <HeaderLinks post={post} recipeId={recipeHeadingId(rendered)} />
        </PostHeader>
        <div className="post-columns" data-layout={rendered.recipe ? 'recipe' : 'text'}>
          <div className="post-main">
            <PostText post={post} rendered={rendered} images={post.images} origin={origin} slug={post.slug} />
            <p className="print-source">
              {siteName} · {origin.replace(/^https?:\/\//, '') + postPath(post.slug)}
            </p>
            {author && <AboutAuthor author={author} />}
            <PostTopics topics={topicsOf(post)} />
            <Share
              url={origin + postPath(post.slug)}
              title={post.title}
              image={post.image ? origin + post.image.src : null}
              {...(post.type === 'recipe' && { answer: `/contact/write?recipe=${post.slug}` })}
            />
          </div>
          {rendered.toc.length > 0 && <Contents entries={rendered.toc} />}
        </div>
      </article>
      <div data-family={postTypes[post.type].family}>
        <AdjacentLinks {...adjacent} />
      </div>
      <RelatedPosts posts={related} />
      <PostCallToAction />
    </>
  )
}

/** The id of the first ingredients heading, for the link to the ingredients. */
function recipeHeadingId({ tree }: RenderedPost): string | null {
  const part = tree.children.find((node) => node.type === 'element' && node.properties.dataRecipe === 'ingredients')
  const title = part?.type === 'element' ? part.children[0] : undefined
  const id = title?.type === 'element' ? title.properties.id : undefined
  return typeof id === 'string' ? id : null
}
