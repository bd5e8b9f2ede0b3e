import { Picture } from '@/components/ui/picture'
import { artPath, PIECE_SIZE } from '../../lib/drawing/addresses.ts'
import type { PieceName } from '../../lib/drawing/pieces/registry.ts'

interface PieceProps {
  name: PieceName
  /** The number of its palette; by default its usual colours. */
  print?: number | undefined
  /** Names the drawing; without it the drawing is decoration. */
  title?: string
  className?: string
  /** Seen without scrolling, and so loaded at once. */
  isEager?: boolean
}

/** One piece of the kit as a picture of its own. */
export function PieceArt({ name, print, title = '', className = '', isEager = false }: PieceProps) {
  return (
    <Picture
      src={artPath.piece(name, print)}
      alt={title}
      {...PIECE_SIZE}
      unoptimized
      loading={isEager ? 'eager' : 'lazy'}
      className={`art ${className}`}
    />
  )
}
