import { postTypes, listings } from '@/lib/posts/types'
import { Link } from '@/components/ui/link'
import { EmptyState } from '@/components/posts/empty-state'
import { Pager } from '@/components/posts/pager'
import type { Author } from '@/lib/authors/queries'
import { STUDIO_MATCHES_ID, StudioMatches } from './studio-matches'
import { SearchKeySwitch } from '@/components/site/search-key-switch'
import { searchScreen } from '@/lib/content/screens'
import { shell } from '@/lib/content/shell'
import type { StudioMatch } from '@/lib/content/studio-search'
import { SEARCH_HITS_MAX, SEARCH_QUERY_MAX } from '@/lib/posts/limits'
import type { ForgivingResult, SearchHit as Hit } from '@/lib/posts/search'
import { searchPath, type SearchTerms, type MarkedPart } from '@/lib/posts/search-terms'
import { PostImage } from '@/components/posts/post-image'
import { TypeTabs } from '@/components/posts/type-tabs'
import { TypeTag } from '@/components/posts/type-tag'
import { shortDate } from '@/lib/dates'

/** One found post: its picture, its title, and the place where the words stand. */
function SearchHit({ hit }: { hit: Hit }) {
  return (
    <article
      data-family={postTypes[hit.type].family}
      className={[
        'group relative grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-5 gap-y-2 border-t border-line py-7',
        'sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-8 has-[h2_a:focus-visible]:focus-ring-inset',
      ].join(' ')}
    >
      <div className="order-1 self-start sm:order-0 [&_img]:h-auto [&_img]:rounded-[20px_5px_5px_5px]">
        <PostImage post={hit} sizes="(min-width: 640px) 208px, 104px" />
      </div>
      <div>
        <TypeTag type={hit.type} className="mb-2" />
        <h2 className="text-[clamp(1.3rem,1.1rem+0.8vw,1.75rem)] leading-[1.12]">
          <Link
            href={`/blog/${hit.slug}`}
            className="outline-none decoration-[0.06em] group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            <Marked parts={hit.title} />
          </Link>
        </h2>
        <p className="my-[0.6rem] text-base text-ink-soft">
          <Marked parts={hit.excerpt} />
        </p>
        <p className="post-meta">
          {hit.author} · <time dateTime={hit.publishedAt}>{shortDate(hit.publishedAt)}</time>
        </p>
      </div>
    </article>
  )
}

/** A text with what was searched for marked in it. */
function Marked({ parts }: { parts: MarkedPart[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className="rounded-[3px] bg-saffron/42 px-[0.08em] text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

/** What a search found, of each kind. */
type Found = {
  /** Null: the posts cannot be searched at the moment. */
  result: ForgivingResult | null
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

function Results({ terms, result, people, studio }: Found & Pick<Props, 'terms'>) {
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
      <People people={people} />
      <div className={studio.length > 0 ? 'grid gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]' : ''}>
        <PostResults terms={terms} result={result} isAlone={studio.length === 0 && people.length === 0} />
        <StudioMatches matches={studio} isAlone={result.hits.length === 0} />
      </div>
    </>
  )
}

/** Authors whom the words name, before their posts. */
function People({ people }: Pick<Found, 'people'>) {
  if (people.length === 0) return null
  return (
    <section aria-label={searchScreen.peopleTitle} className="mb-4">
      <ul className="flex flex-wrap gap-x-6">
        {people.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={`/authors/${slug}`} className="inline-flex min-h-11 items-center text-link">
              {searchScreen.peopleText(name)}
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

function countLabel(total: number): string {
  if (total >= SEARCH_HITS_MAX) return searchScreen.manyResults(SEARCH_HITS_MAX)
  return total === 1 ? searchScreen.oneResult : searchScreen.results(total)
}

type OutcomeProps = Pick<Props, 'terms'> & Pick<Found, 'studio'> & { result: ForgivingResult }

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
function Respelt({ terms, respelt }: Pick<Props, 'terms'> & { respelt: string }) {
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
