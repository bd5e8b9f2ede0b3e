import type { ReactNode } from 'react'
import { MagazineShell } from '@/components/site/magazine-shell'

/** Every page below is rendered once and served to all; request-time work under it is a build error. */
export const ensureStatic = 'navigation'

export default function MagazineLayout({ children }: { children: ReactNode }) {
  return <MagazineShell>{children}</MagazineShell>
}
