'use client'

import { cutButton } from '@/components/site/cut-button'
import { postNotFoundScreen } from '@/lib/content/error-screens'

/**
 * The screen for a post that does not exist, and for every load error; the status tells a crawler of an outage.
 * `not-found.tsx` reuses this file, so that a post does not load a second script for it.
 */
export default function PostError({ error }: { error?: unknown }) {
  const { title, text, back } = postNotFoundScreen
  return (
    <div className="py-12 text-center">
      {/* After an error the page has no other title. */}
      {error !== undefined && <title>{title}</title>}
      <div className="lost-picture w-[min(100%,16rem)]" />
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      {/* A plain link: after an error a full page load is safer. */}
      <a href={back.href} className={cutButton({ size: 'large', className: 'mt-8' })}>
        {back.label}
      </a>
    </div>
  )
}
