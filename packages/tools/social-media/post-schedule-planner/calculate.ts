import { addDays, weekday } from '../../kit/dates.ts'
import type { CalendarEvent } from '../../kit/ics.ts'
import { momentOf, planSlots } from '../../kit/slots.ts'
import type { Input } from './form.ts'

export interface Post {
  /** Local date and time in the zone. */
  date: string
  time: string
  instant: number
  network: string
  title: string
  /** Week of the plan, from 1. */
  week: number
  /** Why the post was moved, and other remarks. */
  notes: string[]
}

export type Result = ReturnType<typeof calculate>

const MAX_PATTERN = 200

export function calculate(input: Input) {
  const firstMonday = addDays(input.start, 1 - weekday(input.start))
  const plans = input.networks.map((row) => ({ ...row, ...planSlots(row, input) }))
  const posts: (Post & { pattern: string })[] = plans.flatMap(({ network, pattern, slots }) =>
    slots.map((slot) => ({ ...momentOf(slot, input.zone), network, title: '', week: slot.week, pattern })),
  )
  const noRoom = plans.flatMap(({ network, noRoom: weeks }) => weeks.map((one) => ({ network, ...one })))
  const placeOf = (name: string) => input.networks.findIndex(({ network }) => network === name)
  posts.sort((a, b) => a.instant - b.instant || placeOf(a.network) - placeOf(b.network))
  const sameMinute = markSameMinute(posts)
  const untitled = nameAll(posts, input.titles)
  return {
    posts: posts.map(({ pattern: _, ...post }) => post),
    noRoom: noRoom.toSorted((a, b) => a.week - b.week),
    /** Minutes in which two or more networks have a post. */
    sameMinute,
    unusedTitles: input.titles.slice(posts.length),
    untitled,
    weeks: Array.from({ length: input.weeks }, (_, at) => ({
      week: at + 1,
      monday: addDays(firstMonday, at * 7),
      count: posts.filter(({ week }) => week === at + 1).length,
    })),
  }
}

function markSameMinute(posts: readonly Post[]): number {
  const byInstant = Map.groupBy(posts, ({ instant }) => instant)
  let minutes = 0
  for (const group of byInstant.values()) {
    if (group.length < 2) continue
    minutes += 1
    for (const post of group) {
      const others = group.filter((other) => other !== post).map(({ network }) => network)
      post.notes.push(`same minute as ${others.join(', ')}`)
    }
  }
  return minutes
}

/** Gives out titles and fills `{title}`, `{network}`, `{n}` and `{date}`. Returns how many posts have no title. */
function nameAll(posts: (Post & { pattern: string })[], titles: readonly string[]): number {
  const numbers = new Map<string, number>()
  let untitled = 0
  for (const [at, post] of posts.entries()) {
    const number = (numbers.get(post.network) ?? 0) + 1
    numbers.set(post.network, number)
    const title = titles[at]
    const pattern = post.pattern || (title === undefined ? '{network} post {n}' : '{title}')
    if (title === undefined && (titles.length > 0 || pattern.includes('{title}'))) untitled += 1
    const { network, date } = post
    const values: Record<string, string> = { title: title ?? '[add a title]', network, n: String(number), date }
    const whole = pattern.replace(/\{(title|network|n|date)\}/g, (_, name: string) => values[name] ?? '')
    post.title = [...whole].slice(0, MAX_PATTERN).join('')
  }
  return untitled
}

export const csvRows = ({ posts }: Result, zone: string) => [
  ['Date', 'Time', 'Time zone', 'Network', 'Title', 'Week', 'Notes'],
  ...posts.map((post) => [post.date, post.time, zone, post.network, post.title, post.week, post.notes.join('; ')]),
]

/** Events of 15 minutes. The same plan gives the same ids, so that a second import makes no duplicates. */
export function planEvents({ posts }: Result): CalendarEvent[] {
  const atInstant = new Map<number, number>()
  return posts.map(({ date, time, network, title, instant, notes }) => {
    const number = atInstant.get(instant) ?? 0
    atInstant.set(instant, number + 1)
    return {
      uid: `${instant}-${number}@post-schedule-planner.flavorcraft`,
      summary: `${network}: ${title}`,
      description: notes.join('; '),
      date,
      time,
    }
  })
}
