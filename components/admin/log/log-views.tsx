import Link from 'next/link'
import { ButtonLink } from '../shared/button-link'
import { FilterChip } from '../shared/address-controls'
import { ListSearch, NothingFound, viewTabs } from '../shared/list-page'
import { LocalTime } from '../shared/local-time'
import { EmptyState, HeadedList } from '../shared/panel-page'
import type { LogRow } from '@/lib/audit/entries'
import { type AuditKind, KINDS } from '@/lib/audit/events'
import { logList, type LogParams, PERIODS } from '@/lib/audit/params'
import { countedUpTo } from '@/lib/paging'

const link = 'underline-offset-4 hover:underline'

function LogItem({ row, params }: { row: LogRow; params: LogParams }) {
  const { name } = row
  const [before, after = ''] = row.words.split(' …')
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
      <p className="text-ink-soft tabular-nums">
        <LocalTime iso={row.at} />
      </p>
      <div className="min-w-0">
        <p className="break-words">
          <Link href={logList.href(params, { actor: row.actor })} className={`font-semibold ${link}`}>
            {row.actor}
          </Link>{' '}
          {before}{' '}
          {row.path ? (
            // No prefetch, because the log has many links.
            <Link href={row.path} prefetch={false} className="font-semibold underline underline-offset-4">
              {name}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          {after}
        </p>
        <p className="break-words text-ink-soft">
          {[row.detail, row.network].filter(Boolean).join(' · ')}
          {row.objectId && params.object === '' && (
            <>
              {(row.detail || row.network) && ' · '}
              <Link href={logList.href(params, { object: row.objectId })} className={link}>
                History<span className="sr-only"> of {name}</span>
              </Link>
            </>
          )}
        </p>
      </div>
    </li>
  )
}

export function LogList({ rows, total, params }: { rows: LogRow[]; total: number; params: LogParams }) {
  return (
    <HeadedList heading={total === 1 ? '1 entry' : `${countedUpTo(total)} entries`}>
      {rows.map((row) => (
        <LogItem key={row.id} row={row} params={params} />
      ))}
    </HeadedList>
  )
}

const isNarrowed = ({ q, period, actor, object }: LogParams) => Boolean(q || actor || object || period !== 'all')
const hrefOfAll = ({ kind }: LogParams) => logList.href({ kind })

/** A tab for each kind of object; tabs keep search and filters. */
export function logTabs(params: LogParams) {
  const kinds = Object.entries(KINDS) as [AuditKind, string][]
  return viewTabs('Kinds', [[undefined, 'All'], ...kinds], params.kind, (kind) => logList.href(params, { kind }))
}

export function LogFilters({ params }: { params: LogParams }) {
  return (
    <ListSearch {...logList.search(params, ['period'])} name="Log" label="Search names, titles and actions">
      <FilterChip label="Period" name="period" value={params.period} choices={Object.entries(PERIODS)} unset="all" />
      {isNarrowed(params) && (
        <ButtonLink href={hrefOfAll(params)} tone="quiet">
          Clear
        </ButtonLink>
      )}
    </ListSearch>
  )
}

export function EmptyLog({ params }: { params: LogParams }) {
  if (!isNarrowed(params)) return <EmptyState title="Nothing yet" text="Every change from now on stands here." />
  return (
    <NothingFound
      title="No entry matches"
      text="Every word of the search has to be in the entry. The fields that a change names are not searched."
      href={hrefOfAll(params)}
      clear="Clear search and filters"
    />
  )
}
