import Link from 'next/link'
import { SearchHit } from './search-hit'
import { STUDIO_MATCHES_ID, StudioMatches } from './studio-matches'
import { EmptyState } from '../empty-state'
import { Pager } from '../pager'
import { listings } from '@/lib/content/listings'
import { searchScreen } from '@/lib/content/screens'
import type { StudioMatch } from '@/lib/content/studio-search'
import { SEARCH_HITS_MAX, SEARCH_QUERY_MAX } from '@/lib/posts/limits'
import type { SearchResult } from '@/lib/posts/search'
import { searchPath, type SearchTerms } from '@/lib/posts/search-terms'

type Props = {
  terms: SearchTerms
  result: SearchResult
  /** Pages of the studio that hold the words too. */
  studio: readonly StudioMatch[]
}

/** Search: the form, the types to narrow it by, what was found. Everything works as plain links and a plain form. */
export function SearchPage({ terms, result, studio }: Props) {
  return (
    <>
      <h1 className="listing-title">{searchScreen.title}</h1>
      <SearchForm terms={terms} />
      {terms.query === '' ? (
        <EmptyState title={searchScreen.startTitle} text={searchScreen.startText}>
          <ListingLinks />
        </EmptyState>
      ) : (
        <>
          <TypeFilter terms={terms} />
          <ResultCount terms={terms} total={result.total} studio={studio} />
          <div className={studio.length > 0 ? 'grid gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]' : ''}>
            <PostResults terms={terms} result={result} isAlone={studio.length === 0} />
            <StudioMatches matches={studio} isAlone={result.hits.length === 0} />
          </div>
        </>
      )}
    </>
  )
}

/** The posts, and the way to more of them. Where the studio alone has something, nothing stands here. */
function PostResults({ terms, result, isAlone }: Pick<Props, 'terms' | 'result'> & { isAlone: boolean }) {
  const { hits, hasNext } = result
  if (hits.length === 0 && !isAlone) return null
  return (
    <div>
      {hits.length === 0 ? (
        <EmptyState title={searchScreen.emptyTitle} text={searchScreen.emptyText}>
          <ListingLinks />
        </EmptyState>
      ) : (
        <div className="search-hits">
          {hits.map((hit) => (
            <SearchHit key={hit.slug} hit={hit} />
          ))}
        </div>
      )}
      <Pager
        page={terms.page}
        hasNext={hasNext}
        pathOf={(page) => searchPath({ ...terms, page })}
        newer={searchScreen.betterPage}
        older={searchScreen.furtherPage}
      />
    </div>
  )
}

function SearchForm({ terms }: Pick<Props, 'terms'>) {
  return (
    <search>
      <form action="/search" className="search-form">
        <input
          // A new search is a new field: React keeps what was typed into the old one.
          key={terms.query}
          type="search"
          name="q"
          defaultValue={terms.query}
          aria-label={searchScreen.label}
          placeholder={searchScreen.label}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
        />
        {terms.type && <input type="hidden" name="type" value={terms.type} />}
        <button type="submit">{searchScreen.submit}</button>
      </form>
    </search>
  )
}

function TypeFilter({ terms }: Pick<Props, 'terms'>) {
  const filters = [{ postType: null, tabLabel: searchScreen.allTypes }, ...listings]
  return (
    <nav aria-label={searchScreen.filterLabel} className="type-tabs" data-type={terms.type ?? 'all'}>
      {filters.map(({ postType, tabLabel }) => (
        <Link
          key={tabLabel}
          href={searchPath({ ...terms, type: postType, page: 1 })}
          data-type={postType ?? 'all'}
          aria-current={postType === terms.type ? 'page' : undefined}
        >
          {tabLabel}
        </Link>
      ))}
    </nav>
  )
}

function countLabel(total: number): string {
  if (total >= SEARCH_HITS_MAX) return searchScreen.manyResults(SEARCH_HITS_MAX)
  return total === 1 ? searchScreen.oneResult : searchScreen.results(total)
}

function ResultCount({ terms, total, studio }: { terms: SearchTerms; total: number } & Pick<Props, 'studio'>) {
  const isStudioAlone = total === 0 && studio.length > 0
  return (
    <>
      <p role="status" className="search-count">
        {isStudioAlone ? searchScreen.noPosts : `${countLabel(total)} ${searchScreen.resultsFor}`}{' '}
        <strong>{terms.query}</strong>
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

function ListingLinks() {
  return (
    <ul className="mt-6 flex flex-wrap justify-center gap-x-6">
      {listings.map(({ path, title }) => (
        <li key={path}>
          <Link href={path} className="share-link">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
