import 'server-only'
import { detailWords, objectName, SHOWN } from './details'
import { objectPath, wordsOf } from './events'
import { type LogParams, PERIOD_DAYS } from './params'
import type { AdminContext } from '@/lib/auth/session'
import { toCsv } from '@/lib/csv'
import { daysAfter, toIsoDate } from '@/lib/dates'
import { networkName } from '@/lib/network-address'
import { readPage } from '@/lib/paging'
import { searchWords } from '@/lib/search-words'
import { rowsOf } from '@/lib/supabase/backend-error'

const PAGE_SIZE = 50
/** The backend returns at most 1000 rows per request. */
const EXPORT_CHUNK = 1000
/** A row of the log. `words` names the event, `name` its object; `path` is the page of the object, or null. */
export type LogRow = Awaited<ReturnType<typeof readRows>>[number]

const filtersOf = ({ q, kind, actor, object, period }: LogParams) => {
  const days = PERIOD_DAYS[period]
  return {
    p_words: searchWords(q),
    p_shown: JSON.stringify(SHOWN),
    ...(kind && { p_kind: kind }),
    ...(actor && { p_actor: actor }),
    ...(object && { p_object: object }),
    ...(days && { p_since: daysAfter(Date.now(), -days) }),
  }
}

async function readRows(
  { admin, supabase }: AdminContext,
  params: LogParams,
  page: object & { p_limit: number; p_offset: number },
) {
  const rows = rowsOf(await supabase.rpc('find_log', { ...filtersOf(params), ...page }))
  return rows.map(({ object_id, at, event, version, title, detail, network, ...row }) => ({
    ...row,
    name: objectName(event, title, detail),
    detail: detailWords(event, title, detail),
    network: network && networkName(network),
    at: toIsoDate(at),
    event,
    words: wordsOf(event),
    objectId: object_id,
    path: objectPath(admin, event, object_id, version),
  }))
}

/** One page of the log, newest first. */
export const listLog = (context: AdminContext, params: LogParams) =>
  readPage(params.page, PAGE_SIZE, (p_limit, p_offset) => readRows(context, params, { p_limit, p_offset }))

/** The number of months that entries are kept. */
export async function logMonths({ supabase }: AdminContext): Promise<number> {
  return rowsOf(await supabase.from('log_settings').select('retention_months').single()).retention_months
}

const CSV_HEADER = ['Time (UTC)', 'Who', 'From', 'Event', 'What', 'Object', 'Detail']

/** All rows that match the filters as a spreadsheet file. Pages by key, so that each row is read once. */
export async function logCsv(context: AdminContext, params: LogParams): Promise<string> {
  const lines: string[][] = [CSV_HEADER]
  let before = {}
  for (;;) {
    const rows = await readRows(context, params, { p_limit: EXPORT_CHUNK, p_offset: 0, ...before })
    for (const row of rows)
      lines.push([row.at, row.actor, row.network ?? '', row.event, row.name, row.objectId, row.detail])
    const last = rows.at(-1)
    if (!last || rows.length < EXPORT_CHUNK) return toCsv(lines)
    before = { p_before: last.id }
  }
}
