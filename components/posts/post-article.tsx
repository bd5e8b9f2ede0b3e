import { ContentsPlace } from './contents-place'
import { Share } from './share'
import { AboutAuthor, AdjacentLinks, PostCallToAction, PostTopics, RelatedPosts } from './post-ending'
import { RecipeText } from './recipe/lazy-recipe-text'
import { recipeLeaves } from './recipe/recipe-leaves'
import { RenderedBody } from './rendered-body'
import { PostImage } from './post-image'
import { TypeTag } from './type-tag'
import { MetaLine } from './meta-line'
import { compact } from '@/components/compact/compact'
import { CompactView } from '@/components/compact/compact-view'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { RecipeLabels } from '@/components/recipe/recipe-labels'
import { SaveButton } from '@/components/recipe/save-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { arrowDown, arrowLeft } from '@/components/ui/outlines'
import type { AuthorProfile } from '@/lib/authors/profile'
import { CONTENTS_ID, contentsLabel } from '@/lib/content/post-words'
import { postScreen } from '@/lib/content/screens'
import { longDate } from '@/lib/dates'
import { artPath } from '@/lib/drawing/files'
import { COLLAGE_SIZE } from '@/lib/drawing/scenes/pages'
import type { TocEntry } from '@/lib/markdown/toc'
import type { AdjacentPosts } from '@/lib/posts/adjacent-posts'
import { type Post, type PostSummary, isUpdatedLater } from '@/lib/posts/post'
import { minutesRead } from '@/lib/posts/reading-time'
import { topicsOf } from '@/lib/posts/topics'
import { postTypes } from '@/lib/posts/types'
import type { RenderedPost } from '@/lib/recipe/render'
import { site } from '@/lib/site'
import { authorPath } from '@/lib/urls'

/** Author, date, and how long a post takes to read, on its own page. */
function PostMeta({ post }: { post: PostSummary }) {
  return (
    <MetaLine
      author={post.author}
      authorHref={authorPath(post.authorSlug)}
      publishedAt={post.publishedAt}
      date={longDate(post.publishedAt)}
      length={minutesRead(post.minutes)}
    />
  )
}

/** Who wrote it and when, with the author's face where they have one. */
function Byline({ post, author }: Pick<Props, 'post' | 'author'>) {
  if (!author) return <PostMeta post={post} />
  return (
    <div className="post-byline">
      <AuthorPortrait portrait={author.portrait} sizes="2.5rem" className="w-10" />
      <PostMeta post={post} />
    </div>
  )
}

/** The title on a band in the type's colour, and the picture that hangs over the band's edge. */
function PostHeader({ post, author, recipeId }: Pick<Props, 'post' | 'author'> & { recipeId: string | null }) {
  return (
    <header className="post-band">
      <div className="post-band-text">
        <BackToBlog />
        <TypeTag type={post.type} />
        <h1 className="post-title">{post.title}</h1>
        <Byline post={post} author={author} />
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
            <a href={postScreen.shelf.href} className="jump-link needs-script">
              {postScreen.shelf.label}
            </a>
          </p>
        )}
      </div>
      <figure className="post-band-picture">
        {/* Within this element React names the picture in the head no second time, with all its sizes: it stands near enough. */}
        <picture className="contents">
          <PostImage
            post={post}
            sizes="(min-width: 1240px) 474px, (min-width: 900px) 39vw, calc(100vw - 40px)"
            priority
          />
        </picture>
        {post.image?.caption && <figcaption>{post.image.caption}</figcaption>}
      </figure>
    </header>
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

/** The post's headings: beside the text where there is room, else behind a tab at the foot of the window. */
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
  /** Null for a guest, of whom nothing is known but the name. */
  author: AuthorProfile | null
  rendered: RenderedPost
  related: PostSummary[]
  adjacent: AdjacentPosts
  origin: string
}

const STUDIO_ART = { src: artPath.collage('studio').still, alt: '', ...COLLAGE_SIZE, unoptimized: true }

/** A whole post as its page shows it. `origin` is SITE_URL. */
export const PostArticle = (props: Props) => <CompactView of={compact(<WholePost {...props} />)} />

function WholePost({ post, author, rendered, related, adjacent, origin }: Props) {
  return (
    <>
      <div aria-hidden="true" className="reading-progress" data-family={postTypes[post.type].family} />
      <article data-family={postTypes[post.type].family} className="post">
        <PostHeader post={post} author={author} recipeId={recipeHeadingId(rendered)} />
        <div className="post-columns" data-layout={rendered.recipe ? 'recipe' : 'text'}>
          <div className="post-main">
            <PostText post={post} rendered={rendered} />
            <p className="print-source">
              {site.name} · {origin.replace(/^https?:\/\//, '')}/blog/{post.slug}
            </p>
            {author && <AboutAuthor author={author} />}
            <PostTopics topics={topicsOf(post)} />
            <Share
              url={`${origin}/blog/${post.slug}`}
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
      <PostCallToAction art={STUDIO_ART} />
    </>
  )
}

/** What a recipe needs in the browser is loaded where there is a recipe. */
function PostText({ post, rendered }: { post: Post; rendered: RenderedPost }) {
  const body = <RenderedBody post={rendered} images={post.images} recipeTools={recipeLeaves} />
  if (!rendered.recipe) return body
  const text = compact([<RecipeLabels key="labels" stored={post.labels} recipe={rendered.recipe} />, body])
  return <RecipeText slug={post.slug} servings={rendered.recipe.servings?.amount} of={text} />
}

/** The id of the first ingredients heading: where a cook in a hurry wants to go. */
function recipeHeadingId({ tree }: RenderedPost): string | null {
  const part = tree.children.find((node) => node.type === 'element' && node.properties.dataRecipe === 'ingredients')
  const title = part?.type === 'element' ? part.children[0] : undefined
  const id = title?.type === 'element' ? title.properties.id : undefined
  return typeof id === 'string' ? id : null
}
