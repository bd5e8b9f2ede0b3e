import type { ReactNode } from 'react'
import { Shell } from './shell'
import { StudioHeader } from './studio-header'

/** The shell of the studio's pages. */
export function StudioShell({ children }: { children: ReactNode }) {
  return (
    <Shell skin="studio" mainId="studio-main" header={<StudioHeader />}>
      {children}
    </Shell>
  )
}
