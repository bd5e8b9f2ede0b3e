import type { ReactNode } from 'react'
import { MagazineShell } from '@/components/site/magazine-shell'

/** The magazine's shell, for what is asked for anew each time. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <MagazineShell mainId="preview-main">{children}</MagazineShell>
}
