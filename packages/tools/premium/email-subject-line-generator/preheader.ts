import { stemsOf } from '../../kit/similarity.ts'
import { PRONOUN } from '../../kit/subject-lines/choose-lines.ts'
import type { Kind, Slot } from '../../kit/subject-lines/patterns.ts'
import { onDay, type Slots } from '../../kit/subject-lines/write-line.ts'
import { countCharacters } from '../../kit/text.ts'
import type { Topic } from '../../kit/topic.ts'
import { asSentence } from '../../kit/words.ts'
import type { Input } from './form.ts'

export const PREHEADER = { min: 40, max: 99 } as const

/** Sentences that are true for every message of a kind; they pad preheaders with too few typed words. */
const CLOSINGS: Readonly<Record<Kind, readonly string[]>> = {
  newsletter: [
    'Read it now, or keep it for a quiet moment.',
    'If it is of use to you, pass it on to a friend.',
    'Reply and tell us what you would add to it.',
  ],
  announcement: [
    'Open the message to read what it means for you.',
    'If anything is unclear, reply to this message.',
    'The details are in the message, all in one place.',
  ],
  promotion: [
    'Open the message to see what is included.',
    'The terms are in the message, all in one place.',
    'Have a look before you decide whether it is for you.',
  ],
  event: [
    'Open the message to see the details and to reply.',
    'Put it in your calendar, and bring your questions.',
    'If you cannot come, a short reply helps us to plan.',
  ],
  onboarding: [
    'Open the message to see where to begin.',
    'If you get stuck, reply to this message.',
    'Keep this message: it is the place to come back to.',
  ],
  'win-back': [
    'Have a look, and decide whether it is of use to you.',
    'If you would rather not hear from us, tell us so.',
    'Reply and tell us what you were missing.',
  ],
  survey: [
    'Reply in your own words; one sentence is enough.',
    'Your answer helps us to decide what comes next.',
    'There is no wrong answer, and a short one is welcome.',
  ],
  cart: [
    'Open the message to go on where you stopped.',
    'If something held you back, reply and tell us.',
    'Have another look, and decide in your own time.',
  ],
  'follow-up': [
    'A short reply is enough, whenever it suits you.',
    'If anything is unclear, reply to this message.',
    'Tell me if another time or another way suits you better.',
  ],
}
/** For lines after all closings of the kind are used. */
const SPARE = [
  'If you have questions, simply reply to this message.',
  'Everything you need to know is in this message.',
  'It takes a few minutes to read, at any time of the day.',
  'Open the message to see the rest of it.',
]

/** In other kinds the deadline may be a start, so "until" could be wrong. */
const LIMITED: ReadonlySet<Kind> = new Set(['promotion', 'cart', 'win-back'])

function offerClause({ offer, deadline }: Slots, used: ReadonlySet<Slot>, kind: Kind): string {
  const free = used.has('offer') ? '' : offer
  if (used.has('deadline') || deadline === '') return free
  if (kind === 'event') return onDay(deadline)
  if (!LIMITED.has(kind)) return free
  const isDay = /^(?:today|tonight|tomorrow|on|until|till|by)\b/i.test(deadline)
  const until = isDay ? deadline : `until ${deadline}`
  return free === '' ? `only ${until}` : `${free} ${until}`
}

const isRead = (kind: Kind) => kind === 'newsletter' || kind === 'onboarding'

/** '' for a promotion, whose offer describes it, and for a question without its mark, which makes no sentence. */
function topicClause({ label, noun, generic, kind, isQuestion }: Topic, mail: Kind): string {
  if (kind === 'promotion' || (kind === 'headline' && isQuestion && !label.endsWith('?'))) return ''
  if (kind === 'headline') return label
  if (kind === 'how-to') return isRead(mail) ? `in this message: ${label}` : ''
  return mail === 'newsletter'
    ? `in this message: ${generic}`
    : mail === 'onboarding'
      ? `in this message: ${noun}`
      : `it is about ${noun}`
}

/** Messages to one person do not name an audience. */
const UNADDRESSED: ReadonlySet<Kind> = new Set(['survey', 'cart', 'follow-up'])

interface Placed {
  readonly line: string
  readonly used: ReadonlySet<Slot>
}

/** The facts that the line lacks, as sentences; none repeats a word of the line or of an earlier sentence. */
function clausesFor({ line, used }: Placed, topic: Topic, slots: Slots, { kind, benefit }: Input): string[] {
  const said = new Set(stemsOf(line))
  const free = (slot: Slot) => (used.has(slot) ? '' : slots[slot])
  const readers = free('audience') && !/\bfor\b/.test(line) && !UNADDRESSED.has(kind) ? `for ${slots.audience}` : ''
  const clauses = [
    used.has('benefit') || (PRONOUN.test(slots.benefit || benefit) && !used.has('topic'))
      ? ''
      : slots.benefit || benefit,
    offerClause(slots, used, kind),
    free('topic') && topicClause(topic, kind),
    readers && (isRead(kind) ? `written ${readers}` : readers),
    free('brand') && `from ${slots.brand}`,
  ].filter(Boolean)
  const kept: string[] = []
  for (const clause of clauses) {
    const stems = stemsOf(clause)
    if (stems.some((word) => said.has(word))) continue
    for (const word of stems) said.add(word)
    kept.push(asSentence(clause))
  }
  return kept
}

/** Joins the clauses that fit until there are 40 characters; '' if there are fewer. */
function joined(clauses: readonly string[]): string {
  let text = ''
  for (const clause of clauses) {
    if (countCharacters(text) >= PREHEADER.min) break
    const longer = text === '' ? clause : `${text} ${clause}`
    if (countCharacters(longer) <= PREHEADER.max) text = longer
  }
  return countCharacters(text) >= PREHEADER.min ? text : ''
}

/** One preheader per line that repeats no word of its line; a preheader is reused only when all are used. */
export function preheadersFor(placed: readonly Placed[], topic: Topic, slots: Slots, input: Input): string[] {
  const seen = new Set<string>()
  return placed.map((one, at) => {
    const clauses = clausesFor(one, topic, slots, input)
    const said = new Set(stemsOf(one.line))
    const closings = [...CLOSINGS[input.kind], ...SPARE]
      .map((_, step, all) => all[(at + step) % all.length] ?? '')
      .filter((closing) => !stemsOf(closing).some((word) => said.has(word)))
    const options = closings.flatMap((closing) =>
      [...clauses.map((_, from) => [...clauses.slice(from), closing]), [closing]].map(joined),
    )
    const text = options.find((option) => option !== '' && !seen.has(option)) ?? closings[0] ?? SPARE[0] ?? ''
    seen.add(text)
    return text
  })
}
