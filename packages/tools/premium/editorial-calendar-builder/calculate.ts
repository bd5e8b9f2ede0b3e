import { isoDateTime } from '../../kit/date-time.ts'
import { addDays, formatDate, type IsoDate } from '../../kit/dates.ts'
import { countOf } from '../../kit/format.ts'
import type { CalendarEvent } from '../../kit/ics.ts'
import { momentOf, planSlots } from '../../kit/slots.ts'
import { authorPicker, clusterPicker, placePins } from './assign.ts'
import type { Input } from './form.ts'

export type Result = ReturnType<typeof calculate>
export type PlannedPost = Result['posts'][number]

/** The date so many days before, moved back further while it is a day off. */
export function reviewDate(date: IsoDate, days: number, daysOff: ReadonlySet<string>): IsoDate {
  let review = addDays(date, -days)
  while (daysOff.has(review)) review = addDays(review, -1)
  return review
}

function warningsFor(
  input: Input,
  noRoom: ReturnType<typeof planSlots>['noRoom'],
  collisions: readonly Input['pins'][number][],
  open: number,
): string[] {
  const more = noRoom.length - 8
  return [
    ...noRoom.slice(0, 8).map(({ week, posts }) => `Week ${week}: no room for ${countOf(posts, 'post')}.`),
    more > 0 && `${countOf(more, 'further week')} without room for all posts.`,
    ...collisions.map(({ title, earliest, latest }) =>
      latest < input.start
        ? `The window of “${title}” ends before the plan begins.`
        : `“${title}” finds no free slot from ${formatDate(earliest)} to ${formatDate(latest)}: its window is taken by other pins or has no slot.`,
    ),
    open > 0 && `${countOf(open, 'slot')} without a title yet: marked open.`,
  ].filter((text) => text !== false)
}

export function calculate(input: Input) {
  const { slots, noRoom } = planSlots(input, input)
  const { places, collisions } = placePins(
    input.pins,
    slots.map(({ date }) => date),
  )
  const clusters = clusterPicker(input.clusters)
  const nextAuthor = authorPicker(input.authors)
  const daysOff = new Set(input.daysOff)
  const posts = slots.map((slot, at) => {
    const pin = places.get(at)
    if (pin !== undefined) clusters.interrupt()
    const assigned = pin === undefined ? clusters.next() : null
    const cluster = assigned ? input.clusters[assigned.cluster] : undefined
    const { date, time, notes } = momentOf(slot, input.zone)
    return {
      date,
      time,
      week: slot.week,
      /** '' for a pin. */
      cluster: cluster?.name ?? '',
      type: cluster?.type ?? null,
      /** null: the slot is open. */
      title: pin ?? assigned?.title ?? null,
      author: nextAuthor(slot.week),
      review: reviewDate(slot.date, input.reviewDays, daysOff),
      isPin: pin !== undefined,
      notes,
    }
  })
  const open = posts.filter(({ title }) => title === null).length
  return {
    posts,
    open,
    warnings: warningsFor(input, noRoom, collisions, open),
    unused: clusters.unused(),
    /** Posts of each cluster, in the order typed. */
    perCluster: input.clusters.map(({ name, weight }, at) => ({ name, weight, posts: clusters.posts[at] ?? 0 })),
  }
}

export const titleOf = ({ title }: PlannedPost): string => title ?? 'open'

export const csvRows = ({ posts }: Result, zone: string) => [
  ['Date', 'Time', 'Time zone', 'Title', 'Post type', 'Cluster', 'Author', 'Review', 'Week', 'Notes'],
  ...posts.map((post) => [
    post.date,
    post.time,
    zone,
    titleOf(post),
    post.type ?? '',
    post.isPin ? 'pin' : post.cluster,
    post.author,
    post.review,
    post.week,
    post.notes.join('; '),
  ]),
]

/** The plan for import into a publishing panel; slots without a title are left out. */
export const planJson = ({ posts }: Result, zone: string): string =>
  `${JSON.stringify(
    posts
      .filter(({ title }) => title !== null)
      .map(({ title, type, date, time, author }) => ({
        title,
        postType: type ?? 'guide',
        plannedDate: isoDateTime(date, time, zone),
        author,
      })),
    null,
    2,
  )}\n`

/** An event of 15 minutes per publication, and an all-day event per review. */
export function planEvents({ posts }: Result, reviewDays: number): CalendarEvent[] {
  return posts.flatMap((post, at) => {
    const { date, time, author, type, cluster, review } = post
    const id = `${date}-${time.replace(':', '')}-${at}`
    const publication: CalendarEvent = {
      uid: `${id}@editorial-calendar-builder.flavorcraft`,
      summary: titleOf(post),
      description: [type ?? 'pin', cluster, author].filter(Boolean).join(', '),
      date,
      time,
    }
    const check: CalendarEvent = {
      uid: `${id}-review@editorial-calendar-builder.flavorcraft`,
      summary: `Review: ${titleOf(post)}`,
      description: author,
      date: review,
    }
    return reviewDays > 0 ? [publication, check] : [publication]
  })
}
