import { EmptyState } from '@/components/posts/empty-state'
import { type Found, ListingLinks, SearchResults } from './search-results'
import { SearchKeySwitch } from '@/components/site/search-key-switch'
import { searchScreen } from '@/lib/content/screens'
import { shell } from '@/lib/content/shell'
import { SEARCH_QUERY_MAX } from '@/lib/posts/limits'
import type { SearchTerms } from '@/lib/posts/search-terms'

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
