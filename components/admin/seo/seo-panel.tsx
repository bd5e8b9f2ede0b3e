import { CircleCheck, Lightbulb } from 'lucide-react'
import Image from 'next/image'
import { useDeferredValue, useMemo, useState } from 'react'
import { useDelayed, useTextJob } from '../editor/use-text-job'
import { useHasPicture, usePostValues } from '../post-form/editor-context'
import { useSite } from '@/components/site/site-context'
import { type Advice, adviseResult, cutToWidth, RESULT_DESCRIPTION, RESULT_TITLE } from '@/lib/posts/advice'
import { META_DESCRIPTION_MAX } from '@/lib/posts/field-rules'
import { defaultDescription } from '@/lib/seo/default-description'
import { blogTitleSuffix, DEFAULT_AUTHOR } from '@/lib/site'

/** The pause in typing before the server draws the picture again. */
const DRAW_AFTER_MS = 1200

/** The card of a shared link, with the picture that the server draws for `query`. */
function SocialPreview({ query, title, description }: { query: string; title: string; description: string }) {
  const wanted = useDelayed(query, DRAW_AFTER_MS)
  const [drawn, setDrawn] = useState<{ query: string; isThere: boolean } | null>(null)
  const failed = 'The picture could not be drawn. It is drawn anew when the post is shared.'
  const status = drawn?.query !== query ? 'Drawing the picture…' : drawn.isThere ? '' : failed
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
          width={1200}
          height={630}
          alt="The picture that is shown with a shared link"
          onLoad={() => setDrawn({ query: wanted, isThere: true })}
          onError={() => setDrawn({ query: wanted, isThere: false })}
          className="h-auto w-full bg-paper-sunk text-transparent"
        />
        {/* Over the picture, so that the text does not shift the content below. */}
        <p
          role="status"
          className="absolute inset-x-0 bottom-0 bg-paper-raised px-4 py-1 text-sm text-ink-soft empty:hidden"
        >
          {status}
        </p>
      </div>
      <div className="grid gap-1 p-4 text-sm">
        <p className="font-semibold">{title}</p>
        <p className="line-clamp-2 text-ink-soft">{description}</p>
      </div>
    </div>
  )
}

/** Measures the width of a text in a font, in CSS pixels; without a canvas, estimates 9 per character. */
function measureIn(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => text.length * 9
  context.font = font
  return (text) => context.measureText(text).width
}

/** A search result, already truncated. */
type ResultProps = { siteName: string; title: string; description: string; slug: string }

function SearchPreview({ siteName, title, description, slug }: ResultProps) {
  return (
    <div
      aria-label="Search result preview"
      role="group"
      className="grid gap-1 overflow-hidden rounded-xl border border-line bg-paper-raised p-4 font-[Arial,sans-serif]"
    >
      <p className="truncate text-xs text-ink-soft">{`${siteName} › blog › ${slug || '…'}`}</p>
      <p className="text-[20px] leading-snug text-lake">{title}</p>
      <p className="text-[14px] leading-normal text-ink-soft">{description}</p>
    </div>
  )
}

function AdviceList({ advice }: { advice: readonly Advice[] }) {
  return (
    <ul aria-label="Advice" className="grid gap-2">
      {advice.map(({ id, level, text }) => {
        const [Icon, colour, word] =
          level === 'fine' ? [CircleCheck, 'text-herb', 'Fine'] : [Lightbulb, 'text-tomato', 'Could be better']
        return (
          <li key={id} className="flex items-start gap-2 text-sm">
            <Icon className={`mt-0.5 size-4 shrink-0 ${colour}`} />
            <span>
              <span className="sr-only">{word}: </span>
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function searchOutcome(noindex: boolean, canonical: string): string {
  if (noindex) return 'Search engines are told to leave this post out.'
  if (canonical === '') return 'Search engines are told to show this post.'
  return `Search engines are told to show ${canonical} instead of this post.`
}

const UNTITLED = 'Untitled'

/** How the post will look in search results and shared links, and advice on both. */
export function SeoPanel() {
  const { name: siteName } = useSite()
  const { title, metaTitle, metaDescription, author, content, postType, slug, images, shareImage, canonical, noindex } =
    usePostValues()
  const name = title.trim() || UNTITLED
  const chosenTitle = metaTitle.trim() || title.trim()
  const written = metaDescription.trim()
  const whole = written || defaultDescription(name, author.trim() || DEFAULT_AUTHOR, siteName)

  const text = useDeferredValue(content)
  const hasPicture = useHasPicture()
  const input = useMemo(() => ({ text, type: postType, hasPicture }), [text, postType, hasPicture])
  const { result: textAdvice } = useTextJob('advice', input)
  const [measure] = useState(() => ({
    title: measureIn(RESULT_TITLE.font),
    description: measureIn(RESULT_DESCRIPTION.font),
  }))
  const shownTitle = chosenTitle || UNTITLED
  const description = cutToWidth(whole, RESULT_DESCRIPTION.width, measure.description)
  const isTitleCut = measure.title(chosenTitle) > RESULT_TITLE.width
  const advice = [
    ...adviseResult(chosenTitle, isTitleCut, written, description !== whole),
    ...(textAdvice?.ok ? textAdvice.value : []),
  ]
  return (
    <section aria-label="Search and sharing" className="grid gap-4">
      <h2 className="text-xl">Search and sharing</h2>
      <div className="grid gap-6">
        <div className="grid min-w-0 gap-4">
          <SearchPreview
            siteName={siteName}
            title={cutToWidth(shownTitle + blogTitleSuffix(siteName), RESULT_TITLE.width, measure.title)}
            description={description}
            slug={slug}
          />
          <p>{searchOutcome(noindex, canonical.trim())}</p>
          <AdviceList advice={advice} />
        </div>
        <SocialPreview
          query={new URLSearchParams({
            title: name,
            slug,
            type: postType,
            excerpt: whole.slice(0, META_DESCRIPTION_MAX),
            photo: images[0] ?? '',
            share: shareImage,
          }).toString()}
          title={shownTitle}
          description={whole}
        />
      </div>
    </section>
  )
}
