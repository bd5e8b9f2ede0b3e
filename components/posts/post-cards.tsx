import { MetaLine } from './meta-line'
import { pictureOf } from './post-image'
import { cardDiets } from '@/components/recipe/recipe-labels'
import { SaveButton } from '@/components/recipe/save-button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { postScreen } from '@/lib/content/screens'
import { shortDate } from '@/lib/dates'
import { postLength, type PostSummary } from '@/lib/posts/post'
import { postTypes } from '@/lib/posts/types'
import { postPath } from '@/lib/urls'

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 50vw, calc(100vw - 40px)'
/** From a card in a row of three to one as wide as a telephone with a pixel ratio of 3. */
const CARD_WIDTHS = { narrowest: 384, widest: 1080 }
const LEAD_SIZES = '(min-width: 1200px) 720px, (min-width: 900px) 60vw, calc(100vw - 40px)'

type CardProps = { post: PostSummary; heading: 'h2' | 'h3'; isLead: boolean }

function PostCard({ post, heading: Heading, isLead }: CardProps) {
  const { family, label, linkText } = postTypes[post.type]
  const href = postPath(post.slug)
  const diets = cardDiets(post.labels)
  return (
    <article data-family={family} className={isLead ? 'post-card lead-card' : 'post-card'}>
      <div className="post-card-picture">
        <Picture
          {...pictureOf(post)}
          sizes={isLead ? LEAD_SIZES : SIZES}
          preload={isLead}
          {...(!isLead && CARD_WIDTHS)}
        />
        <p className="type-tag">{label}</p>
        {post.type === 'recipe' && (
          <SaveButton slug={post.slug} title={post.title} label={postScreen.save} className="post-card-heart" />
        )}
      </div>
      <div className="post-card-text">
        <Heading className="post-card-title">
          <Link href={href} className="post-card-link">
            {post.title}
          </Link>
        </Heading>
        {isLead && post.excerpt && <p className="text-ink-soft">{post.excerpt}</p>}
        <MetaLine post={post} date={shortDate(post.publishedAt)} length={postLength(post)} />
        {diets && <p className="card-diets">{diets}</p>}
        <p className="post-card-call">
          <Link href={href}>
            {linkText} <span className="sr-only">{post.title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}

type Props = {
  posts: readonly PostSummary[]
  heading?: CardProps['heading']
  /** Whether the first card is wide, with its excerpt, and its picture loads first. */
  hasLead?: boolean
  className?: string
}

export function PostCards({ posts, heading = 'h2', hasLead = false, className = 'post-grid' }: Props) {
  return (
    <div className={className}>
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} heading={heading} isLead={hasLead && index === 0} />
      ))}
    </div>
  )
}
