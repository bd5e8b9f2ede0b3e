'use client'

import Image from 'next/image'
import { useEffect, useState } from 'react'
import type { PostType } from '@/lib/posts/schema'

const DRAW_AFTER_MS = 1200
const WIDTH = 1200
const HEIGHT = 630

type Props = { title: string; description: string; slug: string; type: PostType; photo: string }

/** The card that a shared link shows, with the picture that is drawn for it. */
export function SocialPreview({ title, description, slug, type, photo }: Props) {
  const query = new URLSearchParams({ title: title || 'Untitled', slug, type, photo }).toString()
  const [drawn, setDrawn] = useState(query)
  useEffect(() => {
    // Each picture is drawn on the server: not one for every letter.
    const timer = setTimeout(() => setDrawn(query), DRAW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query])
  return (
    <div aria-label="Social card preview" role="group" className="max-w-xl overflow-hidden rounded-xl border border-line bg-paper-raised">
      <Image unoptimized src={`/admin/card?${drawn}`} width={WIDTH} height={HEIGHT} alt="The picture that is shown with a shared link" className="h-auto w-full bg-paper-sunk" />
      <div className="grid gap-1 p-4 text-sm">
        <p className="font-semibold">{title || 'Untitled'}</p>
        <p className="line-clamp-2 text-ink-soft">{description}</p>
      </div>
    </div>
  )
}
