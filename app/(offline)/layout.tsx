import type { ReactNode } from 'react'
import { OfflineParts } from '@/components/recipe/offline-parts'
import { MagazineShell } from '@/components/site/magazine-shell'

export const ensureStatic = 'navigation'

/** The pages that browsers keep for reading without a network. Their documents name every script and style. */
export default function OfflineLayout({ children }: { children: ReactNode }) {
  return (
    <MagazineShell>
      <OfflineParts />
      {children}
    </MagazineShell>
  )
}
