import { artPath } from '@/lib/drawing/addresses'

interface TornEdgeProps {
  /** Another seed tears another edge. */
  seed: string
}

/** The torn upper edge of a sheet, over the full width: a mask, which the style sheet fills with the sheet's colour. */
export function TornEdge({ seed }: TornEdgeProps) {
  return <div aria-hidden="true" className="torn-edge" style={{ maskImage: `url("${artPath.torn(seed)}")` }} />
}
