import { Link } from '@/components/ui/link'
import { type CaseStudy, illustrativeNote } from '@/lib/content/case-studies'
import { caseStudyPath } from '@/lib/studio-slugs'

/** Marks a case study as invented, wherever it is shown. */
export const IllustrativeStamp = () => <span className="stamp">{illustrativeNote.label}</span>

type Props = { study: CaseStudy; size?: 'lead' | 'regular'; level?: 'h2' | 'h3'; className?: string }

/** A study on a card, with its first figure large. `level`: the heading level that the page needs. */
export function CaseStudyCard({ study, size = 'regular', level: Heading = 'h3', className = 'tint-raised' }: Props) {
  const { slug, title, summary, sector, figures } = study
  const [figure] = figures
  return (
    <article className={`sheet group relative flex h-full flex-col px-7 py-8 sm:px-9 ${className}`}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <IllustrativeStamp />
        {sector}
      </p>
      <Heading className={`mt-5 ${size === 'lead' ? 'text-[clamp(1.75rem,1.3rem+2vw,2.75rem)]' : 'text-[1.625rem]'}`}>
        <Link
          href={caseStudyPath(slug)}
          className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </Heading>
      <p className="mt-3 max-w-[56ch]">{summary}</p>
      {figure && (
        <p className="mt-auto pt-7">
          <span
            className={`block font-display leading-none font-semibold whitespace-nowrap tabular-nums ${size === 'lead' ? 'text-[clamp(1.4rem,7vw,4rem)]' : 'text-[clamp(1.3rem,6vw,1.75rem)] lg:text-3xl'}`}
          >
            {figure.value}
          </span>
          <span className="mt-2 block text-sm">{figure.label}</span>
        </p>
      )}
    </article>
  )
}
