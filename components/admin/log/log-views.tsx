import Link from 'next/link'
import { FilterChip } from '../shared/filter-chip'
import { EmptyList, ListSearch, NothingFound, type Tab } from '../shared/list-page'
import { buttonStyles } from '@/components/ui/button'
import { type AuditKind, KINDS } from '@/lib/audit/events'
import { logHref, type LogParams, PERIODS } from '@/lib/audit/params'

const isNarrowed = ({ q, period, actor, object }: LogParams) => Boolean(q || actor || object || period !== 'all')
const hrefOfAll = (params: LogParams) => logHref(params, { q: '', period: 'all', actor: '', object: '' })
const periods = Object.entries(PERIODS).map(([value, label]) => ({ value, label }))

/** A tab for each kind of object, which keeps search and filters. */
export function logTabs(params: LogParams): { label: string; tabs: Tab[] } {
  const tab = (kind: AuditKind | undefined, label: string) => ({
    href: logHref(params, { kind }),
    label,
    isCurrent: params.kind === kind,
  })
  const kinds = Object.entries(KINDS).map(([kind, label]) => tab(kind as AuditKind, label))
  return { label: 'Kinds', tabs: [tab(undefined, 'All'), ...kinds] }
}

export function LogFilters({ params }: { params: LogParams }) {
  const { q, kind, actor, object, period } = params
  return (
    <ListSearch
      action="/admin/log"
      name="Log"
      label="Search names, titles and details"
      value={q}
      keep={{ kind, actor: actor || undefined, object: object || undefined }}
    >
      <FilterChip label="Period" name="period" value={period} choices={periods} unset="all" />
      {isNarrowed(params) && (
        <Link href={hrefOfAll(params)} className={buttonStyles('quiet')}>
          Clear
        </Link>
      )}
    </ListSearch>
  )
}

export function EmptyLog({ params }: { params: LogParams }) {
  if (!isNarrowed(params)) return <EmptyList title="Nothing yet" text="Every change from now on stands here." />
  return (
    <NothingFound
      title="No entry matches"
      text="Every word of the search has to be in the name, the title or the detail."
      href={hrefOfAll(params)}
      clear="Clear search and filters"
    />
  )
}
