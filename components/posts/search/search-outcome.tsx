import { Link } from '@/components/ui/link'
import { STUDIO_MATCHES_ID } from './studio-matches'
import { searchScreen } from '@/lib/content/screens'
import type { StudioMatch } from '@/lib/content/studio-search'
import { SEARCH_HITS_MAX } from '@/lib/posts/limits'
import type { ForgivingResult } from '@/lib/posts/search'
import { searchPath, type SearchTerms } from '@/lib/posts/search-terms'

function countLabel(total: number): string {
  if (total >= SEARCH_HITS_MAX) return searchScreen.manyResults(SEARCH_HITS_MAX)
  return total === 1 ? searchScreen.oneResult : searchScreen.results(total)
}

type Props = { terms: SearchTerms; result: ForgivingResult; studio: readonly StudioMatch[] }

/** Says how much was found for which words, and when these are not those that were typed. */
export function Outcome({ terms, result, studio }: Props) {
  const { total, respelt } = result
  const isStudioAlone = total === 0 && studio.length > 0
  return (
    <>
      <p role="status" className="mt-6 mb-4 text-ink-soft">
        {respelt !== null ? (
          <Respelt terms={terms} respelt={respelt} />
        ) : (
          <>
            {isStudioAlone ? searchScreen.noPosts : `${countLabel(total)} ${searchScreen.resultsFor}`}{' '}
            <strong>{terms.query}</strong>
          </>
        )}
      </p>
      {studio.length > 0 && !isStudioAlone && (
        // On a narrow page the studio's part stands below all posts.
        <p className="mb-4 lg:hidden">
          <a href={`#${STUDIO_MATCHES_ID}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {searchScreen.studioJump(studio.length)}
          </a>
        </p>
      )}
    </>
  )
}

/** Nothing holds the words as they were typed: the nearest ones, whose results stand below. */
function Respelt({ terms, respelt }: { terms: SearchTerms; respelt: string }) {
  const { before, question, after } = searchScreen.respelt
  return (
    <>
      {before} <strong>{terms.query}</strong>. {question}{' '}
      <Link href={searchPath({ ...terms, query: respelt })} className="text-link">
        {respelt}
      </Link>
      ? {after}
    </>
  )
}
