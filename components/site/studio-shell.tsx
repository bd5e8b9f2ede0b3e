import type { ReactNode } from 'react'
import { Shell } from './shell'
import { StudioFooter } from './studio-footer'
import { StudioHeader } from './studio-header'
import { servicesNavigation } from '@/lib/content/studio-navigation'

/** The shell of the studio's pages. */
export function StudioShell({ mainId = 'studio-main', children }: { mainId?: string; children: ReactNode }) {
  return (
    <Shell skin="studio" mainId={mainId} header={<StudioHeader items={servicesNavigation} />} footer={<StudioFooter />}>
      {children}
    </Shell>
  )
}
