import { Link } from '@/components/ui/link'
import { searchScreen } from '@/lib/content/screens'
import type { StudioMatch } from '@/lib/content/studio-search'

export const STUDIO_MATCHES_ID = 'studio-matches'

/** Pages of the studio that hold the words of a search, beside the posts; in two columns where there are none. */
export function StudioMatches({ matches, isAlone }: { matches: readonly StudioMatch[]; isAlone: boolean }) {
  if (matches.length === 0) return null
  return (
    <section id={STUDIO_MATCHES_ID} aria-labelledby="studio-matches-title" className={isAlone ? 'col-span-full' : ''}>
      <h2 id="studio-matches-title" className="pt-7 text-2xl lg:border-t lg:border-line">
        {searchScreen.studioTitle}
      </h2>
      <ul className={`mt-4 ${isAlone ? 'grid gap-x-12 sm:grid-cols-2' : ''}`}>
        {matches.map(({ kind, name, text, path }) => (
          <li key={path} className="border-t border-line py-4">
            <p className="text-sm text-ink-soft">{kind}</p>
            <Link
              href={path}
              className="inline-flex min-h-11 items-center font-semibold leading-snug underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
