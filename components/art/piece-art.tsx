import { Picture } from '@/components/ui/picture'
import { artPath, PIECE_SIZE } from '@/lib/drawing/addresses'
import type { PieceName } from '@/lib/drawing/pieces/registry'

interface PieceProps {
  name: PieceName
  /** The number of its palette; by default its usual colours. */
  print?: number | undefined
  className?: string
  /** Seen without scrolling, and so loaded at once. */
  isEager?: boolean
}

/** One piece of the kit as a picture of its own: decoration. */
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
