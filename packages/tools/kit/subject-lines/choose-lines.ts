import { formatDate, type IsoDate } from '../dates.ts'
import { headNoun, headPhrase, isGroup } from '../nouns.ts'
import { seeded, shuffled } from '../seed.ts'
import { stemsOf } from '../similarity.ts'
import { readTopic, type Topic } from '../topic.ts'
import { withoutEndPunctuation } from '../words.ts'
import { type Kind, type Pattern, patterns, slotsIn, TOPIC_ALONE } from './patterns.ts'
import { type LineInput, type Slots, slotsOf, writeLine } from './write-line.ts'

export const MAX_LINES = 13

/** Topics that can have changed since the last message. */
const CHANGING =
  /\b(?:rules?|laws?|regulations?|tax(?:es)?|vat|ksef|gdpr|prices?|pricing|fees?|rates?|hours|terms|policy|policies|deadlines?|process(?:es)?|schedules?|timetables?|requirements?|limits?|standards?|benefits?|subsid(?:y|ies)|leave|pensions?|settings|algorithms?)$/i
/** Decisions that a person makes once, so that "Before you …" makes sense: "open your second shop". */
const ACTION =
  /^(?:approve|book|borrow|build|buy|cancel|choose|design|drive|freeze|fund|hire|insulate|install|join|launch|lend|move|open|order|paint|pay for|plant|publish|register|renew|rent|replace|sell|send|sign|start|submit|switch|upgrade)\s(?:an?|the|your|our)\s/i

/** Results, as opposed to activities. */
const OUTCOME = /^(?:get|reduce|save|stay|avoid|improve|become|keep|grow|earn|stop|lower|increase|be|have|feel)\b/i
/** "avoid them" makes no sense without its referent. */
export const PRONOUN = /\b(?:it|them|they|this|these|those)\b/i

/** A title with its own number gets no second one. */
const COUNTED = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i

/** Conditions on a topic or a benefit, beyond its kind, under which a pattern makes sense. */
const SENSE = {
  /** "the summer menu", not "meal planning" */
  thing: ({ isAbstract }: Topic) => !isAbstract,
  /** an activity or a substance */
  abstract: ({ isAbstract }: Topic) => isAbstract,
  /** not "your tax return" */
  open: ({ isOwned }: Topic) => !isOwned,
  /** not "Nordway Trail 3" */
  common: ({ isName }: Topic) => !isName,
  /** rules, prices, hours: a topic that can have changed */
  changing: ({ label }: Topic) => CHANGING.test(headPhrase(label).join(' ')),
  /** a product, not prices or rules */
  made: ({ label }: Topic) => !CHANGING.test(headPhrase(label).join(' ')),
  /** no plain plural */
  single: ({ isPlural }: Topic) => !isPlural,
  /** without "your" */
  impersonal: ({ noun }: Topic) => !/\b(?:your|our|my)\b/i.test(noun),
  /** a thing or an activity that a reader may hesitate about */
  weighable: ({ noun, isGenericPlural, isName }: Topic) =>
    isName ||
    /ing$/.test(headNoun(noun)) ||
    (isGenericPlural && !/\band\b|&/.test(noun) && headPhrase(noun).length === noun.split(' ').length),
  /** an activity, not a result */
  deed: ({ verb }: Topic) => !OUTCOME.test(verb),
  /** may stand before another noun */
  modifier: ({ modifier }: Topic) => modifier !== '',
  /** does not name its audience yet */
  unaddressed: ({ hasFor, isOwned, label }: Topic) => !hasFor && !isOwned && !/^the\s/i.test(label),
  /** the audience is a plural */
  group: (_: Topic, { audience }: Slots) => isGroup(audience),
  /** not "2 for 1" */
  plainOffer: (_: Topic, { offer }: Slots) => !/\bfor\b/i.test(offer),
  /** the benefit can be repeated */
  repeated: (_: Topic, { benefit }: Slots) => !/\b(?:what|well|again|without|better|faster|every)\b/i.test(benefit),
  /** the benefit is a decision */
  action: (_: Topic, { benefit }: Slots) => ACTION.test(benefit),
}
export type Need = keyof typeof SENSE

/** Whether a pattern has all its slots and makes sense for this topic. */
function isEligible(pattern: Pattern, kind: Kind, topic: Topic, slots: Slots): boolean {
  const used = [...slotsIn(pattern), ...pattern.needs]
  return (
    pattern.kinds.includes(kind) &&
    pattern.shapes.includes(topic.kind) &&
    used.every((slot) => slots[slot] !== '') &&
    (!/\{[nN]oun\}/.test(pattern.text) || topic.noun !== '') &&
    !(used.includes('benefit') && !used.includes('topic') && PRONOUN.test(slots.benefit)) &&
    !(used.includes('number') && topic.kind === 'headline' && COUNTED.test(topic.title)) &&
    pattern.sense.every((need) => SENSE[need](topic, slots))
  )
}

const timesIn = (list: readonly string[], word: string) => list.filter((other) => other === word).length

/** Whether a line repeats a word more often than the typed text does. */
function repeats(line: string, slots: Slots): boolean {
  const typed = Object.values(slots).map((slot) => stemsOf(slot))
  const said = stemsOf(line)
  return said.some((word) => timesIn(said, word) > Math.max(1, ...typed.map((slot) => timesIn(slot, word))))
}

/** "Free webinar on SEO on 8 February" */
function saysPrepositionTwice(line: string): boolean {
  const said = line.toLowerCase().match(/\b(?:about|for|on|with)\b/g) ?? []
  return new Set(said).size < said.length
}

/** Lines that fail a grammar check are not shown. */
const passesGrammarChecks = (line: string, slots: Slots): boolean =>
  !repeats(line, slots) &&
  line.lastIndexOf(': ') <= line.indexOf(':') &&
  !saysPrepositionTwice(line) &&
  !/\b(\p{L}+)\s+\1\b/iu.test(line) &&
  !/\b(?:an?|the|your|our)\s+(?:an?|the|your|our|my|this|these|every)\b/i.test(line) &&
  !/\b(?:for|on|with|about|to|until)\s+(?:for|on|with|about|of|until|by)\b/i.test(line)

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

/** The patterns that the words of these slots allow. */
export function patternsFor(topic: Topic, slots: Slots, { kind }: LineInput, today: IsoDate): Pattern[] {
  return patterns.filter(
    (pattern) => isEligible(pattern, kind, topic, slots) && (!pattern.onlyToday || isToday(slots.deadline, today)),
  )
}

/** Up to 13 lines of different patterns, in an order that the inputs, the date and the counter determine. */
export function chooseLines(input: LineInput, today: IsoDate = '', counter = 0) {
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
  return { topic, slots, chosen: [...unlike.values()].slice(0, MAX_LINES), eligible: unlike.size }
}
