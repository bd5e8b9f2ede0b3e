import { dividedWords, wordsOf } from '../search-words.ts'
import { findGroup, STOP_WORDS, toolPath, tools } from '@site/tools'
import { caseStudies } from './case-studies.ts'
import { servicesBySlugs, services } from './services.ts'
import { caseStudyPath, servicePath } from '../studio-slugs.ts'

export interface StudioMatch {
  readonly kind: 'Tool' | 'Service' | 'Case study'
  readonly name: string
  readonly text: string
  readonly path: string
}

interface Entry extends StudioMatch {
  readonly fields: readonly (readonly string[])[]
}

const MAX_MATCHES = 8
const WEIGHTS = [9, 3, 2] as const

/** Fields are words, because a match counts only at the start of a word: "art" must not find "chart". */
function entry(match: StudioMatch, keywords: string): Entry {
  return { ...match, fields: [match.name, keywords, match.text].map(wordsOf) }
}

const toolsToFind = tools.map((tool) =>
  entry(
    { kind: 'Tool', name: tool.name, text: tool.purpose, path: toolPath(tool) },
    // Without "Tools", or a search for it would prefer premium tools: no other group has it in its title.
    [...tool.wants, tool.searchWords, findGroup(tool.group)?.title.replace(/ Tools$/, '')].join(' '),
  ),
)

const servicesToFind = services.map(({ slug, title, summary, forWhom, deliverables }) =>
  entry(
    { kind: 'Service', name: title, text: summary, path: servicePath(slug) },
    [slug, ...forWhom, ...deliverables].join(' '),
  ),
)

const studiesToFind = caseStudies.map((study) =>
  entry(
    { kind: 'Case study', name: study.title, text: study.summary, path: caseStudyPath(study.slug) },
    [study.sector, ...servicesBySlugs(study.services).map(({ title }) => title)].join(' '),
  ),
)

const entries: readonly Entry[] = [...toolsToFind, ...servicesToFind, ...studiesToFind]

const stopWords: ReadonlySet<string> = new Set(
  [...STOP_WORDS.en, 'want', 'need', 'much', 'many', 'per'].flatMap(wordsOf),
)

/** Removes a plural s; words of up to three letters such as "ads" and "vas" stay. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word)

interface Query {
  wanted: readonly string[]
  unwanted: readonly string[]
}

/** Parses a query like the post search: a minus excludes a word. Stop words are dropped. */
function parseQuery(query: string): Query {
  const { wanted, excluded } = dividedWords(query)
  const telling = wanted.filter((word) => !stopWords.has(word) && word.length > 1)
  return { wanted: telling.map(stem), unwanted: excluded.map(stem) }
}

/** The weight of a word in an entry: that of the best field, plus one for a whole word. */
function weightOf(word: string, { fields }: Entry): number {
  const weights = fields.map((words, index) => {
    const found = words.filter((other) => other.startsWith(word))
    if (found.length === 0) return 0
    return (WEIGHTS[index] ?? 0) + (found.some((other) => stem(other) === word) ? 1 : 0)
  })
  return Math.max(...weights)
}

function rankOf({ wanted, unwanted }: Query, entry: Entry): number {
  const weights = wanted.map((word) => weightOf(word, entry))
  const isRefused = weights.includes(0) || unwanted.some((word) => weightOf(word, entry) > 0)
  return isRefused ? 0 : weights.reduce((sum, weight) => sum + weight, 0)
}

/** Whether a query consists only of single letters and stop words. */
export function hasOnlyStopWords(query: string): boolean {
  const { wanted, unwanted } = parseQuery(query)
  return query !== '' && wanted.length === 0 && unwanted.length === 0
}

/** Tools, services and case studies that contain every word of a search; matches in names come first. */
export function findInStudio(query: string): readonly StudioMatch[] {
  const parsed = parseQuery(query)
  if (parsed.wanted.length === 0) return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(parsed, entry) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MAX_MATCHES)
    .map(({ entry: { kind, name, text, path } }) => ({ kind, name, text, path }))
}
