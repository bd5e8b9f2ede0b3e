import type { IsoDate } from '../../kit/dates.ts'
import { chooseLines, patternsFor } from '../../kit/subject-lines/choose-lines.ts'
import { type OptionalSlot, optionalSlots, slotsIn } from '../../kit/subject-lines/patterns.ts'
import type { Slots } from '../../kit/subject-lines/write-line.ts'
import { clipText, countCharacters } from '../../kit/text.ts'
import type { Topic } from '../../kit/topic.ts'
import { headerLength } from './encoded.ts'
import type { Input } from './form.ts'
import { preheadersFor } from './preheader.ts'
import { scoreOf } from './score.ts'

export const PREVIEWS = [
  { length: 33, where: 'Gmail app, narrow phones' },
  { length: 48, where: 'Apple Mail on iPhone' },
  { length: 70, where: 'Gmail on a desktop' },
] as const

export type Result = ReturnType<typeof calculate>
export type SubjectLine = Result['lines'][number]

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

/** The lines with their preheaders, counts and scores. */
export function calculate(input: Input, today: IsoDate = '', counter = 0) {
  const { chosen, topic, slots, eligible } = chooseLines(input, today, counter)
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
      previews: PREVIEWS.map(({ length }) => clipText(line.shown, length)),
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
    eligible,
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
