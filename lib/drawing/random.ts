/** A source of numbers in [0, 1) that always repeats for the same seed. */
export type Random = () => number

// xmur3 and mulberry32 by bryc, public domain: https://github.com/bryc/code/blob/master/jshash/PRNGs.md
function xmur3(text: string): number {
  let hash = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Makes a repeatable random source from any text. */
export function seededRandom(seed: string): Random {
  let state = xmur3(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/** One element of a list that must not be empty. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('pick: the list is empty')
  return item
}

/** The same elements in another order (Fisher–Yates on a copy). */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const rest = [...items]
  const mixed: Item[] = []
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return mixed
}
