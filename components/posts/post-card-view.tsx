import type { ComponentProps } from 'react'
import { MetaLine } from './meta-line'
import { SaveButton } from '@/components/recipe/save-button'
import { Link } from '@/components/ui/link'
import { Picture, type PictureFile } from '@/components/ui/picture'

/** What all cards of a type say. */
export type CardKind = {
  /** The colours. */
  family: string
  /** The word on the tab. */
  tag: string
  linkText: string
  /** The label of the heart; a card without one has none. */
  save?: string
}

/** What one card says. */
export type CardPost = ComponentProps<typeof MetaLine> & {
  type: string
  slug: string
  title: string
  picture: PictureFile
  /** The diets of a dish, as words. */
  diets?: string
  /** The excerpt of a lead card; a card without one is none. */
  lead?: string
}

type Props = Omit<CardPost, 'type'> & CardKind & { heading: 'h2' | 'h3' }

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 50vw, calc(100vw - 40px)'
/** From a card beside two others to one that fills a telephone with three dots a pixel. */
const CARD_WIDTHS = { narrowest: 384, widest: 1080 }
const LEAD_SIZES = '(min-width: 1200px) 720px, (min-width: 900px) 60vw, calc(100vw - 40px)'

/** How a card looks. */
export function PostCardView({
  slug,
  title,
  family,
  tag,
  picture,
  linkText,
  diets,
  save,
  heading: Heading,
  lead,
  ...meta
}: Props) {
  const href = `/blog/${slug}`
  const isLead = lead !== undefined
  return (
    <article data-family={family} className={isLead ? 'post-card lead-card' : 'post-card'}>
      <div className="post-card-picture">
        <Picture
          {...picture}
          sizes={isLead ? LEAD_SIZES : SIZES}
          preload={isLead}
          {...(!isLead && CARD_WIDTHS)}
          className="block aspect-[4/3] w-full object-cover"
        />
        <p className="type-tag">{tag}</p>
        {save && <SaveButton slug={slug} title={title} label={save} className="post-card-heart" />}
      </div>
      <div className="post-card-text">
        <Heading className="post-card-title">
          <Link href={href} className="post-card-link">
            {title}
          </Link>
        </Heading>
        {lead && <p className="lead-card-excerpt">{lead}</p>}
        <MetaLine {...meta} />
        {diets && <p className="card-diets">{diets}</p>}
        <p className="post-card-call">
          <Link href={href}>
            {linkText} <span className="sr-only">{title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
