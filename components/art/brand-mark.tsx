import { BRAND_PATHS, BRAND_VIEW_BOX } from '../../lib/drawing/brand.ts'

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
