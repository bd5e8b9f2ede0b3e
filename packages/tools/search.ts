import { stem } from './kit/stem.ts'
import { isStopWord } from './kit/stop-words.ts'
import type { Tool } from './kit/types.ts'
import { findGroup, type ToolGroupId } from './groups.ts'
import type { ToolEntry } from './filter.ts'
import { toolEntries, tools } from './registry.ts'
import { distance, plain } from './site.ts'

const MAX_WORDS = 12
const LONGEST_WORD = 30

/** Filler words, ignored when a query has other words. */
const FILLER = new Set(
  'find free get good give help looking make many much need new online people per please should some someone something take tool use want way'.split(
    ' ',
  ),
)

/** Synonyms; each line is one meaning. */
const MEANINGS = [
  'ad advert advertisement advertising',
  'address url',
  'bill invoice',
  'cancel churn unsubscribe',
  'caption subtitle',
  'chart graph',
  'client customer',
  'cost fee price charge rate',
  'cv resume',
  'employee staff worker',
  'film video youtube',
  'holiday vacation leave pto',
  'job position vacancy',
  'language translation english french german italian polish spanish',
  'newsletter mailing email mail',
  'parcel package shipment',
  'photo picture image',
  'salary wage pay income earning',
  'shop store retailer',
  'size dimension',
  'tax vat',
  'tweet twitter x',
  'website site webpage page',
].map((line) => line.split(' ').map(stem))

const SYNONYMS = new Map(MEANINGS.flatMap((words) => words.map((word) => [word, words] as const)))

const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

const stemsOf = (text: string): string[] => wordsIn(text).map(stem)

/** Stems of the words and of joined neighbours: "pro forma" is also found as "proforma". */
const withJoined = (text: string): string[] => [...stemsOf(text), ...joinedIn(wordsIn(text))]
const joinedIn = (words: readonly string[]) => words.slice(1).map((word, index) => stem(`${words[index]}${word}`))

interface Entry {
  readonly tool: Tool
  /** The stems of each field, and the weight of a match in it. */
  readonly fields: readonly { readonly weight: number; readonly stems: ReadonlySet<string> }[]
}

const entries: readonly Entry[] = tools.map((tool) => ({
  tool,
  fields: [
    { weight: 6, stems: withJoined(tool.name) },
    { weight: 5, stems: withJoined(tool.searchWords) },
    { weight: 4, stems: stemsOf(tool.wants.join(' ')) },
    { weight: 2, stems: stemsOf(tool.purpose) },
    { weight: 1, stems: stemsOf(findGroup(tool.group)?.title ?? '') },
  ].map(({ weight, stems }) => ({ weight, stems: new Set(stems) })),
}))

const vocabulary = new Set(entries.flatMap(({ fields }) => fields.flatMap(({ stems }) => [...stems])))

/** Similarity of a query word and a word of a tool: 1 for the same word, 0 for an unrelated one. */
const likeness: Likeness = (wanted) => (found) => {
  if (wanted === found) return 1
  if (SYNONYMS.get(wanted)?.includes(found)) return 0.7
  if (wanted.length >= 3 && found.startsWith(wanted)) return 0.6
  if (wanted.length < 5) return 0
  const most = wanted.length >= 8 ? 2 : 1
  return distance(wanted, found, most) <= most ? 0.5 : 0
}

type Likeness = (wanted: string) => (found: string) => number

/** `likes`: the similarity of each word of the tools to the query word. */
function scoreOf(likes: ReadonlyMap<string, number>, { fields }: Entry): number {
  const best = fields.map(
    ({ weight, stems }) => weight * Math.max(0, ...[...stems].map((found) => likes.get(found) ?? 0)),
  )
  return Math.max(...best)
}

/** Stems of the query without filler words; of all words when there are no others. */
function wordsOf(query: string): string[] {
  const words = wordsIn(query)
    .filter((word) => word.length <= LONGEST_WORD)
    .slice(0, MAX_WORDS)
  const meaningful = words.filter((word) => !isStopWord(word) && !FILLER.has(word))
  // "site map" also means "sitemap", when a tool has the joined word.
  const joined = joinedIn(words).filter((word) => vocabulary.has(word))
  return [...new Set([...(meaningful.length > 0 ? meaningful : words).map(stem), ...joined])]
}

/** Results below this share of the best score are dropped. */
const FLOOR = 0.3

/** The tools by score, best first. A rare word counts more than one that many tools have. */
function rank(words: readonly string[], like: Likeness) {
  const scores = words.map((word) => {
    const isLike = like(word)
    // Tools share words: compare each word once.
    const likes = new Map([...vocabulary].map((found) => [found, isLike(found)]))
    const found = entries.map((entry) => scoreOf(likes, entry))
    const rarity = Math.log(1 + entries.length / Math.max(1, found.filter((score) => score > 0).length))
    return found.map((score) => score * rarity)
  })
  return entries
    .map(({ tool }, index) => ({ tool, score: scores.reduce((sum, score) => sum + (score[index] ?? 0), 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** The tools that match a query, best first. */
export function searchTools(query: string, group?: ToolGroupId): readonly Tool[] {
  const ranked = rank(wordsOf(query), likeness).filter(({ tool }) => group === undefined || tool.group === group)
  const best = ranked[0]?.score ?? 0
  return ranked.filter(({ score }) => score >= best * FLOOR).map(({ tool }) => tool)
}

const pairs = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

/** Dice coefficient of letter pairs. Almost any two words have some resemblance. */
const resemblance: Likeness = (wanted) => {
  const one = pairs(wanted)
  return (found) => {
    const other = pairs(found)
    const common = one.filter((pair) => other.includes(pair)).length
    return (2 * common) / Math.max(1, one.length + other.length)
  }
}

const NEAREST = 3

/** The tools to offer when a search finds none: those with the most similar words. */
const nearestTools = (query: string): readonly Tool[] =>
  rank(wordsOf(query), resemblance)
    .slice(0, NEAREST)
    .map(({ tool }) => tool)

export interface ToolAnswer {
  /** `elsewhere`: found in other groups only. `nearest`: nothing found; the entries, if any, have similar words. */
  readonly kind: 'found' | 'elsewhere' | 'nearest'
  readonly entries: readonly ToolEntry[]
}

/** Searches the group, then all tools; null for an empty query. */
export function answerSearch(query: string, group?: ToolGroupId): ToolAnswer | null {
  if (query.trim() === '') return null
  const found = searchTools(query, group)
  if (found.length > 0) return { kind: 'found', entries: toolEntries(found) }
  const elsewhere = group === undefined ? [] : searchTools(query)
  if (elsewhere.length > 0) return { kind: 'elsewhere', entries: toolEntries(elsewhere) }
  return { kind: 'nearest', entries: toolEntries(nearestTools(query)) }
}
