import { countCharacters } from '../../kit/text.ts'
import { asSentence } from '../../kit/words.ts'
import type { Slot } from './patterns.ts'
import type { Kind } from './schema.ts'
import type { Slots } from './write-line.ts'

export const PREHEADER = { min: 40, max: 99 } as const

/** Says nothing but what every message of this kind is for; stands where the typed words are too few. */
const CLOSING: Readonly<Record<Kind, string>> = {
  newsletter: 'Open the message to read the rest at your own pace.',
  announcement: 'Open the message to read what it means for you.',
  promotion: 'Open the message to see the terms and what is included.',
  event: 'Open the message to see the details and to reply.',
  onboarding: 'Open the message to see where to begin and what comes next.',
  'win-back': 'Open the message to see whether it is of use to you.',
  survey: 'Open the message to answer in your own words.',
  cart: 'Open the message to go on where you stopped.',
  'follow-up': 'Open the message to read on and to reply.',
}

function offerClause({ offer, deadline }: Slots, used: ReadonlySet<Slot>, kind: Kind): string {
  const freeOffer = used.has('offer') ? '' : offer
  const freeDeadline = used.has('deadline') ? '' : deadline
  if (freeDeadline === '') return asSentence(freeOffer)
  const isDay = /^(?:today|tonight|tomorrow|on|until|till|by)\b/i.test(freeDeadline)
  const until = isDay || kind === 'event' ? freeDeadline : `until ${freeDeadline}`
  return asSentence(freeOffer === '' ? until : `${freeOffer} ${until}`)
}

/** Continues the line with what it has not said yet, 40 to 99 characters. */
export function preheaderFor(line: string, used: ReadonlySet<Slot>, slots: Slots, kind: Kind): string {
  const free = (slot: Slot) => (used.has(slot) ? '' : slots[slot])
  const clauses = [
    asSentence(free('benefit')),
    offerClause(slots, used, kind),
    free('topic') && asSentence(`about ${free('topic')}`),
    free('audience') && asSentence(`for ${free('audience')}`),
    free('brand') && asSentence(`from ${free('brand')}`),
  ].filter((clause) => clause !== '' && !line.toLowerCase().includes(clause.slice(0, -1).toLowerCase()))
  let text = ''
  for (const clause of [...clauses, CLOSING[kind]]) {
    if (countCharacters(text) >= PREHEADER.min) break
    const longer = text === '' ? clause : `${text} ${clause}`
    if (countCharacters(longer) <= PREHEADER.max) text = longer
  }
  return countCharacters(text) >= PREHEADER.min ? text : CLOSING[kind]
}
