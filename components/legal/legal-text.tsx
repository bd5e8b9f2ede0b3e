import { cacheLife } from 'next/cache'
import { KeepTogether } from '@/components/ui/keep-together'
import type { LegalBlock, LegalDocument } from '@/lib/content/legal'
import { site } from '@/lib/site'
import { siteDay } from '@/lib/site-day'

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: site.timeZone })

/**
 * Today's date in Kraków. The pages are static, so an uncached `new Date()` would stay at the day of the build; this
 * cache entry is revalidated every hour and expires after a day.
 */
async function LastUpdated() {
  'use cache'
  cacheLife({ stale: 3600, revalidate: 3600, expire: 86_400 })
  const today = new Date()
  return <time dateTime={siteDay(today)}>{words.format(today)}</time>
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'subheading') return <h3 className="pt-3 text-xl">{block.text}</h3>
  if (block.kind === 'paragraph')
    return (
      <p>
        <KeepTogether>{block.text}</KeepTogether>
      </p>
    )
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-accent">
      {block.items.map((item) => (
        <li key={item}>
          <KeepTogether>{item}</KeepTogether>
        </li>
      ))}
    </ul>
  )
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <ol className="mt-8 list-decimal space-y-0.5 pl-6 marker:text-ink-soft print:hidden">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-11 items-center py-1 underline-offset-4 hover:underline">
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A legal document: title and contents on the left, the text in a scrolling box. */
export function LegalText({ text }: { text: LegalDocument }) {
  const { title, intro, boxLabel, sections } = text
  return (
    <div className="grid gap-x-14 gap-y-8 pt-4 lg:grid-cols-[4fr_8fr]">
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 text-ink-soft">{intro}</p>
        <p className="mt-5 font-semibold">
          Last updated: <LastUpdated />
        </p>
        <Contents sections={sections} />
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      <div
        role="region"
        aria-label={boxLabel}
        tabIndex={0}
        className="h-[600px] overflow-y-auto rounded-[48px_8px_8px_8px] border border-line bg-paper-raised px-6 pt-10 pb-12 shadow-paper sm:px-12 print:h-auto print:overflow-visible print:border-0 print:p-0"
      >
        {sections.map(({ id, heading, blocks }, index) => (
          <section key={id} id={id} className="measure scroll-mt-6 space-y-4 pb-10 last:pb-0">
            <h2 className="text-[1.75rem]">
              {index + 1}. {heading}
            </h2>
            {blocks.map((block) => (
              <Block key={block.kind === 'list' ? block.items.join() : block.text} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
