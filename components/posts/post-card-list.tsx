'use client'

import { type CardKind, type CardPost, PostCardView } from './post-card-view'

type Props = {
  cards: readonly CardPost[]
  /** By the type of a post. */
  kinds: Readonly<Record<string, CardKind>>
  heading: 'h2' | 'h3'
  className: string
}

/** Cards that the browser draws: a page carries what they say, and what all of a kind say once. */
export function PostCardList({ cards, kinds, heading, className }: Props) {
  return (
    <div className={className}>
      {cards.map((card) => {
        const kind = kinds[card.type]
        return kind && <PostCardView key={card.slug} {...card} {...kind} heading={heading} />
      })}
    </div>
  )
}
