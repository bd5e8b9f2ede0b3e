import { countOf, formatNumber } from '../../kit/format.ts'
import type { Steps } from '../../kit/steps.ts'
import { countWords } from '../../kit/text.ts'
import { type Finding, type RuleId, ruleNames } from './finding.ts'
import { type Chunk, chunksOf, masked } from './mask.ts'
import { findPassive } from './passive.ts'
import { findNumbers, findOxford } from './punctuation-rules.ts'
import type { Input } from './form.ts'
import { findHeadingCase, findLongParagraph, findLongSentences, sentencesOf } from './structure-rules.ts'
import { tokensOf } from './tokens.ts'
import { findWords, wordLists } from './word-rules.ts'

export type PlacedFinding = ReturnType<typeof withLines>[number]

export type Result = ReturnType<typeof calculate> extends Steps<infer R> ? R : never

export const PASSIVE_ADVICE = 10

/** Whether a sentence begins at this offset: only marks and spaces precede it. */
const startsSentence =
  (chunk: Chunk) =>
  (at: number): boolean => {
    const before = chunk.text.slice(0, at - chunk.start)
    if (before.length < 20 && /^[\s\-*+•]*(?:\d{1,9}[.)]\s+)?["'“‘(]*$/.test(before)) return true
    return /[.!?…:]["'”’)]*\s+["'“‘(]*$/.test(before.slice(-12))
  }

/** Keeps the longer of two overlapping findings, the earlier of equals. Whole sentences and advice may overlap. */
function withoutOverlaps(findings: readonly Finding[], length: number): Finding[] {
  const isWhole = ({ rule, isAdvice }: Finding) =>
    isAdvice || rule === 'sentence' || rule === 'paragraph' || rule === 'heading'
  const taken = new Uint8Array(length)
  const kept = findings
    .filter((finding) => !isWhole(finding))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false
      taken.fill(1, start, end)
      return true
    })
  return [...kept, ...findings.filter(isWhole)].sort((a, b) => a.start - b.start || b.end - a.end)
}

function withLines(findings: readonly Finding[], text: string) {
  let line = 1
  let from = 0
  return findings.map((finding) => {
    for (; from < finding.start; from += 1) if (text.charCodeAt(from) === 10) line += 1
    return { ...finding, line, text: text.slice(finding.start, finding.end) }
  })
}

type Sums = { sentences: number; passive: number }

/** Maximum length of the pieces in which a paragraph is checked; a piece ends with a sentence if possible. */
const PIECE = 6_000

function piecesOf(chunk: Chunk): Chunk[] {
  const pieces: Chunk[] = []
  let from = 0
  while (chunk.text.length - from > PIECE) {
    const window = chunk.text.slice(from, from + PIECE)
    const cut = [window.lastIndexOf('. ') + 1, window.lastIndexOf(' ')].find((at) => at > PIECE / 2) ?? PIECE
    pieces.push({ ...chunk, text: window.slice(0, cut), start: chunk.start + from })
    from += cut
  }
  return [...pieces, { ...chunk, text: chunk.text.slice(from), start: chunk.start + from }]
}

function checkPiece(chunk: Chunk, input: Input, lists: ReturnType<typeof wordLists>, sums: Sums) {
  const { text: source } = input
  const isStart = startsSentence(chunk)
  const tokens = tokensOf(chunk.text, chunk.start)
  const found = findWords(tokens, lists, (start, end) => source.slice(start, end), isStart)
  if (input.language === 'other') return { findings: found, words: 0 }
  if (chunk.kind === 'heading') return { findings: [...found, ...findHeadingCase(chunk, input)], words: 0 }
  const sentences = sentencesOf(chunk)
  const passive = input.passive ? findPassive(tokens) : []
  sums.sentences += sentences.length
  sums.passive += sentences.filter(({ start, text }) =>
    passive.some((finding) => finding.start >= start && finding.start < start + text.length),
  ).length
  return {
    findings: [
      ...found,
      ...findNumbers(chunk.text, chunk.start, input, isStart),
      ...findOxford(chunk.text, chunk.start, input),
      ...findLongSentences(sentences, input),
      ...passive,
    ],
    words: sentences.reduce((sum, sentence) => sum + sentence.words, 0),
  }
}

/** Checks a text against the rules and returns findings with places and replacements. */
export function* calculate(input: Input) {
  const { text } = input
  const hidden = masked(text)
  yield
  const lists = wordLists(input)
  const findings: Finding[] = []
  const sums: Sums = { sentences: 0, passive: 0 }
  for (const chunk of chunksOf(hidden)) {
    let total = 0
    for (const piece of piecesOf(chunk)) {
      yield
      const { findings: found, words } = checkPiece(piece, input, lists, sums)
      findings.push(...found)
      total += words
    }
    if (chunk.kind === 'paragraph') findings.push(...findLongParagraph(chunk, total, input))
  }
  yield
  const placed = withLines(withoutOverlaps(findings, text.length), text)
  const words = countWords(text)
  const counted = placed.filter(({ isAdvice }) => !isAdvice).length
  return {
    text,
    words,
    findings: placed,
    /** Number of findings without advice. */
    counted,
    counts: (Object.keys(ruleNames) as RuleId[]).flatMap((rule) => {
      const count = placed.filter((finding) => finding.rule === rule).length
      return count > 0 ? [{ rule, name: ruleNames[rule], count }] : []
    }),
    /** 100 − 2 × findings per 100 words, whole, at least 0. */
    score: words === 0 ? 100 : Math.max(0, Math.round(100 - (200 * counted) / words)),
    /** Share of sentences with a passive, in whole per cent; null when it is not looked for. */
    passiveShare: input.passive && sums.sentences > 0 ? Math.round((sums.passive * 100) / sums.sentences) : null,
  }
}

/** Summarises the list: "10 findings and 4 pieces of advice in 101 words. 5 have a safe replacement." */
export function headline({ counted, words, findings }: Result): string {
  if (findings.length === 0) return 'Nothing departs from your rules.'
  const advice = findings.length - counted
  const parts = [
    ...(counted > 0 ? [countOf(counted, 'finding')] : []),
    ...(advice > 0 ? [`${formatNumber(advice)} ${advice === 1 ? 'piece' : 'pieces'} of advice`] : []),
  ]
  const safe = findings.filter(({ replacement }) => replacement !== null).length
  const replaced = safe === 1 ? ' One has a safe replacement.' : ` ${formatNumber(safe)} have a safe replacement.`
  return `${parts.join(' and ')} in ${countOf(words, 'word')}.${safe > 0 ? replaced : ''}`
}

/** The text with these findings replaced, from the end, so that earlier offsets stay valid. */
export function applied(text: string, findings: readonly Finding[]): string {
  let result = text
  let open = Infinity
  for (const { start, end, replacement } of findings.toSorted((a, b) => b.start - a.start || a.end - b.end)) {
    if (replacement === null || end > open) continue
    result = result.slice(0, start) + replacement + result.slice(end)
    open = start
  }
  return result
}

/** The text up to `until` in pieces, each with the findings that cover it. */
export function markedText({ text, findings }: Result, until: number) {
  const end = Math.min(until, text.length)
  const shown = findings.filter(({ start }) => start < end)
  const places = new Set([0, end, ...shown.flatMap((one) => [one.start, Math.min(one.end, end)])])
  const cuts = [...places].sort((a, b) => a - b)
  let on: PlacedFinding[] = []
  let next = 0
  return cuts.slice(0, -1).map((from, at) => {
    on = on.filter((finding) => finding.end > from)
    for (let finding = shown[next]; finding && finding.start <= from; finding = shown[next]) {
      on = [...on, finding]
      next += 1
    }
    return { text: text.slice(from, cuts[at + 1]), findings: on }
  })
}
