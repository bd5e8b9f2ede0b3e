import { SearchHit, STUDIO_MATCHES_ID, StudioMatches } from './search-hits'
import { EmptyState } from '@/components/posts/empty-state'
import { Pager } from '@/components/posts/pager'
import { TypeTabs } from '@/components/posts/type-tabs'
import { Link } from '@/components/ui/link'
import type { Author } from '@/lib/authors/queries'
import { searchScreen } from '@/lib/content/screens'
import type { StudioMatch } from '@/lib/content/studio-search'
import { topicPath, topicText } from '@/lib/content/topics'
import type { Topic } from '@/lib/posts/facets'
import { SEARCH_HITS_MAX } from '@/lib/posts/limits'
import type { ForgivingResult } from '@/lib/posts/search'
import { searchPath, type SearchTerms } from '@/lib/posts/search-terms'
import { listings } from '@/lib/posts/types'

/** What a search found, of each kind. */
export type Found = {
  /** Null: the posts cannot be searched at the moment. */
  result: ForgivingResult | null
  topics: readonly Topic[]
  people: readonly Author[]
  /** Pages of the studio that hold the words too. */
  studio: readonly StudioMatch[]
}

/** What was found: the types to narrow it by, how much it is, and all of it. */
export function SearchResults({ terms, result, topics, people, studio }: Found & { terms: SearchTerms }) {
  if (result === null) {
    return (
      <>
        <EmptyState title={searchScreen.downTitle} text={searchScreen.downText}>
          <ListingLinks />
        </EmptyState>
        <StudioMatches matches={studio} isAlone />
      </>
    )
  }
  return (
    <>
      <TypeFilter terms={terms} />
      <Outcome terms={terms} result={result} studio={studio} />
      <Named
        title={searchScreen.topicsTitle}
        links={topics.map((topic) => ({
          path: topicPath(topic.slug),
          text: searchScreen.topicsText(topicText(topic).title),
        }))}
      />
      <Named
        title={searchScreen.peopleTitle}
        links={people.map(({ slug, name }) => ({ path: `/authors/${slug}`, text: searchScreen.peopleText(name) }))}
      />
      <div className={studio.length > 0 ? 'grid gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]' : ''}>
        <PostResults terms={terms} result={result} isAlone={studio.length + people.length + topics.length === 0} />
        <StudioMatches matches={studio} isAlone={result.hits.length === 0} />
      </div>
    </>
  )
}

/** Pages that the words name, before the posts that hold them. */
function Named({ title, links }: { title: string; links: readonly { path: string; text: string }[] }) {
  if (links.length === 0) return null
  return (
    <section aria-label={title} className="mb-4">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ path, text }) => (
          <li key={path}>
            <Link href={path} className="inline-flex min-h-11 items-center text-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PostResultsProps = { terms: SearchTerms; result: ForgivingResult; isAlone: boolean }

/** The posts, and the way to more of them. Where other things alone were found, nothing stands here. */
function PostResults({ terms, result, isAlone }: PostResultsProps) {
  const { hits, hasNext, respelt } = result
  if (hits.length === 0 && !isAlone) return null
  return (
    <div>
      {hits.length === 0 ? (
        <EmptyState title={searchScreen.emptyTitle} text={searchScreen.emptyText}>
          <ListingLinks />
        </EmptyState>
      ) : (
        <div className="grid max-w-240">
          {hits.map((hit) => (
            <SearchHit key={hit.slug} hit={hit} />
          ))}
        </div>
      )}
      <Pager
        page={terms.page}
        hasNext={hasNext}
        pathOf={(page) => searchPath({ ...terms, query: respelt ?? terms.query, page })}
        newer={searchScreen.betterPage}
        older={searchScreen.furtherPage}
      />
    </div>
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

/** Says how much was found for which words, and when these are not those that were typed. */
function Outcome({ terms, result, studio }: OutcomeProps) {
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

/** Where to look instead. */
export function ListingLinks() {
  return (
    <ul className="mt-6 flex flex-wrap justify-center gap-x-6">
      {listings.map(({ path, title }) => (
        <li key={path}>
          <Link href={path} className="text-link">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
