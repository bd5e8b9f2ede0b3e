import { stem } from './kit/stem.ts'
import { isStopWord } from './kit/stop-words.ts'
import type { Tool } from './kit/types.ts'
import { findGroup, type ToolGroupId } from './groups.ts'
import type { ToolEntry } from './filter.ts'
import { toolEntries, tools } from './registry.ts'
import { distance, plain } from './site.ts'

const MAX_WORDS = 12
const LONGEST_WORD = 30

/** Words of a request that name no job. */
const EMPTY = new Set(
  'find free get good give help looking make many much need new online people per please should some someone something take tool use want way'.split(
    ' ',
  ),
)

/** Words that people use for one another; each line is one meaning. */
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

/** Words, and neighbours in one: "pro forma" is also found as "proforma". */
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

/** How well a word of the search and a word of a tool are the same: 1 is the word itself, 0 another word. */
const likeness: Likeness = (wanted) => (found) => {
  if (wanted === found) return 1
  if (SYNONYMS.get(wanted)?.includes(found)) return 0.7
  if (wanted.length >= 3 && found.startsWith(wanted)) return 0.6
  if (wanted.length < 5) return 0
  const most = wanted.length >= 8 ? 2 : 1
  return distance(wanted, found, most) <= most ? 0.5 : 0
}

type Likeness = (wanted: string) => (found: string) => number

/** `likes`: how well each word of the tools is the wanted one. */
function scoreOf(likes: ReadonlyMap<string, number>, { fields }: Entry): number {
  const best = fields.map(
    ({ weight, stems }) => weight * Math.max(0, ...[...stems].map((found) => likes.get(found) ?? 0)),
  )
  return Math.max(...best)
}

/** The words of a search that name a job; all of them where none does. */
function wordsOf(query: string): string[] {
  const words = wordsIn(query)
    .filter((word) => word.length <= LONGEST_WORD)
    .slice(0, MAX_WORDS)
  const telling = words.filter((word) => !isStopWord(word) && !EMPTY.has(word))
  // "site map" is also "sitemap", where a tool has the word in one.
  const joined = joinedIn(words).filter((word) => vocabulary.has(word))
  return [...new Set([...(telling.length > 0 ? telling : words).map(stem), ...joined])]
}

/** A tool below this part of the best one's score is no answer. */
const FLOOR = 0.3

/** The tools by their scores, the best first: a rare word counts more than one that many tools have. */
function rank(words: readonly string[], like: Likeness) {
  const scores = words.map((word) => {
    const isLike = like(word)
    // Tools share words: each is compared once.
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

/** The tools that a search in people's words means, the best first. */
export function searchTools(query: string, group?: ToolGroupId): readonly Tool[] {
  const ranked = rank(wordsOf(query), likeness).filter(({ tool }) => group === undefined || tool.group === group)
  const best = ranked[0]?.score ?? 0
  return ranked.filter(({ score }) => score >= best * FLOOR).map(({ tool }) => tool)
}

const pairs = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

/** The share of neighbouring letters that two words have in common: any word is a little like some other. */
const resemblance: Likeness = (wanted) => {
  const one = pairs(wanted)
  return (found) => {
    const other = pairs(found)
    const common = one.filter((pair) => other.includes(pair)).length
    return (2 * common) / Math.max(1, one.length + other.length)
  }
}

const NEAREST = 3

/** The tools to offer where a search finds none: those whose words look most like its words. */
const nearestTools = (query: string): readonly Tool[] =>
  rank(wordsOf(query), resemblance)
    .slice(0, NEAREST)
    .map(({ tool }) => tool)

/** The answer to a search on the page of all tools or of a group. */
export interface ToolAnswer {
  /** `elsewhere`: found in other groups only. `nearest`: nothing is found; these, if any, look like the words. */
  readonly kind: 'found' | 'elsewhere' | 'nearest'
  readonly entries: readonly ToolEntry[]
}

/** Answers a search in people's words; null for an empty one. */
export function answerSearch(query: string, group?: ToolGroupId): ToolAnswer | null {
  if (query.trim() === '') return null
  const found = searchTools(query, group)
  if (found.length > 0) return { kind: 'found', entries: toolEntries(found) }
  const elsewhere = group === undefined ? [] : searchTools(query)
  if (elsewhere.length > 0) return { kind: 'elsewhere', entries: toolEntries(elsewhere) }
  return { kind: 'nearest', entries: toolEntries(nearestTools(query)) }
}
