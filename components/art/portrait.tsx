import { PORTRAIT_VIEW_BOX, composePortrait } from './portrait/portrait.ts'
import { SceneSvg } from './scene-svg.tsx'

interface PortraitProps {
  /** Usually the person's name: the same seed always gives the same face. */
  seed: string
  className?: string
  title?: string
}

/** An abstract cut-paper portrait in an arch. */
export function Portrait({ seed, ...rest }: PortraitProps) {
  return <SceneSvg items={composePortrait(seed)} viewBox={PORTRAIT_VIEW_BOX} {...rest} />
}
