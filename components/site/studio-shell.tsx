import type { ReactNode } from 'react'
import { Shell } from './shell'
import { StudioFooter, StudioHeader } from './studio-frame'
import { servicesNavigation } from '@/lib/content/studio-navigation'

export function StudioShell({ mainId = 'studio-main', children }: { mainId?: string; children: ReactNode }) {
  return (
    <Shell skin="studio" mainId={mainId} header={<StudioHeader items={servicesNavigation} />} footer={<StudioFooter />}>
      {children}
    </Shell>
  )
}
