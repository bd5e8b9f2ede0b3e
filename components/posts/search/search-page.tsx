import { listings } from '@/lib/posts/types'
import { Link } from '@/components/ui/link'
import { EmptyState } from '@/components/posts/empty-state'
import { Pager } from '@/components/posts/pager'
import type { Author } from '@/lib/authors/queries'
import { SearchHit } from './search-hit'
import { Outcome } from './search-outcome'
import { StudioMatches } from './studio-matches'
import { SearchKeySwitch } from '@/components/site/search-key-switch'
import { searchScreen } from '@/lib/content/screens'
import { topicPath, topicText } from '@/lib/content/topics'
import { shell } from '@/lib/content/shell'
import type { StudioMatch } from '@/lib/content/studio-search'
import type { Topic } from '@/lib/posts/facets'
import { SEARCH_QUERY_MAX } from '@/lib/posts/limits'
import type { ForgivingResult } from '@/lib/posts/search'
import { searchPath, type SearchTerms } from '@/lib/posts/search-terms'
import { TypeTabs } from '@/components/posts/type-tabs'

/** What a search found, of each kind. */
type Found = {
  /** Null: the posts cannot be searched at the moment. */
  result: ForgivingResult | null
  topics: readonly Topic[]
  people: readonly Author[]
  /** Pages of the studio that hold the words too. */
  studio: readonly StudioMatch[]
}

type Props = {
  terms: SearchTerms
  /** Null for a search that says too little to look for. */
  found: Found | null
}

/** Search: the form, the types to narrow it by, what was found. Everything works as plain links and a plain form. */
export function SearchPage({ terms, found }: Props) {
  return (
    <>
      <h1 className="text-h1">{searchScreen.title}</h1>
      <SearchForm terms={terms} />
      {/* A telephone has no such key. */}
      <SearchKeySwitch
        label={shell.searchKey}
        className="mt-1 hidden text-sm font-medium text-ink-soft md:inline-flex"
      />
      {terms.query === '' || found === null ? (
        <Start isTooLittle={terms.query !== ''} />
      ) : (
        <Results terms={terms} {...found} />
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

function Results({ terms, result, topics, people, studio }: Found & Pick<Props, 'terms'>) {
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

function SearchForm({ terms }: Pick<Props, 'terms'>) {
  return (
    <search>
      <form action="/search" className="relative mt-6 flex max-w-176 gap-2">
        <input
          // A new search is a new field: React keeps what was typed into the old one.
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

function TypeFilter({ terms }: Pick<Props, 'terms'>) {
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

function ListingLinks() {
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
