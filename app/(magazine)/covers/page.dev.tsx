import type { Metadata } from 'next'
import { CoverGallery } from '@/components/art/cover-gallery'

export const metadata: Metadata = { title: 'Covers', robots: { index: false } }

/** Everything the art kit draws. The file's ending makes it a page in development alone. */
export default function CoversPage() {
  return <CoverGallery />
}
