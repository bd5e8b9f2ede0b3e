import { PieceArt } from '@/components/art/piece-art'
import type { Service } from '@/lib/content/services'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import type { CaseStudySlug } from '@/lib/studio-slugs'

type Drawing = { name: PieceName; print?: number }
/** A still life of three pieces: the subject, one in front of it, and one behind it. */
type Arrangement = readonly [subject: Drawing, before: Drawing, behind: Drawing]

const piece = (name: PieceName, print = 0): Drawing => ({ name, print })

/** The pieces of each service, in colours that contrast with its sheet. Its card shows only the first. */
export const serviceArt: Record<Service['art'], Arrangement> = {
  chat: [piece('chat', 2), piece('bot'), piece('page')],
  arrow: [piece('arrow'), piece('cog', 1), piece('clock')],
  cog: [piece('cog', 1), piece('page'), piece('magnifier')],
  envelope: [piece('envelope', 5), piece('shop'), piece('tag')],
  plug: [piece('plug', 4), piece('parcel'), piece('page')],
  bars: [piece('graph'), piece('magnifier'), piece('page')],
}

/** The pieces of each case study, for its subject. */
export const studyArt: Record<CaseStudySlug, Arrangement> = {
  'animal-clinic-inbox-agent': [piece('chat', 2), piece('paw'), piece('clock')],
  'bakery-order-automation': [piece('bread'), piece('page'), piece('clock')],
  'cookery-school-booking-platform': [piece('pot'), piece('calendar'), piece('whisk')],
  'pet-food-wholesale-leads': [piece('shop'), piece('petTin'), piece('envelope', 5)],
  'recipe-archive-search-growth': [piece('books'), piece('magnifier'), piece('cake')],
}

/** The decorative drawing beside a page's title. */
export function StudioArt({ pieces: [subject, before, behind] }: { pieces: Arrangement }) {
  return (
    <div className="relative aspect-square">
      <PieceArt {...behind} isEager className="absolute top-0 left-[4%] w-[46%] -rotate-6" />
      <PieceArt {...subject} isEager className="absolute right-0 bottom-[4%] w-[74%] rotate-3" />
      <PieceArt {...before} isEager className="absolute bottom-0 left-0 w-[46%] -rotate-3" />
    </div>
  )
}
