import { addDays, formatMonth, type IsoMonth, weekday } from '../../kit/dates'
import { type PlannedPost, titleOf } from './calculate'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The days of a month in weeks from Monday; null for days of other months. */
function weeksOf(month: IsoMonth): (string | null)[][] {
  const first = `${month}-01`
  const weeks: (string | null)[][] = []
  for (let monday = addDays(first, 1 - weekday(first)); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push(DAYS.map((_, at) => addDays(monday, at)).map((date) => (date.startsWith(month) ? date : null)))
  }
  return weeks
}

function Day({ date, posts }: { date: string | null; posts: readonly PlannedPost[] }) {
  if (date === null) return <td className="border border-line bg-paper-sunk" />
  return (
    <td className="h-20 w-[14.28%] border border-line p-1.5 align-top">
      <span className="text-ink-soft tabular-nums">{Number(date.slice(8))}</span>
      {posts.map((post) => (
        <span key={post.time} className="mt-1 block border-l-2 border-lake pl-1.5 wrap-anywhere">
          <span className="block tabular-nums">{post.time}</span>
          {post.title === null ? <em>open</em> : titleOf(post)}
          <span className="block text-ink-soft">{post.author}</span>
        </span>
      ))}
    </td>
  )
}

/** One month as a table that scrolls sideways on narrow screens. */
export function MonthTable({ month, posts }: { month: IsoMonth; posts: readonly PlannedPost[] }) {
  const byDate = Map.groupBy(posts, ({ date }) => date)
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={formatMonth(month)}>
      <table className="w-full min-w-[38rem] table-fixed border-collapse text-sm">
        <caption className="tool-heading text-left">{formatMonth(month)}</caption>
        <thead>
          <tr>
            {DAYS.map((day) => (
              <th key={day} scope="col" className="border border-line p-1.5 text-left font-semibold">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            <tr key={at}>
              {week.map((date, day) => (
                <Day key={day} date={date} posts={date === null ? [] : (byDate.get(date) ?? [])} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
