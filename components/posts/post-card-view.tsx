import type { ComponentProps } from 'react'
import { CardPicture } from './card-picture'
import { MetaLine } from './meta-line'
import { SaveButton } from '@/components/recipe/save-button'
import { Link } from '@/components/ui/link'
import type { PictureFile } from '@/components/ui/picture'

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
        <CardPicture {...picture} {...(isLead && { isLead })} />
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
