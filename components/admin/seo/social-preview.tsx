'use client'

import Image from 'next/image'
import { useEffect, useState } from 'react'
import type { PostType } from '@/lib/posts/types'

const DRAW_AFTER_MS = 1200
const WIDTH = 1200
const HEIGHT = 630

/** The picture of this query is there, or it could not be drawn. */
type Drawn = { query: string; isThere: boolean }

function useDrawing(query: string) {
  const [wanted, setWanted] = useState(query)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    // Each picture is drawn on the server: not one for every letter.
    const timer = setTimeout(() => setWanted(query), DRAW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query])
  const isWaiting = drawn?.query !== query
  const text = isWaiting
    ? 'Drawing the picture…'
    : drawn.isThere
      ? ''
      : 'The picture could not be drawn. It is drawn anew when the post is shared.'
  return { wanted, text, onEnd: (isThere: boolean) => setDrawn({ query: wanted, isThere }) }
}

/** `name` is what is drawn; `title` what stands below, in the words of the meta title. */
type Props = { name: string; title: string; description: string; slug: string; type: PostType; photo: string }

/** The card that a shared link shows, with the picture that is drawn for it. */
export function SocialPreview({ name, title, description, slug, type, photo }: Props) {
  const { wanted, text, onEnd } = useDrawing(new URLSearchParams({ title: name, slug, type, photo }).toString())
  return (
    <div
      aria-label="Social card preview"
      role="group"
      className="max-w-xl overflow-hidden rounded-xl border border-line bg-paper-raised"
    >
      <div className="relative">
        <Image
          unoptimized
          loading="eager"
          src={`/admin/card?${wanted}`}
          width={WIDTH}
          height={HEIGHT}
          alt="The picture that is shown with a shared link"
          onLoad={() => onEnd(true)}
          onError={() => onEnd(false)}
          className="h-auto w-full bg-paper-sunk text-transparent"
        />
        {/* Over the picture: a line that comes and goes would move the buttons below under the pointer. */}
        <p
          role="status"
          className="absolute inset-x-0 bottom-0 bg-paper-raised px-4 py-1 text-sm text-ink-soft empty:hidden"
        >
          {text}
        </p>
      </div>
      <div className="grid gap-1 p-4 text-sm">
        <p className="font-semibold">{title}</p>
        <p className="line-clamp-2 text-ink-soft">{description}</p>
      </div>
    </div>
  )
}
