import { Picture } from '@/components/ui/picture'
import { artPath, PORTRAIT_SIZE } from '../../lib/drawing/addresses.ts'

interface PortraitProps {
  /** Usually the person's name: the same seed always gives the same face. */
  seed: string
  className?: string
  title?: string
}

/** An abstract cut-paper portrait in an arch. */
export function Portrait({ seed, className, title = '' }: PortraitProps) {
  return <Picture src={artPath.portrait(seed)} alt={title} {...PORTRAIT_SIZE} unoptimized className={className} />
}
