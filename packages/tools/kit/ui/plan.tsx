import type { ReactNode } from 'react'
import type { CalendarEvent } from '../ics'
import { DownloadButton } from './file-buttons'
import { FoldedTable } from './results'
import { useAhead } from './use-ahead'

/* What the plans of posts have in common. */

const ROWS_SHOWN = 200

type TableProps<P> = {
  posts: readonly P[]
  row: (post: P) => readonly ReactNode[]
  columns: readonly string[]
  wordColumns: readonly number[]
}

/** The posts of a plan; of a long one the beginning. */
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

/** The calendar program comes when the page is idle, whether there is a plan yet or not. */
export const useCalendarAhead = () => useAhead(loadCalendar)

type CalendarProps = { file: string; name: string; zone: string; events: () => readonly CalendarEvent[] }

/** Saves the plan as a calendar. */
export function CalendarButton({ file, name, zone, events }: CalendarProps) {
  const content = async () => (await loadCalendar()).toIcs({ name, zone, now: new Date(), events: events() })
  return <DownloadButton name={file} content={content} label="Calendar (ICS)" />
}
