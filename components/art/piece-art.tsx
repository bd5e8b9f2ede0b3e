import { Picture } from '@/components/ui/picture'
import { artPath, PIECE_SIZE } from '@/lib/drawing/addresses'
import type { PieceName } from '@/lib/drawing/pieces/registry'

interface PieceProps {
  name: PieceName
  /** The number of a palette; by default the piece's own colours. */
  print?: number | undefined
  className?: string
  /** Visible without scrolling, so it loads at once. */
  isEager?: boolean
}

/** One piece of the art kit as a decorative image. */
export function PieceArt({ name, print, className = '', isEager = false }: PieceProps) {
  return (
    <Picture
      src={artPath.piece(name, print)}
      alt=""
      {...PIECE_SIZE}
      unoptimized
      loading={isEager ? 'eager' : 'lazy'}
      className={`art ${className}`}
    />
  )
}
