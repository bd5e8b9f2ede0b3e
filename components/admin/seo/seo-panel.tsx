'use client'

import { CircleCheck, Lightbulb } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import Image from 'next/image'
import { useTextJob } from '../editor/use-text-job'
import { type Advice, adviseResult, cutToWidth, RESULT_DESCRIPTION, RESULT_TITLE } from '@/lib/posts/advice'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import type { PostType } from '@/lib/posts/types'
import { defaultDescription } from '@/lib/seo/default-description'
import { site } from '@/lib/site'

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
type CardProps = { name: string; title: string; description: string; slug: string; type: PostType; photo: string }

/** The card that a shared link shows, with the picture that is drawn for it. */
function SocialPreview({ name, title, description, slug, type, photo }: CardProps) {
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

/** A function that tells how wide a text is in a font, in CSS pixels; by letters where there is no canvas. */
function measureIn(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => text.length * 9
  context.font = font
  return (text) => context.measureText(text).width
}

/** A search result as it would look, already cut. */
function SearchPreview({ title, description, slug }: { title: string; description: string; slug: string }) {
  return (
    <div
      aria-label="Search result preview"
      role="group"
      className="grid gap-1 overflow-hidden rounded-xl border border-line bg-paper-raised p-4 font-[Arial,sans-serif]"
    >
      <p className="truncate text-xs text-ink-soft">{`${site.name} › blog › ${slug || '…'}`}</p>
      <p className="text-[20px] leading-snug text-lake">{title}</p>
      <p className="text-[14px] leading-normal text-ink-soft">{description}</p>
    </div>
  )
}

/** What is fine and what could be better; it keeps nobody from saving. */
function AdviceList({ advice }: { advice: readonly Advice[] }) {
  return (
    <ul aria-label="Advice" className="grid gap-2">
      {advice.map(({ id, level, text }) => {
        const Icon = level === 'fine' ? CircleCheck : Lightbulb
        return (
          <li key={id} className="flex items-start gap-2 text-sm">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${level === 'fine' ? 'text-herb' : 'text-tomato'}`}
            />
            <span>
              <span className="sr-only">{level === 'fine' ? 'Fine: ' : 'Could be better: '}</span>
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const UNTITLED = 'Untitled'

function useShown() {
  const { control } = useFormContext<PostFormValues>()
  const [title, metaTitle, metaDescription, author] = useWatch({
    control,
    name: ['title', 'metaTitle', 'metaDescription', 'author'],
  })
  const name = title.trim() || UNTITLED
  const description = metaDescription.trim() || defaultDescription(name, author.trim() || site.defaultAuthor)
  const typed = metaTitle.trim() || title.trim()
  return { name, typed, title: typed || UNTITLED, written: metaDescription.trim(), description }
}

/** How the post will look in results and in shared links, and what would do it good; all of it computed here. */
export default function SeoPanel() {
  const { control } = useFormContext<PostFormValues>()
  const [content, type, slug, images] = useWatch({ control, name: ['content', 'postType', 'slug', 'images'] })
  const shown = useShown()
  const text = useDeferredValue(content)
  const hasPicture = images.length > 0
  const input = useMemo(() => ({ text, type, hasPicture }), [text, type, hasPicture])
  const textAdvice = useTextJob('advice', input)
  const [measure] = useState(() => ({
    title: measureIn(RESULT_TITLE.font),
    description: measureIn(RESULT_DESCRIPTION.font),
  }))
  const whole = shown.title + site.blogTitleSuffix
  const title = cutToWidth(whole, RESULT_TITLE.width, measure.title)
  const description = cutToWidth(shown.description, RESULT_DESCRIPTION.width, measure.description)
  const advice = [
    ...adviseResult(
      shown.typed,
      measure.title(shown.typed) > RESULT_TITLE.width,
      shown.written,
      description !== shown.description,
    ),
    ...(textAdvice?.ok ? textAdvice.value : []),
  ]
  return (
    <section aria-label="Search and sharing" className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-xl">Search and sharing</h2>
      <div className="grid gap-6">
        <div className="grid min-w-0 gap-4">
          <SearchPreview title={title} description={description} slug={slug} />
          <AdviceList advice={advice} />
        </div>
        <SocialPreview
          name={shown.name}
          title={shown.title}
          description={shown.description}
          slug={slug}
          type={type}
          photo={images[0] ?? ''}
        />
      </div>
    </section>
  )
}
