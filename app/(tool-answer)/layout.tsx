import '../(studio)/studio.css'
import type { ReactNode } from 'react'
import { StudioShell } from '@/components/site/studio-shell'

/** The studio's shell for pages that are rendered per request. */
export default function ToolAnswerLayout({ children }: { children: ReactNode }) {
  return <StudioShell mainId="answer-main">{children}</StudioShell>
}
