import Link from 'next/link'
import { SearchHit } from './search-hit'
import { EmptyState } from '../empty-state'
import { Pager } from '../pager'
import { listings, postTypes } from '@/lib/posts/types'
import { searchScreen } from '@/lib/content/screens'
import { SEARCH_HITS_MAX, SEARCH_QUERY_MAX } from '@/lib/posts/limits'
import type { SearchResult } from '@/lib/posts/search'
import { searchPath, type SearchTerms } from '@/lib/posts/search-terms'

type Props = { terms: SearchTerms; result: SearchResult }

/** Search: the form, the types to narrow it by, what was found. Everything works as plain links and a plain form. */
export function SearchPage({ terms, result }: Props) {
  const { hits, hasNext } = result
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
          <ResultCount terms={terms} total={result.total} />
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
        </>
      )}
    </>
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
  const filters = [{ postType: null, tabLabel: searchScreen.allTypes, family: undefined }, ...listings]
  return (
    <nav
      aria-label={searchScreen.filterLabel}
      className="type-tabs"
      data-family={terms.type && postTypes[terms.type].family}
    >
      {filters.map(({ postType, tabLabel, family }) => (
        <Link
          key={tabLabel}
          href={searchPath({ ...terms, type: postType, page: 1 })}
          data-family={family}
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

function ResultCount({ terms, total }: { terms: SearchTerms; total: number }) {
  return (
    <p role="status" className="search-count">
      {countLabel(total)} {searchScreen.resultsFor} <strong>{terms.query}</strong>
    </p>
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
