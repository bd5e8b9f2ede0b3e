'use client'

import { SiteFooter } from './site-footer'
import { studioFooter } from '@/lib/content/studio-links'

/** The footer of the studio; the other half's is no part of its script. */
export function StudioFooter() {
  return <SiteFooter {...studioFooter} />
}
