import { toCsv } from '../../kit/csv.ts'
import { formatDate, type IsoDate } from '../../kit/dates.ts'
import { seeded, shuffled } from '../../kit/seed.ts'
import { countCharacters, splitGraphemes } from '../../kit/text.ts'
import { headerLength } from './encoded.ts'
import { isOfKind, type OptionalSlot, optionalSlots, type Pattern, patterns, slotsIn } from './patterns.ts'
import { preheaderFor } from './preheader.ts'
import type { Input } from './schema.ts'
import { type Reason, scoreOf } from './score.ts'
import { type Slots, slotsOf, writeLine } from './write-line.ts'

export const MAX_LINES = 13
export const PREVIEWS = [
  { length: 33, where: 'Gmail app, narrow phones' },
  { length: 48, where: 'Apple Mail on iPhone' },
  { length: 70, where: 'Gmail on a desktop' },
] as const

export interface SubjectLine {
  readonly pattern: string
  readonly text: string
  readonly characters: number
  /** Cut at 33, 48 and 70. */
  readonly previews: readonly string[]
  readonly preheader: string
  readonly score: number
  readonly reasons: readonly Reason[]
  /** Octets in encoded words when the line has other than ASCII signs; null otherwise. */
  readonly encodedOctets: number | null
}

export interface Result {
  readonly lines: readonly SubjectLine[]
  /** How many patterns these inputs allow. */
  readonly eligible: number
  /** The empty field that would allow most further patterns. */
  readonly unlock: { readonly slot: OptionalSlot; readonly more: number } | null
}

/** "today", "tonight" or the current date in one of the ways in which people write it. */
export function isToday(deadline: string, today: IsoDate): boolean {
  const typed = deadline
    .toLowerCase()
    .replace(/[,.]/g, '')
    .replace(/^(?:on|until|by) /, '')
    .trim()
  if (typed === 'today' || typed === 'tonight') return true
  if (today === '') return false
  const [day = '', month = '', year = ''] = formatDate(today).toLowerCase().split(' ')
  const months = [month, month.slice(0, 3)]
  const days = months.flatMap((name) => [`${day} ${name}`, `${name} ${day}`])
  return [today, ...days, ...days.map((text) => `${text} ${year}`)].includes(typed)
}

function isEligible(pattern: Pattern, slots: Slots, { kind }: Input, today: IsoDate): boolean {
  const needed = [...slotsIn(pattern), ...(pattern.needs ?? [])]
  return (
    isOfKind(pattern, kind) &&
    needed.every((slot) => slots[slot] !== '') &&
    (!pattern.onlyToday || isToday(slots.deadline, today))
  )
}

function bestUnlock(slots: Slots, input: Input, today: IsoDate): Result['unlock'] {
  const count = (filled: Slots) => patterns.filter((pattern) => isEligible(pattern, filled, input, today)).length
  const now = count(slots)
  const gains = optionalSlots
    .filter((slot) => slots[slot] === '')
    .map((slot) => ({ slot, more: count({ ...slots, [slot]: '…' }) - now }))
  const best = gains.reduce<Result['unlock']>((found, gain) => (gain.more > (found?.more ?? 0) ? gain : found), null)
  return best
}

function preview(text: string, length: number): string {
  const signs = splitGraphemes(text)
  return signs.length <= length ? text : `${signs.slice(0, length).join('').trimEnd()}…`
}

function lineOf(pattern: Pattern, slots: Slots, input: Input): SubjectLine {
  const line = writeLine(pattern, slots, input)
  const { value, reasons } = scoreOf(line, slots.topic, slots.brand)
  const { octets, isEncoded } = headerLength(line.text)
  return {
    pattern: pattern.id,
    text: line.text,
    characters: countCharacters(line.shown),
    previews: PREVIEWS.map(({ length }) => preview(line.shown, length)),
    preheader: preheaderFor(line.bare, slotsIn(pattern), slots, input.kind),
    score: value,
    reasons,
    encodedOctets: isEncoded ? octets : null,
  }
}

/** Up to 13 lines, each of its own pattern, in an order that the inputs, the date and the counter decide. */
export function calculate(input: Input, today: IsoDate = '', counter = 0): Result {
  const slots = slotsOf(input)
  const eligible = patterns.filter((pattern) => isEligible(pattern, slots, input, today))
  const seen = new Set<string>()
  const lines: SubjectLine[] = []
  for (const pattern of shuffled(eligible, seeded({ ...input, today }, counter))) {
    const line = lineOf(pattern, slots, input)
    const key = line.text.toLowerCase()
    if (lines.length === MAX_LINES) break
    if (seen.has(key)) continue
    seen.add(key)
    lines.push(line)
  }
  return { lines, eligible: eligible.length, unlock: bestUnlock(slots, input, today) }
}

export const linesCsv = ({ lines }: Result): string =>
  toCsv([
    [
      'Pattern',
      'Subject',
      'Characters',
      'Score',
      'Preheader',
      ...PREVIEWS.map(({ length }) => `First ${length}`),
      'Reasons',
    ],
    ...lines.map(({ pattern, text, characters, score, preheader, previews, reasons }) => [
      pattern,
      text,
      characters,
      score,
      preheader,
      ...previews,
      reasons.map(({ points, text: reason }) => `${points > 0 ? '+' : '−'}${Math.abs(points)} ${reason}`).join(' '),
    ]),
  ])
