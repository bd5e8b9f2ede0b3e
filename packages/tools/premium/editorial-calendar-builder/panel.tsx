import { BarChart } from '../../kit/ui/charts/bar-chart'
import { CsvButton, DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { GeneratedTextNote } from '../../kit/ui/generated-text-note'
import { CalendarButton, PlanTable, useCalendarAhead } from '../../kit/ui/plan'
import { Advice, adviceOf, CountFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { addDays, formatDay, formatMonth, formatSpan, type IsoMonth, weekday } from '../../kit/dates'
import { formatNumber } from '../../kit/format'
import { calculate, csvRows, planEvents, planJson, type PlannedPost, type Result, titleOf } from './calculate'
import { form } from './form'

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
      {posts.map((post, at) => (
        <span key={at} className="mt-1 block border-l-2 border-lake pl-1.5 wrap-anywhere">
          <span className="block tabular-nums">{post.time}</span>
          {post.title === null ? <em>open</em> : titleOf(post)}
          <span className="block text-ink-soft">{post.author}</span>
        </span>
      ))}
    </td>
  )
}

/** One month as a table that scrolls sideways on narrow screens. */
function MonthTable({ month, posts }: { month: IsoMonth; posts: readonly PlannedPost[] }) {
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

function sentence({ posts, open }: Result): string {
  const [first, last] = [posts[0], posts.at(-1)]
  if (!first || !last) return 'No slot has room in these weeks: allow more days or times, or fewer days off.'
  const span = `${formatSpan(first.date, last.date)}.`
  if (open === 0) return `${span} Every slot has a title.`
  if (open === posts.length) return `${span} No slot has a title yet.`
  return `${span} ${formatNumber(open)} of them ${open === 1 ? 'is' : 'are'} open.`
}

const row = (post: PlannedPost) => [
  `${formatDay(post.date)}, ${post.time}`,
  titleOf(post),
  post.type ?? '–',
  post.isPin ? 'pin' : post.cluster,
  post.author,
  formatDay(post.review),
  post.notes.join('; ') || '–',
]

function View({ result, zone }: { result: Result; zone: string }) {
  const { posts, warnings, perCluster, unused } = result
  const months = [...new Set(posts.map(({ date }) => date.slice(0, 7)))]
  return (
    <>
      <CountFigure label={`Planned, times of ${zone.replaceAll('_', ' ')}`} count={posts.length} one="post">
        {sentence(result)}
      </CountFigure>
      <GeneratedTextNote />
      <Advice items={adviceOf('warning', warnings)} />
      {perCluster.length > 1 && (
        <BarChart
          title="Posts of each cluster"
          bars={perCluster.map(({ name, posts: value, weight }) => ({ label: `${name}, weight ${weight}`, value }))}
          summary={`${posts.length} posts in ${perCluster.length} clusters.`}
        />
      )}
      {months.map((month) => (
        <MonthTable key={month} month={month} posts={posts.filter(({ date }) => date.startsWith(month))} />
      ))}
      <PlanTable
        columns={['Publication', 'Title', 'Post type', 'Cluster', 'Author', 'Review', 'Notes']}
        posts={posts}
        row={row}
        wordColumns={[1, 2, 3, 4, 5, 6]}
      />
      {unused.length > 0 && <TextResult title="Titles that were not used" text={unused.join('\n')} />}
    </>
  )
}

export default function EditorialCalendarPanel(props: PanelProps) {
  useCalendarAhead()
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculate}
      submit="Plan"
      actions={(result, input) => (
        <>
          <CalendarButton
            file="editorial-calendar.ics"
            name="Editorial calendar"
            zone={input.zone}
            events={() => planEvents(result, input.reviewDays)}
          />
          <CsvButton name="editorial-calendar.csv" rows={() => csvRows(result, input.zone)} />
          <DownloadButton
            name="editorial-calendar.json"
            content={() => planJson(result, input.zone)}
            label="Download JSON"
          />
          <PrintButton />
        </>
      )}
    >
      {(result, { zone }) => <View result={result} zone={zone} />}
    </ToolPanel>
  )
}
