import { headNoun, indefinite } from '../../kit/nouns.ts'
import type { Topic, TopicKind } from '../../kit/topic.ts'
import { cutToCharacters, lowerFirst, upperFirst, upperFirstUnlessName } from '../../kit/words.ts'
import type { Intent } from './form.ts'

const DESCRIPTION_MAX = 156

/** `{Focus}` starts a title, `{focus}` stands within it, `{one}` adds "a", `{verb}` is "freeze soup"; others agree. */
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

/** For things that the reader does not choose, such as their own or unique ones. */
const OWN_TITLES = [
  '{Focus} explained',
  'A guide to {focus}',
  'What to know about {focus}',
  '{Focus}: the common mistakes',
]

const PROMOTION_TITLES = [
  '{Focus}',
  'What to know about {focus}',
  '{Focus}: the terms',
  '{Focus}: questions and answers',
]
const EVENT_TITLES = [
  '{Focus}: what to expect',
  'What to know about {focus}',
  '{Focus}: programme and practical details',
  '{Focus}: questions and answers',
]

const HOW_TO_TITLES = [
  'How to {verb}',
  'How to {verb}, step by step',
  'A guide to {noun}',
  'How to {verb} without the usual mistakes',
  'What to know before you {verb}',
]

/** The title is the question itself; each ending says how the article answers it. */
const answersTo = (title: string): readonly string[] => {
  if (/^why\b/i.test(title)) return ['the short answer', 'the reasons', 'questions and answers']
  return title.endsWith('?') ? ['the short answer', 'questions and answers'] : ['questions and answers']
}

const DESCRIPTIONS: Readonly<Record<Intent, string>> = {
  learn: '{Focus}: what {it} {is}, why {it} {matter}, how {it} {work} and which mistakes to avoid.',
  compare: '{Focus} compared: the criteria, a table side by side and a verdict for each case.',
  buy: '{Focus}: who {it} {suit}, what to check before you buy, what {it} {cost} and which alternatives there are.',
  do: '{Focus}: what you need, the steps in order, and what to do when something goes wrong.',
}

const KIND_DESCRIPTIONS: Readonly<Partial<Record<TopicKind, string>>> = {
  'how-to': DESCRIPTIONS.do,
  promotion: '{Focus}: what is included, for whom and until when, with the terms.',
  event: '{Focus}: what to expect, when and where it takes place, and how to take part.',
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
    noun: topic.noun,
    one: topic.isName ? topic.noun : indefinite(topic.label),
    verb: topic.verb,
  }
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => forms[name] ?? '')
}

const endsAsQuestion = ({ title }: Topic) => /[?!]$/.test(title)

/** "The best running shoes" are a choice, so they may be compared and bought. */
const BEST_OF = /^the\s(?:best|top|worst|cheapest|most|least)\s/i

/** Not a choice: the reader's own or unique thing, or an activity with intent "buy", such as "allotment gardening". */
const isOnlyExplained = ({ label }: Topic, intent: Intent) =>
  (/^(?:the|this|our|your|my)\s/i.test(label) && (intent === 'learn' || !BEST_OF.test(label))) ||
  (intent === 'buy' && /ing$/.test(headNoun(label)))

function patternsFor(topic: Topic, intent: Intent): readonly string[] {
  if (topic.kind === 'how-to') return HOW_TO_TITLES
  if (topic.kind === 'promotion') return PROMOTION_TITLES
  if (topic.kind === 'event') return EVENT_TITLES
  if (topic.kind === 'noun') {
    if (isOnlyExplained(topic, intent)) return OWN_TITLES
    // A countable thing, such as a machine, has no steps to follow: only the titles about problems fit it.
    return intent === 'do' && topic.generic !== topic.noun ? NOUN_TITLES.do.slice(2) : NOUN_TITLES[intent]
  }
  if (!topic.isQuestion || topic.title.includes(': ')) return ['{Focus}']
  return [
    '{Focus}',
    ...answersTo(topic.title).map((rest) =>
      endsAsQuestion(topic) ? `{Focus} ${upperFirst(rest)}` : `{Focus}: ${rest}`,
    ),
  ]
}

export const titlesOf = (topic: Topic, intent: Intent): string[] =>
  [...new Set(patternsFor(topic, intent).map((pattern) => fillFocus(pattern, topic)))].filter(
    (title) => !/\b(\p{L}+)\s+\1\b/iu.test(title) && title.split(' without ').length < 3,
  )

function descriptionPattern(topic: Topic, intent: Intent): string {
  if (topic.kind !== 'headline')
    return KIND_DESCRIPTIONS[topic.kind] ?? DESCRIPTIONS[isOnlyExplained(topic, intent) ? 'learn' : intent]
  const end = endsAsQuestion(topic) ? '' : '.'
  return topic.isQuestion
    ? `{Focus}${end} The answer first, then the reasons and the sources.`
    : `{Focus}${end} What is behind it, with reasons and sources.`
}

export function descriptionOf(topic: Topic, intent: Intent, audience: string): string {
  const text = fillFocus(descriptionPattern(topic, intent), topic)
  const long = audience === '' || topic.hasFor ? text : `${text} For ${lowerFirst(audience)}.`
  return [...long].length <= DESCRIPTION_MAX ? long : cutToCharacters(text, DESCRIPTION_MAX)
}
