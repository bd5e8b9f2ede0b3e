import type { TopicKind } from '../topic.ts'
import type { Need } from './choose-lines.ts'

/** The kinds of message, with their labels. */
export const kinds = {
  newsletter: 'Newsletter',
  announcement: 'Announcement',
  promotion: 'Promotion',
  event: 'Event',
  onboarding: 'Onboarding',
  'win-back': 'Win-back',
  survey: 'Survey',
  cart: 'Basket left behind',
  'follow-up': 'Follow-up',
} as const
export type Kind = keyof typeof kinds

/** The slots besides the topic, which is required. */
export const optionalSlots = ['audience', 'benefit', 'number', 'offer', 'deadline', 'brand'] as const
export type OptionalSlot = (typeof optionalSlots)[number]
export type Slot = OptionalSlot | 'topic'

export interface Pattern {
  readonly id: string
  /** `{Topic}` starts a line, `{label}` follows a colon, `{noun}` stands within a sentence, `{Noun}` at its start. */
  readonly text: string
  readonly kinds: readonly Kind[]
  /** The kinds of topic that the pattern fits. */
  readonly shapes: readonly TopicKind[]
  /** Slots that must be filled although the text does not contain them. */
  readonly needs: readonly OptionalSlot[]
  readonly sense: readonly Need[]
  /** The pattern is true only on the deadline itself. */
  readonly onlyToday?: boolean
}

const SHAPES: Readonly<Record<string, TopicKind>> = {
  n: 'noun',
  h: 'headline',
  t: 'how-to',
  p: 'promotion',
  e: 'event',
}
const ALL = 'nhtpe'
/** Kinds of message with something to read; survey, cart and follow-up have nothing. */
const READING = 'newsletter announcement promotion onboarding win-back'

const pattern = (
  id: string,
  text: string,
  kinds: string,
  shapes: string,
  sense: readonly Need[] = [],
  more: Partial<Pattern> = {},
): Pattern => ({
  id,
  text,
  kinds: kinds.split(' ') as Kind[],
  shapes: [...shapes].flatMap((letter) => SHAPES[letter] ?? []),
  needs: [],
  sense,
  ...more,
})

/** A pattern with two wordings has two entries, one for each kind of topic. */
export const patterns: readonly Pattern[] = [
  pattern('P1', '{Topic}: what changed and what to do', 'newsletter announcement', 'n', ['changing']),
  pattern('P2', 'How to {benefit}', READING, ALL),
  pattern('P3', '{number} ways to {benefit}', 'newsletter announcement promotion win-back', ALL),
  pattern('P4', '{Topic} for {audience}', 'announcement promotion win-back', 'ne', ['unaddressed']),
  pattern('P5', '{Topic}: {offer} until {deadline}', 'promotion', 'npe'),
  pattern('P6', 'Last day: {offer}', 'promotion', ALL, [], { needs: ['deadline'], onlyToday: true }),
  pattern('P7', 'A short guide to {noun}', 'newsletter onboarding', 'nt', ['open']),
  pattern('P8', '{brand} news: {label}', 'newsletter announcement', ALL),
  pattern('P9', 'Before you {benefit}, read this', 'newsletter onboarding', ALL, ['action']),
  pattern('P10', '{audience}: a simpler way to {benefit}', READING, ALL, ['group']),
  pattern('P11', 'You are invited: {label}, {deadline}', 'event', 'nep'),
  pattern('P12', 'Still interested in {noun}?', 'win-back cart', 'npet', ['open']),
  pattern('P13', 'One question about {noun}', 'survey', 'npet'),
  pattern('P14', 'Start here: {label} in {number} steps', 'onboarding', 'nt', ['abstract', 'open']),
  pattern('P15', 'The mistake to avoid with {noun}', 'newsletter', 'n', ['common', 'open', 'weighable']),
  pattern('P15', 'The mistake to avoid when {noun}', 'newsletter onboarding', 't', ['deed']),
  pattern('P16', '{Be} {noun} worth it?', 'newsletter', 'n', ['open', 'weighable']),
  pattern('P17', 'New: {label}', 'announcement', 'n', ['open', 'made']),
  pattern('P18', '{Noun} {be} ready', 'announcement', 'n', ['thing', 'open', 'made']),
  pattern('P19', 'What {audience} ask about {noun}', 'newsletter', 'net', ['group', 'impersonal']),
  pattern('P20', '{offer} for {audience}', 'promotion', ALL, ['plainOffer']),
  pattern('P21', '{brand}: {offer} until {deadline}', 'promotion', ALL),
  pattern('P22', 'Your {modifier} checklist', 'newsletter onboarding', 'ne', ['modifier']),
  pattern('P23', '{number} questions to ask about {noun}', 'newsletter', 'ne', ['thing', 'open']),
  pattern('P24', 'Save your place: {label}', 'event', 'ne'),
  pattern('P25', '{Topic} on {deadline}: what to expect', 'event', 'ne'),
  pattern('P26', 'Reminder: {label}, {deadline}', 'event', 'nep'),
  pattern('P27', 'Welcome. Here {be} {noun}', 'onboarding', 'n', ['thing']),
  pattern('P28', 'Your first step with {noun}', 'onboarding', 'n', ['open']),
  pattern('P29', 'We kept {kept} for you', 'cart', 'n', ['thing']),
  pattern('P30', 'Your basket is waiting: {label}', 'cart', 'n', ['open']),
  pattern('P31', 'What you left behind: {offer}', 'cart', ALL),
  pattern('P31', '{offer} when you come back', 'win-back', ALL),
  pattern('P32', 'Is it time to {benefit} again?', 'win-back', ALL, ['repeated']),
  pattern('P33', 'It has been a while: here {be} {noun}', 'win-back', 'npe', ['thing', 'open', 'single']),
  pattern('P34', 'A quick question about {noun}', 'survey follow-up', 'npet'),
  pattern('P35', 'Following up on {noun}', 'follow-up', 'npe'),
  pattern('P36', 'Next step for {noun}: {benefit}', 'follow-up', 'npe'),
]

/** The fallback: a headline is complete by itself, and other topics may fit no pattern. */
export const TOPIC_ALONE: Pattern = pattern('Your own words', '{Topic}', 'newsletter', ALL)

const TOPIC_FORMS: ReadonlySet<string> = new Set(['topic', 'label', 'noun', 'modifier', 'kept'])

export const slotsIn = ({ text }: Pattern): ReadonlySet<Slot> =>
  new Set(
    Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name.toLowerCase())
      .filter((name) => name !== 'be')
      .map((name) => (TOPIC_FORMS.has(name) ? 'topic' : (name as Slot))),
  )
