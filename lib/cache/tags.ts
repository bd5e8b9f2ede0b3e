import { LRUCache } from 'lru-cache'

/** When a tag became stale and expired, in milliseconds since 1970; an expiry may be in the future. */
type TagTimes = { stale: number; expired: number }

/** `expire` in seconds from now, as Next gives it. */
export type Durations = { expire?: number }

const TAGS_MAX = 100_000
const NEVER: TagTimes = { stale: 0, expired: 0 }

const times = new LRUCache<string, TagTimes>({ max: TAGS_MAX })

/** Milliseconds since 1970, as precise as the dates of Next's entries. */
export const now = (): number => performance.timeOrigin + performance.now()

/** Marks tags as expired; with durations as stale now and expired later. */
export function markTags(tags: readonly string[], durations?: Durations): void {
  const time = now()
  for (const tag of tags) {
    const known = times.get(tag) ?? NEVER
    const expired = durations?.expire === undefined ? known.expired : time + durations.expire * 1000
    times.set(tag, durations ? { stale: time, expired } : { ...known, expired: time })
  }
}

/** The state of an entry that was made at `timestamp`, by its tags. */
export function stateOf(tags: readonly string[], timestamp: number): 'fresh' | 'stale' | 'expired' {
  const time = now()
  const known = tags.map((tag) => times.get(tag) ?? NEVER)
  if (known.some(({ expired }) => expired > timestamp && expired <= time)) return 'expired'
  return known.some(({ stale }) => stale > timestamp) ? 'stale' : 'fresh'
}

export const lastExpiry = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => times.get(tag)?.expired ?? 0))
