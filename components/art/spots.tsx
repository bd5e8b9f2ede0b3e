import { Picture } from '@/components/ui/picture'
import { artPath, type SpotName, SPOT_SIZE } from '../../lib/drawing/addresses.ts'

interface SpotProps {
  className?: string
  title?: string
}

function Spot({ name, title = '', className = '' }: SpotProps & { name: SpotName }) {
  return <Picture src={artPath.spot(name)} alt={title} {...SPOT_SIZE} unoptimized className={`art ${className}`} />
}

/** For lists without entries. */
export function EmptyPlate(props: SpotProps) {
  return <Spot name="empty-plate" {...props} />
}

/** For pages that do not exist. */
export function LostSpoon(props: SpotProps) {
  return <Spot name="lost-spoon" {...props} />
}

/** For errors. */
export function SpiltPot(props: SpotProps) {
  return <Spot name="spilt-pot" {...props} />
}
