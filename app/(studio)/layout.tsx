import './studio.css'
import type { ReactNode } from 'react'
import { StudioShell } from '@/components/site/studio-shell'

/** Every page below is static: request-time work is a build error. */
export const ensureStatic = 'navigation'

export default function StudioLayout({ children }: { children: ReactNode }) {
  return <StudioShell>{children}</StudioShell>
}
