import type { ReactNode } from 'react'
import { MagazineShell } from '@/components/site/magazine-shell'

/** Pages below are rendered once for all readers; request-time work is a build error. */
export const ensureStatic = 'navigation'

export default function MagazineLayout({ children }: { children: ReactNode }) {
  return <MagazineShell>{children}</MagazineShell>
}
