import type { ReactNode } from 'react'
import type { CalendarEvent } from '../ics'
import { DownloadButton } from './file-buttons'
import { FoldedTable } from './results'
import { useAhead } from './use-ahead'

/* Shared by the tools that plan posts. */

const ROWS_SHOWN = 200

type TableProps<P> = {
  posts: readonly P[]
  row: (post: P) => readonly ReactNode[]
  columns: readonly string[]
  wordColumns: readonly number[]
}

/** The posts of a plan; only the first of a long one. */
export function PlanTable<P>({ posts, row, columns, wordColumns }: TableProps<P>) {
  return (
    <FoldedTable
      summary={
        posts.length > ROWS_SHOWN
          ? `The first ${ROWS_SHOWN} posts as a table; all are in the files`
          : `All posts as a table (${posts.length})`
      }
      caption="Posts of the plan"
      columns={columns}
      rows={posts.slice(0, ROWS_SHOWN).map(row)}
      wordColumns={wordColumns}
    />
  )
}

const loadCalendar = () => import('../ics')

/** Loads the calendar code while the page is idle, with or without a plan. */
export const useCalendarAhead = () => useAhead(loadCalendar)

type CalendarProps = { file: string; name: string; zone: string; events: () => readonly CalendarEvent[] }

export function CalendarButton({ file, name, zone, events }: CalendarProps) {
  const content = async () => (await loadCalendar()).toIcs({ name, zone, now: new Date(), events: events() })
  return <DownloadButton name={file} content={content} label="Calendar (ICS)" />
}
