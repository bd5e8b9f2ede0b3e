import type { ReactNode } from 'react'
import { MagazineShell } from '@/components/site/magazine-shell'

/** The magazine's shell for pages that are rendered per request. */
export default function PerRequestLayout({ children }: { children: ReactNode }) {
  return <MagazineShell mainId="per-request-main">{children}</MagazineShell>
}
