import { formatDate, type IsoDate } from '../../kit/dates.ts'
import { seeded, shuffled } from '../../kit/seed.ts'
import { countCharacters, splitGraphemes } from '../../kit/text.ts'
import { headerLength } from './encoded.ts'
import { isEligible, passesGrammarChecks } from './grammar.ts'
import { type OptionalSlot, optionalSlots, TOPIC_ALONE, type Pattern, patterns, slotsIn } from './patterns.ts'
import { preheadersFor } from './preheader.ts'
import type { Input } from './form.ts'
import { scoreOf } from './score.ts'
import { readTopic, type Topic } from '../../kit/topic.ts'
import { withoutEndPunctuation } from '../../kit/words.ts'
import { type Slots, slotsOf, writeLine } from './write-line.ts'

export const MAX_LINES = 13
export const PREVIEWS = [
  { length: 33, where: 'Gmail app, narrow phones' },
  { length: 48, where: 'Apple Mail on iPhone' },
  { length: 70, where: 'Gmail on a desktop' },
] as const

export type Result = ReturnType<typeof calculate>
export type SubjectLine = Result['lines'][number]

/** "today", "tonight" or the current date in a common notation. */
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

/** Sample values for empty slots, to count the patterns that each slot would add. */
const STAND_INS: Readonly<Record<OptionalSlot, string>> = {
  audience: 'readers',
  benefit: 'save time',
  number: '3',
  offer: 'half price',
  deadline: 'Friday',
  brand: 'Brand',
}

/** The empty field that would add the most patterns. */
function bestUnlock(topic: Topic, slots: Slots, input: Input, today: IsoDate) {
  const count = (filled: Slots) => patternsFor(topic, filled, input, today).length
  const now = count(slots)
  const gains = optionalSlots
    .filter((slot) => slots[slot] === '')
    .map((slot) => ({ slot, more: count({ ...slots, [slot]: STAND_INS[slot] }) - now }))
  return gains.toSorted((a, b) => b.more - a.more).find(({ more }) => more > 0) ?? null
}

function patternsFor(topic: Topic, slots: Slots, { kind }: Input, today: IsoDate): Pattern[] {
  return patterns.filter(
    (pattern) => isEligible(pattern, kind, topic, slots) && (!pattern.onlyToday || isToday(slots.deadline, today)),
  )
}

function preview(text: string, length: number): string {
  const signs = splitGraphemes(text)
  return signs.length <= length ? text : `${signs.slice(0, length).join('').trimEnd()}…`
}

/** Up to 13 lines of different patterns, in an order that the inputs, the date and the counter determine. */
export function calculate(input: Input, today: IsoDate = '', counter = 0) {
  const topic = readTopic(input.topic, withoutEndPunctuation(input.brand))
  const slots = slotsOf(input, topic)
  const eligible = patternsFor(topic, slots, input, today)
    .map((pattern) => ({ pattern, line: writeLine(pattern, topic, slots, input) }))
    .filter(({ line }) => passesGrammarChecks(line.bare, slots))
  if (topic.kind === 'headline' || topic.kind === 'how-to' || eligible.length === 0)
    eligible.push({ pattern: TOPIC_ALONE, line: writeLine(TOPIC_ALONE, topic, slots, input) })
  const unlike = new Map(
    shuffled(eligible, seeded({ ...input, today }, counter)).map((one) => [one.line.text.toLowerCase(), one]),
  )
  const chosen = [...unlike.values()].slice(0, MAX_LINES)
  const preheaders = preheadersFor(
    chosen.map(({ pattern, line }) => ({ line: line.bare, used: slotsIn(pattern) })),
    topic,
    slots,
    input,
  )
  const lines = chosen.map(({ pattern, line }, at) => {
    const { value, reasons } = scoreOf(line, slots.topic, slots.brand)
    const { octets, isEncoded } = headerLength(line.text)
    return {
      pattern: pattern.id,
      text: line.text,
      characters: countCharacters(line.shown),
      /** Cut at 33, 48 and 70. */
      previews: PREVIEWS.map(({ length }) => preview(line.shown, length)),
      preheader: preheaders[at] ?? '',
      score: value,
      reasons,
      /** Length in octets with encoded words (RFC 2047); null for a line in ASCII. */
      encodedOctets: isEncoded ? octets : null,
    }
  })
  return {
    lines,
    /** How many patterns these inputs allow. */
    eligible: unlike.size,
    unlock: bestUnlock(topic, slots, input, today),
  }
}

export const csvRows = ({ lines }: Result) => [
  [
    ...'Pattern Subject Characters Score Preheader'.split(' '),
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
    reasons.map(({ points, text: reason }) => `${points > 0 ? '+' : ''}${points} ${reason}`).join(' '),
  ]),
]
