'use client'

import { createContext, type ReactNode, use } from 'react'
import type { SiteFrame } from '@/lib/site'

const SiteContext = createContext<SiteFrame | null>(null)

/** Provides the owner's texts and links to `useSite`, so that each page sends them once. */
export function SiteProvider({ site, children }: { site: SiteFrame; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** The owner's texts and links. Throws outside a `SiteProvider`. */
export function useSite(): SiteFrame {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
