import { POST_TYPES } from '@/lib/posts/types'
import { Collage } from './collage.tsx'
import { Cover } from './cover.tsx'
import { PieceArt } from './piece-art.tsx'
import { BRAND_PATHS, BRAND_VIEW_BOX } from '../../lib/drawing/brand.ts'
import { PIECE_NAMES } from '../../lib/drawing/pieces/registry.ts'
import { Portrait } from './portrait.tsx'
import { EmptyPlate, LostSpoon, SpiltPot } from './spots.tsx'
import { TornEdge } from './torn-edge.tsx'

/** Words in slugs, so that hinted pieces show too. */
const SUBJECTS = ['supper', 'soup', 'bread', 'dog-biscuits', 'mushroom', 'salad', 'cake', 'fish', 'cat-food', 'market']

const COVERS = Array.from({ length: 200 }, (_, index) => ({
  slug: `${SUBJECTS[index % SUBJECTS.length] ?? 'supper'}-${Math.floor(index / SUBJECTS.length) + 1}`,
  type: POST_TYPES[index % POST_TYPES.length] ?? 'recipe',
}))

const PEOPLE = Array.from({ length: 12 }, (_, index) => `Person ${index + 1}`)

interface BrandMarkProps {
  className?: string
  /** Names the mark where no brand name stands beside it. */
  title?: string
}

/** The brand's mark: a bowl and a leaf. */
export function BrandMark({ className, title }: BrandMarkProps) {
  const name = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg viewBox={BRAND_VIEW_BOX} focusable="false" className={className} {...name}>
      {BRAND_PATHS.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}

/** Two hundred covers and everything else the art kit can draw, on one page; for development. */
export function CoverGallery() {
  return (
    <div className="grid gap-12">
      <h1 className="text-h1">Covers</h1>
      <section aria-label="Covers" className="grid grid-cols-2 gap-4 md:grid-cols-5">
        {COVERS.map(({ slug, type }) => (
          <Cover
            key={`${type}/${slug}`}
            slug={slug}
            type={type}
            text={slug.replaceAll('-', ' ')}
            title={`${type} ${slug}`}
            className="aspect-4/3 w-full"
          />
        ))}
      </section>
      <section aria-label="Pieces" className="grid grid-cols-4 gap-4 md:grid-cols-8">
        {PIECE_NAMES.map((name) => (
          <PieceArt key={name} name={name} title={name} />
        ))}
      </section>
      <section aria-label="Collages" className="grid gap-4 md:grid-cols-2">
        <Collage name="home" />
        <Collage name="studio" />
      </section>
      <section aria-label="Spots" className="grid gap-4 md:grid-cols-3">
        <EmptyPlate />
        <LostSpoon />
        <SpiltPot />
      </section>
      <section aria-label="Portraits" className="grid grid-cols-4 gap-4 md:grid-cols-6">
        {PEOPLE.map((name) => (
          <Portrait key={name} seed={name} title={name} />
        ))}
      </section>
      <section aria-label="Brand">
        <BrandMark className="size-4" />
        <BrandMark className="size-24" />
        <div className="torn sheet-tomato">
          <TornEdge seed="edge" />
        </div>
      </section>
    </div>
  )
}
