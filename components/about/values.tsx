import { PieceArt } from '@/components/art/piece-art'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import { values } from '@/lib/content/about'

const pieces: readonly PieceName[] = ['egg', 'books', 'spoon', 'leaf']

/** The four values: a heading that stays beside a list of four. */
export function Values() {
  return (
    <section className="mt-24 grid gap-x-10 gap-y-6 md:grid-cols-[4fr_8fr]">
      <h2 className="text-h2 stays-beside">{values.title}</h2>
      <ul>
        {values.items.map(({ title, text }, index) => {
          const piece = pieces[index]
          return (
            <li
              key={title}
              className="grid grid-cols-[4rem_1fr] items-start gap-5 border-t border-line py-7 sm:grid-cols-[6rem_1fr] sm:gap-8"
            >
              {piece && <PieceArt name={piece} className={index % 2 === 0 ? '-rotate-6' : 'rotate-9'} />}
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2 max-w-[54ch] text-ink-soft">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
