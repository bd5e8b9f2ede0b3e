'use client'

import { createContext, type ReactNode, use } from 'react'
import type { SiteFrame } from '@/lib/site'

const SiteContext = createContext<SiteFrame | null>(null)

/** The owner's words for everything below it: each page carries them once. */
export function SiteProvider({ site, children }: { site: SiteFrame; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** The owner's words, in a client component. */
export function useSite(): SiteFrame {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
