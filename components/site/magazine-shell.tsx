import type { ReactNode } from 'react'
import { MagazineFooter, MagazineHeader } from './magazine-frame'
import { Shell } from './shell'

export function MagazineShell({ mainId = 'main', children }: { mainId?: string; children: ReactNode }) {
  return (
    <Shell skin="magazine" mainId={mainId} header={<MagazineHeader />} footer={<MagazineFooter />}>
      {children}
    </Shell>
  )
}
