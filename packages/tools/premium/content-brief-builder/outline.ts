import type { Article } from '../../kit/article.ts'
import { jaccard, stemsOf } from '../../kit/similarity.ts'
import type { Steps } from '../../kit/steps.ts'
import { countWords, WORD } from '../../kit/text.ts'
import { asQuestion, upperFirst } from '../../kit/words.ts'
import type { Topic, TopicKind } from '../../kit/topic.ts'
import type { Intent } from './form.ts'
import { fillFocus } from './titles.ts'

export type Heading = ReturnType<typeof headingsOf>[number]

export interface OutlineEntry {
  readonly heading: string
  readonly sub: readonly string[]
  /** How many references have it; 0 for a heading of the skeleton. */
  readonly references: number
}

/** The brief copies at most so many words in a row from a reference. */
const MAX_COPIED_WORDS = 8
const SAME_HEADING = 0.5
const SAME_QUESTION = 0.6
const MAX_H2 = 12
const MAX_QUESTIONS = 60
/** Bounds the work for pasted text that is no article, such as a log. */
const MAX_HEADINGS = 300

/** The stems by which two headings are compared. */
export const stemSet = (text: string): ReadonlySet<string> => new Set(stemsOf(text))

/** The headings below level 1; level 1 counts only when the page has no other. */
export function headingsOf(article: Article, reference: number) {
  const all = article.blocks.filter(({ kind }) => kind === 'heading')
  const below = all.filter(({ level }) => level !== 1)
  return (below.length > 0 ? below : all).slice(0, MAX_HEADINGS).map(({ text, level = 2 }, position) => ({
    text,
    level,
    reference,
    /** Index among the headings of its reference. */
    position,
    stems: stemSet(text),
  }))
}

/** The first eight words of a heading, in its own spelling. */
export function withinEightWords(text: string): string {
  const words = Array.from(text.matchAll(WORD))
  const last = words[MAX_COPIED_WORDS - 1]
  return words.length <= MAX_COPIED_WORDS || !last ? text : `${text.slice(0, last.index + last[0].length)} …`
}

type Group = readonly Heading[]

/** A heading joins the first group whose first heading shares at least half of its stems. */
function* grouped(headings: readonly Heading[]): Steps<Group[]> {
  const groups: Heading[][] = []
  for (const heading of headings) {
    yield
    if (heading.stems.size === 0) continue
    const group = groups.find(([first]) => first && jaccard(first.stems, heading.stems) >= SAME_HEADING)
    if (group) group.push(heading)
    else groups.push([heading])
  }
  return groups
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const referencesOf = (group: Group) => new Set(group.map(({ reference }) => reference)).size

/** The wording with the fewest words; the first of equals. */
function wordingOf(group: Group): string {
  const [shortest] = group.toSorted((a, b) => countWords(a.text) - countWords(b.text))
  return upperFirst(withinEightWords(shortest?.text ?? ''))
}

const isDeep = (group: Group) => median(group.map(({ level }) => level)) >= 3

/** The nearest earlier heading of the same reference with a higher rank. */
const above = (heading: Heading, all: readonly Heading[]): Heading | undefined =>
  all.findLast(
    (other) =>
      other.reference === heading.reference && other.position < heading.position && other.level < heading.level,
  )

/** The group whose headings are most often the parents of this group's headings. */
function parentOf(group: Group, parents: ReadonlyMap<Heading, Group>, all: readonly Heading[]): Group | undefined {
  const votes = new Map<Group, number>()
  for (const heading of group) {
    const over = above(heading, all)
    const parent = over && parents.get(over)
    if (parent) votes.set(parent, (votes.get(parent) ?? 0) + 1)
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

const placeOf = (group: Group) => median(group.map(({ position }) => position))

/** H2 proposals by their median position; a deeper group becomes an H3 of its parent group if it has one. */
export function* outlineOf(headings: readonly Heading[], references: number): Steps<OutlineEntry[]> {
  const needed = references > 1 ? 2 : 1
  const groups = yield* grouped(headings)
  const used = groups.filter((group) => referencesOf(group) >= needed).sort((a, b) => placeOf(a) - placeOf(b))
  const tops = used.filter((group) => !isDeep(group))
  const byHeading = new Map(tops.flatMap((group) => group.map((heading) => [heading, group] as const)))
  const parents = new Map<Group, Group>()
  for (const group of used.filter(isDeep)) {
    yield
    const parent = parentOf(group, byHeading, headings)
    if (parent) parents.set(group, parent)
  }
  return used
    .filter((group) => !parents.has(group))
    .slice(0, MAX_H2)
    .map((group) => ({
      heading: wordingOf(group),
      references: referencesOf(group),
      sub: used.filter((other) => parents.get(other) === group).map(wordingOf),
    }))
}

const SKELETONS: Readonly<Record<Intent, readonly string[]>> = {
  learn: ['What {focus} {is}', 'Why {it} {matter}', 'How {it} {work}', 'Common mistakes', 'Next steps'],
  compare: ['What to compare', '{Focus} side by side, as a table', 'Which one suits which case'],
  buy: ['Who {it} {suit}', 'What to check before you buy', 'What {it} {cost}', 'Alternatives'],
  do: ['What you need', 'Step by step', 'When something goes wrong', 'Questions and answers'],
}
/** For a how-to or a question, which the definitions of the other skeletons do not fit. */
const OWN_SKELETON = [
  'The short answer',
  'Why this is so',
  'What to do now',
  'Common mistakes',
  'Questions and answers',
]

const KIND_SKELETONS: Readonly<Partial<Record<TopicKind, readonly string[]>>> = {
  headline: OWN_SKELETON,
  'how-to': SKELETONS.do.slice(0, 3),
  promotion: ['What is included', 'Who it is for', 'Until when', 'The terms', 'Questions and answers'],
  event: ['What to expect', 'When and where', 'Who it is for', 'What it costs and how to take part'],
}

/** The outline without references: the questions that an article of this intent answers. */
export function skeletonOf(topic: Topic, intent: Intent): OutlineEntry[] {
  const patterns = KIND_SKELETONS[topic.kind] ?? SKELETONS[intent]
  return patterns.map((heading) => ({ heading: fillFocus(heading, topic), sub: [], references: 0 }))
}

const FEW = 3

/** Adds headings of the skeleton when several references share fewer than three, or one has none. */
export function completed(
  shared: readonly OutlineEntry[],
  skeleton: readonly OutlineEntry[],
  references: number,
): OutlineEntry[] {
  if (shared.length >= FEW || (references === 1 && shared.length > 0)) return [...shared]
  const said = shared.map(({ heading }) => stemSet(heading))
  const further = skeleton.filter(({ heading }) => {
    const stems = stemSet(heading)
    return !said.some((other) => jaccard(other, stems) >= SAME_HEADING)
  })
  return [...shared, ...further]
}

/** The given questions, then those of the references, without repetitions. */
export function questionsOf(given: readonly string[], headings: readonly Heading[]): string[] {
  const asked = headings.filter(({ text }) => text.endsWith('?')).map(({ text }) => withinEightWords(text))
  const kept: { text: string; stems: ReadonlySet<string> }[] = []
  for (const text of [...given.map(asQuestion), ...asked]) {
    const stems = stemSet(text)
    const isTwice = kept.some(
      (other) => other.text.toLowerCase() === text.toLowerCase() || jaccard(other.stems, stems) >= SAME_QUESTION,
    )
    if (!isTwice && kept.length < MAX_QUESTIONS) kept.push({ text, stems })
  }
  return kept.map(({ text }) => text)
}
