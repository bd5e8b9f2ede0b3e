import { Collage } from './collage'
import { TornEdge } from './torn-edge'
import { Picture } from '@/components/ui/picture'
import { artPath, COVER_SIZE, PIECE_SIZE, PORTRAIT_SIZE, SPOT_NAMES, SPOT_SIZE } from '@/lib/drawing/addresses'
import { PIECE_NAMES } from '@/lib/drawing/pieces/registry'
import { POST_TYPES } from '@/lib/posts/types'

/** Words for the slugs: they select matching pieces, so that the gallery shows those too. */
const SUBJECTS = ['supper', 'soup', 'bread', 'dog-biscuits', 'mushroom', 'salad', 'cake', 'fish', 'cat-food', 'market']

const COVERS = Array.from({ length: 200 }, (_, index) => {
  const slug = `${SUBJECTS[index % SUBJECTS.length] ?? 'supper'}-${Math.floor(index / SUBJECTS.length) + 1}`
  const type = POST_TYPES[index % POST_TYPES.length] ?? 'recipe'
  return { name: `${type} ${slug}`, src: artPath.cover(type, slug, slug.replaceAll('-', ' ')) }
})

const PEOPLE = Array.from({ length: 12 }, (_, index) => `Person ${index + 1}`)

type Props = {
  title: string
  drawings: readonly { name: string; src: string }[]
  size: { width: number; height: number }
  columns: string
}

function Drawings({ title, drawings, size, columns }: Props) {
  return (
    <section aria-label={title} className={`grid gap-4 ${columns}`}>
      {drawings.map(({ name, src }) => (
        <Picture key={src} src={src} alt={name} {...size} unoptimized className="art" />
      ))}
    </section>
  )
}

/** Shows 200 covers and all other drawings of the art kit on one page, for development. */
export function CoverGallery() {
  const pieces = PIECE_NAMES.map((name) => ({ name, src: artPath.piece(name) }))
  const spots = SPOT_NAMES.map((name) => ({ name, src: artPath.spot(name) }))
  const portraits = PEOPLE.map((name) => ({ name, src: artPath.portrait(name) }))
  const marks = ['icon-16.png', 'icon.svg', 'icon-512.png'].map((name) => ({ name, src: `/icons/${name}` }))
  return (
    <div className="grid gap-12">
      <h1 className="text-h1">Covers</h1>
      <Drawings title="Covers" drawings={COVERS} size={COVER_SIZE} columns="grid-cols-2 md:grid-cols-5" />
      <Drawings title="Pieces" drawings={pieces} size={PIECE_SIZE} columns="grid-cols-4 md:grid-cols-8" />
      <section aria-label="Collages" className="grid gap-4 md:grid-cols-2">
        <Collage name="home" />
        <Collage name="studio" />
      </section>
      <Drawings title="Spots" drawings={spots} size={SPOT_SIZE} columns="md:grid-cols-3" />
      <Drawings title="Portraits" drawings={portraits} size={PORTRAIT_SIZE} columns="grid-cols-4 md:grid-cols-6" />
      <Drawings title="Brand" drawings={marks} size={{ width: 32, height: 32 }} columns="grid-cols-6" />
      <div className="torn bg-(--sheet-tomato) text-(--sheet-pale)">
        <TornEdge seed="edge" />
      </div>
    </div>
  )
}
