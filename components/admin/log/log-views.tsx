import { ButtonLink } from '../shared/button-link'
import { FilterChip } from '../shared/filter-chip'
import { EmptyList, ListSearch, NothingFound, viewTabs } from '../shared/list-page'
import { type AuditKind, KINDS } from '@/lib/audit/events'
import { logList, type LogParams, PERIODS } from '@/lib/audit/params'

const isNarrowed = ({ q, period, actor, object }: LogParams) => Boolean(q || actor || object || period !== 'all')
const hrefOfAll = ({ kind }: LogParams) => logList.href({ kind })
const periods = Object.entries(PERIODS).map(([value, label]) => ({ value, label }))

/** A tab for each kind of object, which keeps search and filters. */
export function logTabs(params: LogParams) {
  const kinds = Object.entries(KINDS) as [AuditKind, string][]
  const tabs = viewTabs([[undefined, 'All'], ...kinds], params.kind, (kind) => logList.href(params, { kind }))
  return { label: 'Kinds', tabs }
}

export function LogFilters({ params }: { params: LogParams }) {
  return (
    <ListSearch {...logList.search(params, ['period'])} name="Log" label="Search names, titles and details">
      <FilterChip label="Period" name="period" value={params.period} choices={periods} unset="all" />
      {isNarrowed(params) && (
        <ButtonLink href={hrefOfAll(params)} tone="quiet">
          Clear
        </ButtonLink>
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
