import type { Topic } from '../../kit/topic.ts'
import { indefinite } from '../../kit/nouns.ts'
import { cutToCharacters, lowerFirst, upperFirst, upperFirstUnlessName } from '../../kit/words.ts'
import type { Intent } from './form.ts'

const DESCRIPTION_MAX = 156
const MOST = 5

/** `{Focus}` as a title begins, `{focus}` within it, `{one}` with "a", `{verb}` "freeze soup"; `{is}`, `{it}` and others agree. */
const NOUN_TITLES: Readonly<Record<Intent, readonly string[]>> = {
  learn: [
    '{Focus}: what {it} {is} and why {it} {matter}',
    '{Focus} explained',
    'A guide to {focus}',
    'What to know about {focus}',
    '{Focus}: the common mistakes',
  ],
  compare: [
    '{Focus}: the options compared',
    '{Focus}: how to choose',
    '{Focus}: the options side by side',
    '{Focus}: the criteria that matter',
    '{Focus}: which one for which case',
  ],
  buy: [
    '{Focus}: what to check before you buy',
    'How to choose {one}',
    '{Focus}: price and alternatives',
    'Before you buy {one}',
    'What to ask before you buy {one}',
  ],
  do: [
    '{Focus}, step by step',
    '{Focus}: what you need and what to do',
    'A practical guide to {focus}',
    '{Focus} without the usual mistakes',
    '{Focus}: when something goes wrong',
  ],
}

const HOW_TO_TITLES = [
  'How to {verb}',
  'How to {verb}, step by step',
  'A guide to {noun}',
  'How to {verb} without the usual mistakes',
  'What to know before you {verb}',
]

/** A question is a title already; what follows it says how the text answers. */
const ANSWERS = ['the short answer', 'the reasons', 'questions and answers']
const ASKS = /^(?:why|what|when|where|who|which|how|is|are|do|does|should|can|could|would)\b/i

const DESCRIPTIONS: Readonly<Record<Intent, string>> = {
  learn: '{Focus}: what {it} {is}, why {it} {matter}, how {it} {work} and which mistakes to avoid.',
  compare: '{Focus} compared: the criteria, a table side by side and a verdict for each case.',
  buy: '{Focus}: who {it} {suit}, what to check before you buy, what {it} {cost} and which alternatives there are.',
  do: '{Focus}: what you need, the steps in order, and what to do when something goes wrong.',
}

const agree = (isMany: boolean): Readonly<Record<string, string>> =>
  isMany
    ? { it: 'they', is: 'are', matter: 'matter', work: 'work', suit: 'suit', cost: 'cost' }
    : { it: 'it', is: 'is', matter: 'matters', work: 'works', suit: 'suits', cost: 'costs' }

export function fillFocus(pattern: string, topic: Topic): string {
  const focus = topic.generic || topic.label
  const forms: Readonly<Record<string, string>> = {
    ...agree(topic.isGenericPlural),
    Focus: topic.kind === 'noun' ? upperFirstUnlessName(focus) : topic.title,
    focus,
    one: topic.isName ? topic.noun : indefinite(topic.label),
    verb: topic.verb,
  }
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => forms[name] ?? '')
}

const endsAsQuestion = ({ title }: Topic) => /[?!]$/.test(title)

function patternsFor(topic: Topic, intent: Intent): readonly string[] {
  if (topic.kind === 'how-to') return HOW_TO_TITLES
  if (topic.kind !== 'headline') return NOUN_TITLES[intent]
  if (!ASKS.test(topic.title) || topic.title.includes(': ')) return ['{Focus}']
  return [
    '{Focus}',
    ...ANSWERS.map((rest) => (endsAsQuestion(topic) ? `{Focus} ${upperFirst(rest)}` : `{Focus}: ${rest}`)),
  ]
}

/** Up to five titles; the readers stand in the last one where the phrase does not name them. */
export function titlesOf(topic: Topic, intent: Intent, audience: string): string[] {
  const filled = patternsFor(topic, intent).map((pattern) => fillFocus(pattern, topic))
  const titles = [...new Set(filled)].filter((title) => !/\b(\p{L}+)\s+\1\b/iu.test(title))
  const isOpen = audience !== '' && !topic.hasFor && topic.kind !== 'headline' && topic.kind !== 'how-to'
  return isOpen ? [...titles.slice(0, MOST - 1), fillFocus(`{Focus} for ${lowerFirst(audience)}`, topic)] : titles
}

function descriptionPattern(topic: Topic, intent: Intent): string {
  if (topic.kind === 'how-to') return DESCRIPTIONS.do
  if (topic.kind !== 'headline') return DESCRIPTIONS[intent]
  const end = endsAsQuestion(topic) ? '' : '.'
  return ASKS.test(topic.title)
    ? `{Focus}${end} The answer first, then the reasons and the sources.`
    : `{Focus}${end} What is behind it, with reasons and sources.`
}

/** What a result page may show of the text. */
export function descriptionOf(topic: Topic, intent: Intent, audience: string): string {
  const text = fillFocus(descriptionPattern(topic, intent), topic)
  const long = audience === '' || topic.hasFor ? text : `${text} For ${lowerFirst(audience)}.`
  return [...long].length <= DESCRIPTION_MAX ? long : cutToCharacters(text, DESCRIPTION_MAX)
}
