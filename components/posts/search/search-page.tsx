import { ListingLinks, Named, PostResults, STUDIO_MATCHES_ID, StudioMatches } from './search-results'
import { EmptyState } from '@/components/posts/empty-state'
import { TypeTabs } from '@/components/posts/type-tabs'
import { SearchKeySwitch } from '@/components/site/search-key-switch'
import { Link } from '@/components/ui/link'
import type { Author } from '@/lib/authors/queries'
import { searchScreen } from '@/lib/content/screens'
import type { StudioMatch } from '@/lib/content/studio-search'
import { topicPath, topicText } from '@/lib/content/topics'
import type { Topic } from '@/lib/posts/facets'
import { type Filters, filtersPath, filtersTitle } from '@/lib/posts/filters'
import { SEARCH_HITS_MAX, SEARCH_QUERY_MAX } from '@/lib/posts/limits'
import type { ForgivingResult } from '@/lib/posts/search'
import { searchPath, type SearchTerms } from '@/lib/posts/search-terms'
import { listings } from '@/lib/posts/types'
import { authorPath } from '@/lib/urls'

type Found = {
  /** Null when the search of posts failed. */
  result: ForgivingResult | null
  topics: readonly Topic[]
  people: readonly Author[]
  studio: readonly StudioMatch[]
}

type Props = {
  terms: SearchTerms
  /** Null for a query that is too short to search. */
  found: Found | null
}

/** The search form, the filter by type and the results, as a plain form and plain links. */
export function SearchPage({ terms, found }: Props) {
  return (
    <>
      <h1 className="text-h1">{searchScreen.title}</h1>
      <SearchForm terms={terms} />
      <SearchKeySwitch />
      {terms.query === '' || found === null ? (
        <Start isTooLittle={terms.query !== ''} />
      ) : (
        <SearchResults terms={terms} {...found} />
      )}
    </>
  )
}

function Start({ isTooLittle }: { isTooLittle: boolean }) {
  const { startTitle, startText, tooLittleTitle, tooLittleText } = searchScreen
  return (
    <EmptyState title={isTooLittle ? tooLittleTitle : startTitle} text={isTooLittle ? tooLittleText : startText}>
      <ListingLinks />
    </EmptyState>
  )
}

function SearchForm({ terms }: Pick<Props, 'terms'>) {
  return (
    <search>
      <form action="/search" className="relative mt-6 flex max-w-176 gap-2">
        <input
          // A new key for each search; otherwise React keeps the text of the last one.
          key={terms.query}
          type="search"
          className="cut-small min-h-14 min-w-0 flex-1 border-2 border-ink bg-paper-raised px-[1.1rem] text-[1.15rem]"
          name="q"
          defaultValue={terms.query}
          aria-label={searchScreen.label}
          placeholder={searchScreen.label}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
        />
        {terms.type && <input type="hidden" name="type" value={terms.type} />}
        <button
          type="submit"
          className="min-h-14 cursor-pointer rounded-[5px_5px_18px_5px] bg-accent px-6 font-[650] text-accent-ink"
        >
          {searchScreen.submit}
        </button>
      </form>
    </search>
  )
}

/** Whether the filters are one of the found topics, whose link would be the same. */
const isTopicFilter = ([filter, ...others]: Filters, topics: readonly Topic[]): boolean =>
  others.length === 0 && topics.some(({ slug }) => filter?.facet === `tag:${slug}`)

/** The filter by type, the number of results, and the results. */
function SearchResults({ terms, result, topics, people, studio }: Found & { terms: SearchTerms }) {
  if (result === null)
    return (
      <>
        <EmptyState title={searchScreen.downTitle} text={searchScreen.downText}>
          <ListingLinks />
        </EmptyState>
        <StudioMatches matches={studio} isAlone />
      </>
    )

  return (
    <>
      <TypeFilter terms={terms} />
      <Outcome terms={terms} result={result} studio={studio} />
      {result.filters.length > 0 && !isTopicFilter(result.filters, topics) && (
        <Named
          title={searchScreen.filtersTitle}
          links={[{ href: filtersPath(result.filters), label: searchScreen.filtersText(filtersTitle(result.filters)) }]}
        />
      )}
      <Named
        title={searchScreen.topicsTitle}
        links={topics.map((topic) => ({
          href: topicPath(topic.slug),
          label: searchScreen.topicsText(topicText(topic).title),
        }))}
      />
      <Named
        title={searchScreen.peopleTitle}
        links={people.map(({ slug, name }) => ({ href: authorPath(slug), label: searchScreen.peopleText(name) }))}
      />
      <div className={studio.length > 0 ? 'grid gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]' : ''}>
        <PostResults terms={terms} result={result} isAlone={studio.length + people.length + topics.length === 0} />
        <StudioMatches matches={studio} isAlone={result.hits.length === 0} />
      </div>
    </>
  )
}

function TypeFilter({ terms }: { terms: SearchTerms }) {
  const filters = [{ postType: null, tabLabel: searchScreen.allTypes }, ...listings]
  return (
    <TypeTabs
      label={searchScreen.filterLabel}
      current={terms.type ?? 'all'}
      tabs={filters.map(({ postType, tabLabel }) => ({
        type: postType ?? 'all',
        label: tabLabel,
        href: searchPath({ ...terms, type: postType, page: 1 }),
      }))}
    />
  )
}

function countLabel(total: number): string {
  if (total >= SEARCH_HITS_MAX) return searchScreen.manyResults(SEARCH_HITS_MAX)
  return total === 1 ? searchScreen.oneResult : searchScreen.results(total)
}

type OutcomeProps = { terms: SearchTerms; result: ForgivingResult; studio: readonly StudioMatch[] }

function Outcome({ terms, result, studio }: OutcomeProps) {
  const { total, respelt } = result
  const isStudioAlone = total === 0 && studio.length > 0
  return (
    <>
      <p role="status" className="mt-6 mb-4 text-ink-soft">
        {respelt !== null ? (
          <Respelt terms={terms} respelt={respelt} isNearest={result.isNearest} />
        ) : result.isNearest ? (
          searchScreen.nearest(terms.query)
        ) : result.similar.length > 0 ? (
          searchScreen.similar(terms.query, result.similar)
        ) : (
          <>
            {isStudioAlone ? searchScreen.noPosts : `${countLabel(total)} ${searchScreen.resultsFor}`}{' '}
            <strong>{terms.query}</strong>
          </>
        )}
      </p>
      {studio.length > 0 && !isStudioAlone && (
        // A jump link, because narrow pages show the studio's results below all posts.
        <p className="mb-4 lg:hidden">
          <a href={`#${STUDIO_MATCHES_ID}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {searchScreen.studioJump(studio.length)}
          </a>
        </p>
      )}
    </>
  )
}

/** Says that nothing matches the typed words and suggests the respelt ones, whose results are below. */
function Respelt({ terms, respelt, isNearest }: { terms: SearchTerms; respelt: string; isNearest: boolean }) {
  const { before, question, after, afterNearest } = searchScreen.respelt
  return (
    <>
      {before} <strong>{terms.query}</strong>. {question}{' '}
      <Link href={searchPath({ ...terms, query: respelt })} className="text-link">
        {respelt}
      </Link>
      ? {isNearest ? afterNearest : after}
    </>
  )
}
