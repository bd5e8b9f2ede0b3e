import { SectionHeading } from './section-heading'
import { PieceArt } from '@/components/art/piece-art'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import { offerings } from '@/lib/content/home'

type Look = { sheet: string; piece: PieceName }

/** Paper and piece of each card, in the order of the cards. */
const looks: readonly Look[] = [
  { sheet: 'sheet-saffron', piece: 'cake' },
  { sheet: 'sheet-herb', piece: 'knife' },
  { sheet: 'sheet-beet', piece: 'whisk' },
  { sheet: 'sheet-lake', piece: 'loaf' },
  { sheet: 'sheet-cream', piece: 'jar' },
]

/** Five ways in, on sheets of five papers: two wide, three narrow. */
export function Offerings() {
  return (
    <section className="bleed py-20 lg:py-28" aria-labelledby="offerings">
      <div className="page-width">
        <SectionHeading id="offerings" title={offerings.title} text={offerings.text} />
        <ul className="offerings">
          {offerings.cards.map(({ title, text }, index) => {
            const look = looks[index]
            return (
              <li key={title} className={`offering ${look?.sheet ?? ''}`}>
                {look && <PieceArt name={look.piece} className="offering-piece" />}
                <h3 className="offering-title">{title}</h3>
                <p className="offering-text">{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
