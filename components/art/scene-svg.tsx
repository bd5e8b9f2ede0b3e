import { groupsMarkup } from '../../lib/drawing/markup.ts'
import type { SceneItem } from '../../lib/drawing/scene.ts'

interface SceneSvgProps {
  items: readonly SceneItem[]
  viewBox: string
  /** Names the drawing; without it the drawing is decoration and hidden from assistive technology. */
  title?: string | undefined
  className?: string | undefined
  fit?: 'slice' | 'meet'
}

/**
 * A scene in the page. Its paths are one string to React: as elements, each would be described a second time for the
 * browser, at more than its own length, and be hydrated one by one. The kit writes the string; nobody's input is in it.
 */
export function SceneSvg({ items, viewBox, title, className, fit = 'meet' }: SceneSvgProps) {
  const name = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      focusable="false"
      className={className}
      dangerouslySetInnerHTML={{ __html: groupsMarkup(items) }}
      {...name}
    />
  )
}
