import { artPath } from '@/lib/drawing/addresses'

interface TornEdgeProps {
  /** Selects the shape of the edge. */
  seed: string
}

/** The torn upper edge of a sheet, over its full width: a mask that the style sheet fills with the sheet's colour. */
export function TornEdge({ seed }: TornEdgeProps) {
  return <div aria-hidden="true" className="torn-edge" style={{ maskImage: `url("${artPath.torn(seed)}")` }} />
}
