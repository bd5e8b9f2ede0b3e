import { TORN_HEIGHT, TORN_WIDTH, tornPath } from '../../lib/drawing/torn-path.ts'

interface TornEdgeProps {
  /** The torn side points down instead of up. */
  flip?: boolean
  /** Another seed tears another edge. */
  seed?: string
  className?: string
}

/** A torn-paper divider in the text colour of its parent; it stretches over the full width. */
export function TornEdge({ flip = false, seed = 'edge', className }: TornEdgeProps) {
  return (
    <svg
      viewBox={`0 0 ${TORN_WIDTH} ${TORN_HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={TORN_HEIGHT}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <g transform={flip ? `translate(0 ${TORN_HEIGHT}) scale(1 -1)` : undefined}>
        <path d={tornPath(`${seed}/fibre`, 24)} fillOpacity={0.4} />
        <path d={tornPath(seed, 30)} transform="translate(0 8)" />
      </g>
    </svg>
  )
}
