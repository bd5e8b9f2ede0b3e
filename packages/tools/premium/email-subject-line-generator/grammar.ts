import { headNoun, headPhrase, isGroup } from '../../kit/nouns.ts'
import { stemsOf } from '../../kit/similarity.ts'
import type { Topic } from '../../kit/topic.ts'
import { type Pattern, slotsIn } from './patterns.ts'
import type { Kind } from './form.ts'
import type { Slots } from './write-line.ts'

/** What can have changed since the last message. */
const CHANGING =
  /\b(?:rules?|laws?|regulations?|tax(?:es)?|vat|ksef|gdpr|prices?|pricing|fees?|rates?|hours|terms|policy|policies|deadlines?|process(?:es)?|schedules?|timetables?|requirements?|limits?|standards?|benefits?|subsid(?:y|ies)|leave|pensions?|settings|algorithms?)$/i
/** What a person decides to do once, so that "Before you …" has sense: "open your second shop". */
const ACTION =
  /^(?:approve|book|borrow|build|buy|cancel|choose|design|drive|freeze|fund|hire|insulate|install|join|launch|lend|move|open|order|paint|pay for|plant|publish|register|renew|rent|replace|sell|send|sign|start|submit|switch|upgrade)\s(?:an?|the|your|our)\s/i

/** Results, as against activities. */
const OUTCOME = /^(?:get|reduce|save|stay|avoid|improve|become|keep|grow|earn|stop|lower|increase|be|have|feel)\b/i
/** "avoid them" has no sense without what they are. */
export const PRONOUN = /\b(?:it|them|they|this|these|those)\b/i

/** The number of a list belongs to the list. */
const COUNTED = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i

/** What a topic or a benefit has to be, beyond its kind, for a pattern to be a sentence with sense. */
const SENSE = {
  /** "the summer menu", not "meal planning" */
  thing: ({ isAbstract }: Topic) => !isAbstract,
  /** an activity or a substance */
  abstract: ({ isAbstract }: Topic) => isAbstract,
  /** not "your tax return" */
  open: ({ isOwned }: Topic) => !isOwned,
  /** not "Nordway Trail 3" */
  common: ({ isName }: Topic) => !isName,
  /** rules, prices, hours: what can have changed */
  changing: ({ label }: Topic) => CHANGING.test(headPhrase(label).join(' ')),
  /** a product, not prices or rules */
  made: ({ label }: Topic) => !CHANGING.test(headPhrase(label).join(' ')),
  /** no plain plural */
  single: ({ isPlural }: Topic) => !isPlural,
  /** without "your" */
  impersonal: ({ noun }: Topic) => !/\b(?:your|our|my)\b/i.test(noun),
  /** a thing or an activity of which a reader may think twice */
  weighable: ({ noun, isGenericPlural, isName }: Topic) =>
    isName ||
    /ing$/.test(headNoun(noun)) ||
    (isGenericPlural && !/\band\b|&/.test(noun) && headPhrase(noun).length === noun.split(' ').length),
  /** something done, not something reached */
  deed: ({ verb }: Topic) => !OUTCOME.test(verb),
  /** may stand before another noun */
  modifier: ({ modifier }: Topic) => modifier !== '',
  /** says not yet for whom */
  unaddressed: ({ hasFor, isOwned, label }: Topic) => !hasFor && !isOwned && !/^the\s/i.test(label),
  /** the audience is a plural */
  group: (_: Topic, { audience }: Slots) => isGroup(audience),
  /** not "2 for 1" */
  plainOffer: (_: Topic, { offer }: Slots) => !/\bfor\b/i.test(offer),
  /** the benefit may be done once more */
  repeated: (_: Topic, { benefit }: Slots) => !/\b(?:what|well|again|without|better|faster|every)\b/i.test(benefit),
  /** the benefit is something that a person decides to do */
  action: (_: Topic, { benefit }: Slots) => ACTION.test(benefit),
}
export type Need = keyof typeof SENSE

/** Whether a pattern has all its slots and is a sentence with sense for this topic. */
export function isEligible(pattern: Pattern, kind: Kind, topic: Topic, slots: Slots): boolean {
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

/** Whether a line says a word twice that was typed once. */
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

/** Grammar checks on the finished line: a line that fails one is not shown. */
export const passesGrammarChecks = (line: string, slots: Slots): boolean =>
  !repeats(line, slots) &&
  line.lastIndexOf(': ') <= line.indexOf(':') &&
  !saysPrepositionTwice(line) &&
  !/\b(\p{L}+)\s+\1\b/iu.test(line) &&
  !/\b(?:an?|the|your|our)\s+(?:an?|the|your|our|my|this|these|every)\b/i.test(line) &&
  !/\b(?:for|on|with|about|to|until)\s+(?:for|on|with|about|of|until|by)\b/i.test(line)
