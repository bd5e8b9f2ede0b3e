import type { ReactNode } from 'react'
import type { ToolAnswer } from '@site/tools/search'
import { siteSearchLabel, toolLabels } from '@/lib/content/tools'
import { ToolLink } from './tool-link'

const INTROS: Record<ToolAnswer['kind'], string | null> = {
  found: null,
  elsewhere: toolLabels.filterElsewhere,
  nearest: toolLabels.filterNearest,
}

type Props = { answer: ToolAnswer; query: string; newTab: boolean; groups: ReactNode }

/** The tools that a search has found; where there are none, the nearest ones, the groups and the search of the site. */
export function ToolResults({ answer: { kind, entries }, query, newTab, groups }: Props) {
  return (
    <>
      {INTROS[kind] && <p className="mb-6 text-lg">{INTROS[kind]}</p>}
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {entries.map(({ name, purpose, path }) => (
          <li key={path} className="border-t border-line py-4">
            <ToolLink href={path} name={name} newTab={newTab} className="font-semibold" />
            <p className="text-ink-soft">{purpose}</p>
          </li>
        ))}
      </ul>
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
