import { flatten, type FlatGroup, type SceneItem } from './scene.ts'

interface SceneSvgProps {
  items: readonly SceneItem[]
  viewBox: string
  /** Names the drawing; without it the drawing is decoration and hidden from assistive technology. */
  title?: string | undefined
  className?: string | undefined
  fit?: 'slice' | 'meet'
}

/** The React renderer: one flat SVG of a scene, with presentation attributes only. */
export function SceneSvg({ items, viewBox, title, className, fit = 'meet' }: SceneSvgProps) {
  const name = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      focusable="false"
      className={className}
      {...name}
    >
      <SceneGroups items={items} />
    </svg>
  )
}

/** The groups of a scene, to be put into an SVG that stands already. */
export function SceneGroups({ items }: Pick<SceneSvgProps, 'items'>) {
  return flatten(items).map((group, index) => <Group key={index} {...group} />)
}

function Group({ className, transform, paths }: FlatGroup) {
  const inner = (
    <g transform={transform}>
      {paths.map(({ d, fill, opacity, transform: offset }, index) => (
        <path key={index} d={d} fill={fill} fillOpacity={opacity} transform={offset} />
      ))}
    </g>
  )
  return className ? <g className={className}>{inner}</g> : inner
}
