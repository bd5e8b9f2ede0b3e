import { isEmoji } from '../../kit/arial.ts'
import { splitGraphemes } from '../../kit/text.ts'
import { lowerFirst, raiseFirst, withoutEnd } from '../../kit/words.ts'
import type { Pattern, Slot } from './patterns.ts'
import type { Input, Kind, Tone } from './schema.ts'

/** A tag stands for a name that nobody knows yet: it counts as eight characters. */
export const TAG_SHOWN = '‹‹name››'

const TAGS = { off: '', braces: '{{first_name}}', star: '*|FNAME|*' } as const

export const tagOf = ({ nameTag, customTag }: Pick<Input, 'nameTag' | 'customTag'>): string =>
  nameTag === 'custom' ? customTag : TAGS[nameTag]

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

/** What a tone changes are the patterns' own words; what was typed stays. */
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

/** "on today" and "until until Friday" are no English. */
function joinDeadline(pattern: string, deadline: string): string {
  if (/^(?:today|tonight|tomorrow)\b/i.test(deadline)) return pattern.replace(' on {deadline}', ' {deadline}')
  if (/^on\s/i.test(deadline)) return pattern.replace(' on {deadline}', ' {deadline}')
  return /^(?:until|till|by)\s/i.test(deadline) ? pattern.replace(' until {deadline}', ' {deadline}') : pattern
}

const ofOne = (pattern: string, number: number | null): string =>
  number === 1 ? pattern.replace(/\{number\} (way|step|question)s/, '{number} $1') : pattern

/** Doubled blanks and marks go, and a comma or a colon behind a mark that ends a sentence. */
export const tidy = (line: string): string =>
  line
    .replace(/[\r\n]+/g, ' ')
    .replace(/([!?])[,:;.]+/g, '$1')
    .replace(/([!?.,:;])(?:\s*\1)+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,;:])(?=\s|$)/g, '$1')
    .trim()

export type Slots = Readonly<Record<Slot, string>>

export const slotsOf = (input: Input): Slots => ({
  topic: withoutEnd(input.topic),
  audience: withoutEnd(input.audience),
  benefit: withoutEnd(input.benefit).replace(/^to\s+/i, ''),
  // "0 ways" is no line.
  number: input.number === null || input.number === 0 ? '' : String(input.number),
  offer: withoutEnd(input.offer),
  deadline: withoutEnd(input.deadline),
  brand: withoutEnd(input.brand),
})

export interface WrittenLine {
  /** As it is pasted into a mail program, with its tag. */
  readonly text: string
  /** With eight characters in place of the tag: for counts and previews. */
  readonly shown: string
  /** Without tag and emoji of the tool: what the line itself says. */
  readonly bare: string
}

/** Behind a name the pattern's own word goes on in small letters; what was typed stays as it was typed. */
function behindName(pattern: string, line: string, topic: string): string {
  if (!pattern.startsWith('{')) return lowerFirst(line)
  const raised = raiseFirst(topic)
  return pattern.startsWith('{Topic}') && line.startsWith(raised) ? topic + line.slice(raised.length) : line
}

/** A pattern with its slots filled; tag and emoji before it where they were asked for. */
export function writeLine({ text }: Pattern, slots: Slots, input: Input): WrittenLine {
  const worded = ofOne(joinDeadline(inTone(text, input.tone), slots.deadline), input.number)
  const bare = tidy(
    worded.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'Topic' ? raiseFirst(slots.topic) : slots[name as Slot],
    ),
  )
  const named = behindName(text, bare, slots.topic)
  const emoji = input.emoji === 'one' && countEmoji(bare) === 0 ? `${EMOJI[input.kind]} ` : ''
  const tag = tagOf(input)
  return {
    bare,
    text: tag === '' ? `${emoji}${bare}` : `${emoji}${tag}, ${named}`,
    shown: tag === '' ? `${emoji}${bare}` : `${emoji}${TAG_SHOWN}, ${named}`,
  }
}
