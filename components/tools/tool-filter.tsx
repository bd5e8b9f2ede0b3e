'use client'

import { Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyles } from '@/components/ui/styles'
import { foundLabel, toolLabels } from '@/lib/content/tools'
import { filterTools, type ToolEntry, FILTER_KEY } from '@/lib/tools/filter'
import { ToolLink } from './tool-link'

function Results({ found, newTab }: { found: readonly ToolEntry[]; newTab: boolean }) {
  if (found.length === 0) return <p className="py-10 text-lg">{toolLabels.filterEmpty}</p>
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {found.map(({ name, purpose, path }) => (
        <li key={path} className="border-t border-line py-4">
          <ToolLink href={path} name={name} newTab={newTab} className="font-semibold" />
          <p className="text-ink-soft">{purpose}</p>
        </li>
      ))}
    </ul>
  )
}

type Props = {
  entries: readonly ToolEntry[]
  newTab?: boolean
  /** The page itself: without a script the form asks it with `?q=`. */
  action: string
  /** What was asked so. */
  query?: string
  /** What stands here while nothing is typed. */
  children: ReactNode
}

/** A field that searches names and purposes while one types; without a script it is a plain form. */
export function ToolFilter({ entries, newTab = false, action, query: asked = '', children }: Props) {
  const id = useId()
  const [query, setQuery] = useState(asked)
  const isFiltering = query.trim() !== ''
  const found = isFiltering ? filterTools(entries, query) : entries
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
          <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-soft" />
          <input
            id={id}
            type="search"
            name={FILTER_KEY}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={toolLabels.filterHint}
            autoComplete="off"
            className={`${controlStyles} min-h-12 pl-11`}
          />
        </div>
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
          {isFiltering && foundLabel(found.length)}
        </p>
        <p className="mt-1 hidden noscript:block">
          <Button type="submit" tone="secondary">
            {toolLabels.filterSubmit}
          </Button>
        </p>
      </form>
      {isFiltering ? <Results found={found} newTab={newTab} /> : children}
    </>
  )
}
