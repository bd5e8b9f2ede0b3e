'use client'

import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyles } from '@/components/ui/styles'
import { foundLabel, siteSearchLabel, toolLabels } from '@/lib/content/tools'
import { SEARCH_QUERY_MAX } from '@/lib/posts/limits'
import { retryLoad } from '@/lib/retry-load'
import type { ToolGroupId } from '@site/tools'
import { FILTER_KEY } from '@site/tools/filter'
import type { answerSearch, ToolAnswer } from '@site/tools/search'
import { ToolLink } from './tool-link'

const INTROS: Record<ToolAnswer['kind'], string | null> = {
  found: null,
  elsewhere: toolLabels.filterElsewhere,
  nearest: toolLabels.filterNearest,
}

type ResultsProps = { answer: ToolAnswer; query: string; newTab: boolean; groups: ReactNode }

/** The found tools, or else the nearest ones and the groups; then a link to the search of the site. */
function ToolResults({ answer: { kind, entries }, query, newTab, groups }: ResultsProps) {
  const intro = entries.length > 0 ? INTROS[kind] : toolLabels.filterNone
  return (
    <>
      {intro && <p className="mb-6 text-lg">{intro}</p>}
      {entries.length > 0 && (
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {entries.map(({ name, purpose, path }) => (
            <li key={path} className="border-t border-line py-4">
              <ToolLink href={path} name={name} newTab={newTab} className="font-semibold" />
              <p className="text-ink-soft">{purpose}</p>
            </li>
          ))}
        </ul>
      )}
      {kind === 'nearest' && groups}
      <p className="mt-6 border-t border-line pt-4">
        <a
          href={`/search?q=${encodeURIComponent(query)}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent underline underline-offset-4"
        >
          {siteSearchLabel(query)}
        </a>
      </p>
    </>
  )
}

/** Loads the search when its field is first used, since its index of all tools is large. */
function useSearch() {
  const [search, setSearch] = useState<typeof answerSearch | null>(null)
  const isAsked = useRef(false)
  const load = () => {
    if (isAsked.current) return
    isAsked.current = true
    void retryLoad(() => import('@site/tools/search')).then((loaded) => setSearch(() => loaded.answerSearch))
  }
  return { search, load }
}

const ADDRESS_MS = 400

/**
 * Writes the search into the address, unless it is there: a changed address makes Next's router drop a navigation under
 * way. After a Back the address is already that of another page.
 */
function writeAddress(action: string, query: string): void {
  if (location.pathname !== action) return
  const address = query.trim() === '' ? action : `${action}?${new URLSearchParams({ [FILTER_KEY]: query })}`
  if (location.pathname + location.search !== address) history.replaceState(null, '', address)
}

/**
 * The search in the field: the one that the form has sent, until the reader types. A pause in typing, and leaving the
 * field for a link, write it into the address, so that a reload and the browser's Back find it.
 */
function useQuery(sent: string, action: string) {
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => writeAddress(action, typed), ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [typed, action])
  const onBlur = () => {
    if (typed !== null) writeAddress(action, typed)
  }
  return { query: typed ?? sent, setQuery: setTyped, onBlur }
}

type Props = {
  /** Ranks the tools of this group first. */
  group?: ToolGroupId
  newTab?: boolean
  /** The path of this page: without a script, the form requests it with `?q=`. */
  action: string
  /** The search that the form has sent, and its answer. */
  query: string
  answer: ToolAnswer | null
  /** The groups, for a search without results. */
  groups: ReactNode
  /** Shown while nothing is typed. */
  children: ReactNode
}

/** A field that searches the tools while the reader types; without a script it is a plain form. */
export function ToolFilter({
  group,
  newTab = false,
  action,
  query: sent,
  answer: sentAnswer,
  groups,
  children,
}: Props) {
  const id = useId()
  const { query, setQuery, onBlur } = useQuery(sent, action)
  const { search, load } = useSearch()
  const input = useRef<HTMLInputElement>(null)
  const restore = useEffectEvent(() => {
    // A text typed before hydration stays in the field, but React reports no change of it.
    const inField = input.current?.value ?? query
    const asked = inField === query ? (new URLSearchParams(location.search).get(FILTER_KEY) ?? '') : inField
    if (asked === query) return
    if (asked !== '') load()
    setQuery(asked)
  })
  // A page within the site is shown again as it was left or first sent, while its address has another search.
  useEffect(() => restore(), [])
  const answer = search ? search(query, group) : query === sent ? sentAnswer : null
  return (
    <>
      <form
        role="search"
        method="get"
        action={action}
        onSubmit={(event) => event.preventDefault()}
        className="mb-12 max-w-xl"
      >
        <label htmlFor={id} className="font-semibold">
          {toolLabels.filter}
        </label>
        <div className="relative mt-2">
          <Search className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-soft" />
          <input
            ref={input}
            id={id}
            type="search"
            name={FILTER_KEY}
            value={query}
            onFocus={load}
            onBlur={onBlur}
            onChange={(event) => {
              load()
              setQuery(event.target.value)
            }}
            placeholder={toolLabels.filterHint}
            autoComplete="off"
            maxLength={SEARCH_QUERY_MAX}
            className={`${controlStyles} min-h-12 pl-11`}
          />
        </div>
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
          {answer && foundLabel(answer.kind === 'nearest' ? 0 : answer.entries.length)}
        </p>
        <p className="mt-1 hidden noscript:block">
          <Button type="submit" tone="secondary">
            {toolLabels.filterSubmit}
          </Button>
        </p>
      </form>
      {answer ? <ToolResults answer={answer} query={query.trim()} newTab={newTab} groups={groups} /> : children}
    </>
  )
}
