import type { Metadata } from 'next'
import { MagazineShell } from '@/components/site/magazine-shell'
import { NotFoundScreen } from '@/components/site/not-found-screen'
import { notFoundScreen } from '@/lib/content/screens'

export const metadata: Metadata = { title: notFoundScreen.title }

export default function NotFound() {
  return (
    <MagazineShell mainId="not-found-main">
      <NotFoundScreen />
    </MagazineShell>
  )
}
