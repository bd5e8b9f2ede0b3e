import type { Metadata } from 'next'
import { CoverGallery } from '@/components/art/cover-gallery'

export const metadata: Metadata = { title: 'Covers', robots: { index: false } }

/** Shows everything that the art kit draws. The file's ending makes it a page in development only. */
export default function CoversPage() {
  return <CoverGallery />
}
