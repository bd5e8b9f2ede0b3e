'use client'

import { takeForDocument } from '@/lib/seo/json-ld/for-document'

/**
 * The script that `JsonLd` stands for. React leaves what the document holds as it is, so the browser is given the name and
 * nothing else; where a page is drawn in the browser alone, after a link, nobody reads it.
 */
export function JsonLdScript({ name }: { name: string }) {
  const text = typeof window === 'undefined' ? takeForDocument(name) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
