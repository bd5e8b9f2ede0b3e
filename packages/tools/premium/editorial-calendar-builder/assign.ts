import type { Input } from './form.ts'

type Cluster = Input['clusters'][number]
type Pin = Input['pins'][number]

/**
 * Picks clusters by largest remainder: for each slot, the cluster furthest behind its share of the slots so far.
 * In whole numbers: weight × slots − posts × sum of weights. Never three in a row while another has titles.
 */
export function clusterPicker(clusters: readonly Cluster[]) {
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0)
  const posts = clusters.map(() => 0)
  let slots = 0
  let row: number[] = []
  const hasTitle = (at: number) => (posts[at] ?? 0) < (clusters[at]?.titles.length ?? 0)
  const ahead = (at: number) => (clusters[at]?.weight ?? 0) * slots - (posts[at] ?? 0) * total
  const best = (candidates: readonly number[]) =>
    candidates.reduce((found, at) => (ahead(at) > ahead(found) ? at : found), candidates[0] ?? 0)

  /** The title is null when no cluster has titles left. */
  const next = () => {
    slots += 1
    const all = clusters.map((_, at) => at)
    const titled = all.filter(hasTitle)
    const isThird = (at: number) => row.length >= 2 && row.slice(-2).every((before) => before === at)
    const allowed = titled.filter((at) => !isThird(at))
    const cluster = best(allowed.length > 0 ? allowed : titled.length > 0 ? titled : all)
    const title = hasTitle(cluster) ? (clusters[cluster]?.titles[posts[cluster] ?? 0] ?? null) : null
    posts[cluster] = (posts[cluster] ?? 0) + 1
    row = [...row.slice(-1), cluster]
    return { cluster, title }
  }
  return {
    next,
    /** Posts of each cluster so far. */
    posts,
    // A pin between two posts ends a run of one cluster.
    interrupt: () => {
      row = []
    },
    unused: () => clusters.flatMap(({ titles }, at) => titles.slice(posts[at])),
  }
}

/** A pin takes the first free slot of its window. Pins whose window closes earlier choose first. */
export function placePins(pins: readonly Pin[], dates: readonly string[]) {
  /** Titles by the index of their slot. */
  const places = new Map<number, string>()
  const collisions: Pin[] = []
  for (const pin of pins.toSorted((a, b) => a.latest.localeCompare(b.latest))) {
    const at = dates.findIndex((date, slot) => date >= pin.earliest && date <= pin.latest && !places.has(slot))
    if (at >= 0) places.set(at, pin.title)
    else collisions.push(pin)
  }
  return { places, collisions }
}

/** Authors in turn, without those who have reached their posts for the week. */
export function authorPicker(authors: Input['authors']): (week: number) => string {
  const written = new Map<string, number>()
  let turn = 0
  return (week) => {
    for (let tried = 0; tried < authors.length; tried += 1) {
      const author = authors[(turn + tried) % authors.length]
      if (!author) break
      const key = `${week} ${author.name}`
      const count = written.get(key) ?? 0
      if (count >= author.capacity) continue
      written.set(key, count + 1)
      turn = (turn + tried + 1) % authors.length
      return author.name
    }
    return ''
  }
}
