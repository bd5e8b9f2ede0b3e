import Link from 'next/link'
import { LocalTime } from '../shared/local-time'
import type { LogRow } from '@/lib/audit/entries'
import { logHref, type LogParams } from '@/lib/audit/params'
import { countedUpTo } from '@/lib/paging'

const link = 'underline-offset-4 hover:underline'

/** The object in words. A message has no title here, a draft may have none yet, and who signs in is named already. */
function nameOf({ title, event, detail }: LogRow): string {
  if (event.startsWith('message.')) return title || 'a message'
  if (event.startsWith('post.')) return title || 'Untitled'
  // The words of some are a person's, and not in the log.
  if (event.startsWith('bin.')) return title || `a ${detail}`
  return event === 'session.started' ? '' : title
}

function LogItem({ row, params }: { row: LogRow; params: LogParams }) {
  const name = nameOf(row)
  return (
    <li className="grid gap-1 border-b border-line py-3 text-sm sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
      <p className="text-ink-soft tabular-nums">
        <LocalTime iso={row.at} />
      </p>
      <div className="min-w-0">
        <p className="break-words">
          <Link href={logHref(params, { actor: row.actor })} className={`font-semibold ${link}`}>
            {row.actor}
          </Link>{' '}
          {row.words}{' '}
          {row.path ? (
            // The log is long: its links are not fetched ahead.
            <Link href={row.path} prefetch={false} className="font-semibold underline underline-offset-4">
              {name}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
        </p>
        <p className="break-words text-ink-soft">
          {[row.detail, row.network].filter(Boolean).join(' · ')}
          {row.objectId && params.object === '' && (
            <>
              {(row.detail || row.network) && ' · '}
              <Link href={logHref(params, { object: row.objectId })} className={link}>
                History<span className="sr-only"> of {name}</span>
              </Link>
            </>
          )}
        </p>
      </div>
    </li>
  )
}

type Props = { rows: LogRow[]; total: number; params: LogParams }

export function LogList({ rows, total, params }: Props) {
  return (
    <section aria-labelledby="log-heading">
      <h2 id="log-heading" className="border-b border-line pb-3 font-sans text-sm font-semibold text-ink-soft">
        {total === 1 ? '1 entry' : `${countedUpTo(total)} entries`}
      </h2>
      <ul>
        {rows.map((row) => (
          <LogItem key={row.id} row={row} params={params} />
        ))}
      </ul>
    </section>
  )
}
