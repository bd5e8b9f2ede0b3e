import { Picture } from '@/components/ui/picture'
import { artPath, PORTRAIT_SIZE } from '@/lib/drawing/addresses'

interface PortraitProps {
  /** Usually the person's name: the same seed always gives the same face. */
  seed: string
  className?: string
}

/** An abstract cut-paper portrait in an arch. */
export function Portrait({ seed, className }: PortraitProps) {
  return <Picture src={artPath.portrait(seed)} alt="" {...PORTRAIT_SIZE} unoptimized className={className} />
}
