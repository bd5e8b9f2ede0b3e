import { isEmoji } from '../arial.ts'
import { splitGraphemes } from '../text.ts'
import { DETERMINER } from '../nouns.ts'
import type { Topic } from '../topic.ts'
import { startsWithVerb } from '../verbs.ts'
import { lowerFirst, upperFirst, upperFirstUnlessName, withoutEndPunctuation } from '../words.ts'
import type { Kind, Pattern, Slot } from './patterns.ts'

/** Stands for a name tag, whose replacement has an unknown length, and counts as eight characters. */
const TAG_PLACEHOLDER = '‹‹name››'

const TAGS = { off: '', braces: '{{first_name}}', star: '*|FNAME|*' } as const

/** The typed words, '' or null where there are none, and how the lines sound. */
export interface LineInput extends Omit<Slots, 'number'> {
  readonly number: number | null
  readonly kind: Kind
  readonly tone: 'plain' | 'friendly' | 'formal' | 'playful'
  readonly emoji: 'off' | 'one'
  readonly nameTag: keyof typeof TAGS | 'custom'
  readonly customTag: string
}
type Tone = LineInput['tone']

const tagOf = ({ nameTag, customTag }: LineInput): string => (nameTag === 'custom' ? customTag : TAGS[nameTag])

const EMOJI: Readonly<Record<Kind, string>> = {
  newsletter: '📰',
  announcement: '📣',
  promotion: '🏷️',
  event: '📅',
  onboarding: '👋',
  'win-back': '👋',
  survey: '📝',
  cart: '🛒',
  'follow-up': '✉️',
}

export const countEmoji = (text: string): number => splitGraphemes(text).filter(isEmoji).length

/** A tone changes the words of a pattern, not the typed ones. */
const WORDING: Readonly<Record<Tone, readonly (readonly [RegExp, string])[]>> = {
  plain: [],
  friendly: [
    [/\bYou are invited\b/, 'You’re invited'],
    [/\bIt has been\b/, 'It’s been'],
    [/\bHere is\b/, 'Here’s'],
    [/\bwhat to expect\b/, 'what’s ahead'],
  ],
  formal: [
    [/\bA quick question\b/, 'A question'],
    [/\bStart here\b/, 'Getting started'],
    [/\bLast day\b/, 'Final day'],
    [/\bA short guide\b/, 'A guide'],
  ],
  playful: [
    [/\bYou are invited\b/, 'You’re invited'],
    [/\bIt has been\b/, 'It’s been'],
    [/\bHere is\b/, 'Here’s'],
  ],
}

const inTone = (pattern: string, tone: Tone): string => {
  const worded = WORDING[tone].reduce((text, [from, to]) => text.replace(from, to), pattern)
  return tone === 'playful' && !/[?!]$/.test(worded) ? `${worded}!` : worded
}

/** Days that take no "on": "today", "in two weeks". */
const NEARBY = /^(?:today|tonight|tomorrow|this|next|on|in|at|every)\b/i

export const onDay = (deadline: string): string => (NEARBY.test(deadline) ? deadline : `on ${deadline}`)

/** Avoids "on today" and "until until Friday". */
function joinDeadline(pattern: string, { deadline }: Slots): string {
  const day = NEARBY.test(deadline) ? pattern.replace(/(?:,| on) \{deadline\}/, ' {deadline}') : pattern
  return /^(?:until|till|by|today|tonight)\b/i.test(deadline) ? day.replace(' until {deadline}', ' {deadline}') : day
}

/** Removes doubled spaces and marks, and a comma or colon after a mark that ends a sentence. */
const tidy = (line: string): string =>
  line
    .replace(/[\r\n]+/g, ' ')
    .replace(/([!?])[,:;.]+/g, '$1')
    .replace(/([!?.,:;])(?:\s*\1)+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,;:])(?=\s|$)/g, '$1')
    .trim()

export type Slots = Readonly<Record<Slot, string>>

export const slotsOf = (input: LineInput, { verb }: Topic): Slots => {
  const benefit = lowerFirst(withoutEndPunctuation(input.benefit).replace(/^to\s+/i, ''))
  return {
    topic: withoutEndPunctuation(input.topic),
    audience: withoutEndPunctuation(input.audience).replace(/^for\s+/i, ''),
    // A benefit that is not a verb phrase fits no pattern; a how-to topic itself supplies one.
    benefit: startsWithVerb(benefit) && !/^(?:never|always)\b/i.test(benefit) ? benefit : benefit === '' ? verb : '',
    // Leave out "0 ways" and "1 steps".
    number: input.number === null || input.number < 2 ? '' : String(input.number),
    offer: withoutEndPunctuation(input.offer),
    deadline: withoutEndPunctuation(input.deadline),
    brand: withoutEndPunctuation(input.brand),
  }
}

export type WrittenLine = ReturnType<typeof writeLine>

/** The forms of the topic by their placeholder name. */
function formsOf(topic: Topic, slots: Slots, kind: Kind): Readonly<Record<string, string>> {
  // A newsletter is about baby monitors in general; other messages mean the one that the reader knows.
  const isGeneral = kind === 'newsletter'
  const noun = isGeneral ? topic.generic : topic.noun
  const isMany = isGeneral ? topic.isGenericPlural : topic.isPlural
  return {
    ...slots,
    Topic: topic.title,
    label: topic.label,
    noun,
    Noun: upperFirst(noun),
    kept: topic.isName || DETERMINER.test(topic.label.split(' ')[0] ?? '') ? topic.noun : `your ${topic.label}`,
    modifier: topic.modifier,
    be: isMany ? 'are' : 'is',
    Be: isMany ? 'Are' : 'Is',
  }
}

const fill = (pattern: string, forms: Readonly<Record<string, string>>): string =>
  tidy(pattern.replace(/\{(\w+)\}/g, (_, name: string) => forms[name] ?? ''))

/** After a name tag, the line continues in lower case. */
const behindName = (pattern: string): string =>
  lowerFirst(pattern)
    .replace(/^\{Topic\}/, '{label}')
    .replace(/^\{Noun\}/, '{noun}')
    .replace(/^\{Be\}/, '{be}')

/** Fills the slots of a pattern, with tag and emoji in front if chosen. */
export function writeLine({ text }: Pattern, topic: Topic, slots: Slots, input: LineInput) {
  const forms = formsOf(topic, slots, input.kind)
  const worded = joinDeadline(inTone(text, input.tone), slots)
  const bare = upperFirstUnlessName(fill(worded, forms))
  const emoji = input.emoji === 'one' && countEmoji(bare) === 0 ? `${EMOJI[input.kind]} ` : ''
  const tag = tagOf(input)
  const named = tag === '' ? bare : fill(behindName(worded), forms)
  return {
    /** The line without the tag and emoji that the tool adds. */
    bare,
    /** The line to paste into a mail program, with its tag. */
    text: tag === '' ? `${emoji}${bare}` : `${emoji}${tag}, ${named}`,
    /** With a placeholder of eight characters for the tag: for counts and previews. */
    shown: tag === '' ? `${emoji}${bare}` : `${emoji}${TAG_PLACEHOLDER}, ${named}`,
  }
}
