import { BarChart } from '../../kit/ui/charts/bar-chart'
import { type Moment, Timeline } from '../../kit/ui/charts/timeline'
import { TableButtons } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, CountFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { CalendarButton, PlanTable, useCalendarAhead } from '../../kit/ui/plan'
import { formatDay, formatSpan } from '../../kit/dates'
import { countOf } from '../../kit/format'
import { calculate, csvRows, planEvents, type Post, type Result } from './calculate'
import { form } from './form'

const TIMELINE_POSTS = 12

function sentence({ posts, noRoom, untitled }: Result): string {
  const [first, last] = [posts[0], posts.at(-1)]
  if (!first || !last) return 'No post has room in these weeks: allow more days or times, or fewer days off.'
  const missing = noRoom.reduce((sum, { posts: lost }) => sum + lost, 0)
  const room = missing > 0 ? ` ${countOf(missing, 'post')} ${missing === 1 ? 'has' : 'have'} no room.` : ''
  const titles =
    untitled > 0 ? ` ${countOf(untitled, 'title')} ${untitled === 1 ? 'is' : 'are'} still to be added.` : ''
  return `${formatSpan(first.date, last.date)}.${room}${titles}`
}

function itemsOf({ noRoom, sameMinute, posts }: Result) {
  const lacking = noRoom.map(
    ({ network, week, posts: lost }) => `${network}, week ${week}: no room for ${countOf(lost, 'post')}.`,
  )
  const clocks = posts.filter(({ notes }) => notes.some((note) => note.includes('this day')))
  const advice = [
    sameMinute > 0 &&
      `In ${countOf(sameMinute, 'minute')} two networks or more post at once. That is allowed; see the notes in the table.`,
    ...clocks.slice(0, 5).map(({ date, network, notes }) => `${formatDay(date)}, ${network}: ${notes.join('; ')}.`),
  ]
  return [...adviceOf('warning', lacking.slice(0, 12)), ...adviceOf('advice', advice)]
}

const moment = ({ date, time, network, title, notes }: Post): Moment => ({
  when: `${formatDay(date)}, ${time}`,
  what: `${network}: ${title}`,
  isMarked: notes.length > 0,
})

const row = ({ date, time, network, title, week, notes }: Post) => [
  formatDay(date),
  time,
  network,
  title,
  week,
  notes.join('; ') || '–',
]

function View({ result, zone }: { result: Result; zone: string }) {
  const { posts, weeks, unusedTitles } = result
  return (
    <>
      <CountFigure label={`Posts planned, times of ${zone.replaceAll('_', ' ')}`} count={posts.length} one="post">
        {sentence(result)}
      </CountFigure>
      <Advice items={itemsOf(result)} />
      {posts.length > 0 && (
        <Timeline
          title={posts.length > TIMELINE_POSTS ? `The first ${TIMELINE_POSTS} posts` : 'The plan'}
          moments={posts.slice(0, TIMELINE_POSTS).map(moment)}
        />
      )}
      {weeks.length > 1 && (
        <BarChart
          title="Posts in each week"
          bars={weeks.map(({ week, monday, count: number }) => ({
            label: `Week ${week}, from ${formatDay(monday)}`,
            value: number,
          }))}
          summary={`${posts.length} posts in ${weeks.length} weeks.`}
        />
      )}
      <PlanTable
        columns={['Date', 'Time', 'Network', 'Title', 'Week', 'Notes']}
        posts={posts}
        row={row}
        wordColumns={[1, 2, 3, 5]}
      />
      {unusedTitles.length > 0 && <TextResult title="Titles that were not used" text={unusedTitles.join('\n')} />}
    </>
  )
}

export default function SchedulePanel(props: PanelProps) {
  useCalendarAhead()
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculate}
      submit="Plan"
      actions={(result, { zone }) => (
        <>
          <CalendarButton file="post-schedule.ics" name="Post schedule" zone={zone} events={() => planEvents(result)} />
          <TableButtons name="post-schedule.csv" rows={() => csvRows(result, zone)} />
        </>
      )}
    >
      {(result, { zone }) => <View result={result} zone={zone} />}
    </ToolPanel>
  )
}
