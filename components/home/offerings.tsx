import { SectionHeading } from './section-heading'
import { PieceArt } from '@/components/art/piece-art'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import { offerings } from '@/lib/content/home'

/** How a card is laid: its paper, its piece, and what is its own in the grid. */
type Look = { sheet: string; piece: PieceName; card: string; art: string; title: string; text: string }

const NARROW = {
  card: 'cut sm:col-span-3 lg:col-span-4',
  art: '-mt-5 -mr-4 mb-auto ml-auto w-44',
  title: 'mt-4 text-[1.625rem]',
  text: 'max-w-[44ch]',
}
const MIRRORED = { ...NARROW, card: 'cut-mirrored sm:col-span-3 lg:col-span-4' }

/** Paper and piece of each card, in the order of the cards. */
const looks: readonly Look[] = [
  {
    sheet: 'sheet-saffron',
    piece: 'cake',
    card: 'cut sm:col-span-full sm:min-h-80 lg:col-span-7',
    art: 'max-sm:-mt-5 max-sm:-mr-4 max-sm:mb-auto max-sm:ml-auto max-sm:w-44 sm:absolute sm:right-5 sm:bottom-2 sm:w-76',
    title: 'mt-4 text-[1.625rem] sm:mt-auto sm:max-w-[52%] sm:text-h2',
    text: 'max-w-[44ch] sm:max-w-[52%]',
  },
  {
    ...MIRRORED,
    sheet: 'sheet-herb',
    piece: 'knife',
    card: 'cut-mirrored sm:col-span-3 lg:col-span-5',
    art: '-mt-5 -mr-4 mb-auto ml-auto w-52 rotate-38',
  },
  { ...NARROW, sheet: 'sheet-beet', piece: 'whisk', art: `${NARROW.art} rotate-24` },
  { ...MIRRORED, sheet: 'sheet-lake', piece: 'loaf' },
  { ...NARROW, sheet: 'sheet-cream', piece: 'jar' },
]

/** Five ways in, on sheets of five papers: two wide, three narrow. */
export function Offerings() {
  return (
    <section className="bleed py-20 lg:py-28" aria-labelledby="offerings">
      <div className="page-width">
        <SectionHeading id="offerings" title={offerings.title} text={offerings.text} />
        <ul className="mt-12 grid gap-5 sm:grid-cols-6 lg:grid-cols-12 lg:gap-6">
          {offerings.cards.map(({ title, text }, index) => {
            const look = looks[index] ?? { ...NARROW, sheet: 'sheet-cream', piece: 'jar' }
            return (
              <li
                key={title}
                className={`relative flex min-h-64 flex-col overflow-clip p-7 ${look.sheet} ${look.card}`}
              >
                <PieceArt name={look.piece} className={look.art} />
                <h3 className={`font-semibold ${look.title}`}>{title}</h3>
                <p className={`mt-[0.6rem] text-base ${look.text}`}>{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
