import type { Palette } from '../../lib/drawing/palette.ts'
import { PIECES, type PieceName } from '../../lib/drawing/pieces/registry.ts'
import { put } from '../../lib/drawing/scenes/build.ts'
import { SceneSvg } from './scene-svg.tsx'

interface PieceProps {
  name: PieceName
  /** The five sheets it is cut from; by default its usual colours. */
  palette?: Palette | undefined
}

const PIECE_VIEW_BOX = '-4 -4 110 112'

/** One piece of the kit as a picture of its own. */
export function PieceArt({ name, palette, title, className }: PieceProps & { title?: string; className?: string }) {
  return <SceneSvg items={[placeAlone(name, palette)]} viewBox={PIECE_VIEW_BOX} title={title} className={className} />
}

function placeAlone(name: PieceName, palette?: Palette) {
  return put(name, 50, 50, 100, { colours: palette ?? PIECES[name].palettes[0] })
}
