import type { Palette } from '@/lib/drawing/palette'
import { PIECES, type PieceName } from '@/lib/drawing/pieces/registry'
import type { ToolGroupId } from '@/lib/tools/types'

type Drawing = { name: PieceName; palette: Palette | undefined }

const drawing = (name: PieceName, print = 0): Drawing => ({ name, palette: PIECES[name].palettes[print] })

/** Which piece of the kit stands for a group. */
export const groupArt: Record<ToolGroupId, Drawing> = {
  seo: drawing('magnifier', 1),
  'social-media': drawing('chat', 5),
  premium: drawing('cog'),
  'career-toolkit': drawing('envelope', 2),
  'local-business': drawing('bread'),
  startup: drawing('graph', 5),
  freelancers: drawing('cup'),
  'business-hr': drawing('books'),
  ecommerce: drawing('plug', 4),
  creators: drawing('newspaper'),
}
