'use client'

import { type Compact, draw } from './draw'
import { known } from './known'

/** What `compact` wrote, as elements again. */
export function CompactView({ of }: { of: Compact }) {
  return draw(of, known)
}
