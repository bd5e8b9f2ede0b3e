'use client'

import { SiteFooter } from './site-footer'
import { magazineFooter } from '@/lib/content/navigation'

/** The footer of the magazine; the other half's is no part of its script. */
export function MagazineFooter() {
  return <SiteFooter {...magazineFooter} />
}
