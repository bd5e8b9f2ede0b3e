import type { ReactNode } from 'react'
import { MagazineShell } from '@/components/site/magazine-shell'

/** The magazine's shell without its contract: what stands here answers per request. */
export default function SearchLayout({ children }: { children: ReactNode }) {
  return <MagazineShell mainId="search-main">{children}</MagazineShell>
}
