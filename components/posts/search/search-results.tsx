import { PostImage } from '../post-image'
import { EmptyState } from '@/components/posts/empty-state'
import { Pager } from '@/components/posts/pager'
import { Link } from '@/components/ui/link'
import { LinkList } from '@/components/ui/link-list'
import { searchScreen } from '@/lib/content/screens'
import type { StudioMatch } from '@/lib/content/studio-search'
import type { LinkItem } from '@/lib/content/types'
import { shortDate } from '@/lib/dates'
import type { ForgivingResult, SearchHit as Hit } from '@/lib/posts/search'
import { type MarkedPart, searchPath, type SearchTerms } from '@/lib/posts/search-terms'
import { listings, postTypes } from '@/lib/posts/types'
import { postPath } from '@/lib/urls'

/** Links to pages whose name matches, such as topics, above the posts. */
export function Named({ title, links }: { title: string; links: readonly LinkItem[] }) {
  if (links.length === 0) return null
  return (
    <section aria-label={title} className="mb-4">
      <LinkList
        links={links}
        className="flex flex-wrap gap-x-6"
        linkClass="inline-flex min-h-11 items-center text-link"
      />
    </section>
  )
}

type PostResultsProps = { terms: SearchTerms; result: ForgivingResult; isAlone: boolean }

/** The found posts, with links to more of them. Renders nothing when only other kinds were found. */
export function PostResults({ terms, result, isAlone }: PostResultsProps) {
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

const wordsOf = (parts: Hit['title']): string => parts.map(({ text }) => text).join('')

/** One found post: its picture, its title, and the passage that matches. */
function SearchHit({ hit }: { hit: Hit }) {
  const { family, label } = postTypes[hit.type]
  return (
    <article
      data-family={family}
      className={[
        'group relative grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-5 gap-y-2 border-t border-line py-7',
        'sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-8 has-[h2_a:focus-visible]:focus-ring-inset',
      ].join(' ')}
    >
      <div className="order-1 self-start sm:order-0 [&_img]:h-auto [&_img]:rounded-[20px_5px_5px_5px]">
        <PostImage
          post={{ ...hit, title: wordsOf(hit.title), excerpt: wordsOf(hit.excerpt) }}
          sizes="(min-width: 640px) 208px, 104px"
        />
      </div>
      <div>
        <p className="type-tag mb-2">{label}</p>
        <h2 className="text-[clamp(1.3rem,1.1rem+0.8vw,1.75rem)] leading-[1.12]">
          <Link
            href={postPath(hit.slug)}
            className="no-ring decoration-[0.06em] group-hover:underline after:absolute after:inset-0 after:content-['']"
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

export const STUDIO_MATCHES_ID = 'studio-matches'

/** Studio pages that match a search, beside the posts; in two columns when there are no posts (`isAlone`). */
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

/** Links to all listings, for a search without results. */
export const ListingLinks = () => (
  <LinkList
    links={listings.map(({ path, title }) => ({ href: path, label: title }))}
    className="mt-6 flex flex-wrap justify-center gap-x-6"
    linkClass="text-link"
  />
)
