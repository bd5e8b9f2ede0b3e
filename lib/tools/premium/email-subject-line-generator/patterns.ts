import type { Kind } from './schema.ts'

/** What a person may type into a line; the topic is always there. */
export const optionalSlots = ['audience', 'benefit', 'number', 'offer', 'deadline', 'brand'] as const
export type OptionalSlot = (typeof optionalSlots)[number]
export type Slot = OptionalSlot | 'topic'

export interface Pattern {
  readonly id: string
  /** `{Topic}` has its first letter raised; all other slots stand as they were typed. */
  readonly text: string
  readonly kinds: readonly Kind[] | 'any'
  /** What it needs beyond the slots that stand in it. */
  readonly needs?: readonly OptionalSlot[]
  /** True only on the day itself. */
  readonly onlyToday?: boolean
}

const pattern = (id: string, text: string, kinds: string, more: Partial<Pattern> = {}): Pattern => ({
  id,
  text,
  kinds: kinds === 'any' ? 'any' : (kinds.split(' ') as Kind[]),
  ...more,
})

export const patterns: readonly Pattern[] = [
  pattern('P1', '{Topic}: what changed and what to do', 'newsletter announcement'),
  pattern('P2', 'How to {benefit}', 'any'),
  pattern('P3', '{number} ways to {benefit}', 'any'),
  pattern('P4', '{Topic} for {audience}', 'any'),
  pattern('P5', '{offer} on {topic} until {deadline}', 'promotion'),
  pattern('P6', 'Last day: {offer}', 'promotion', { needs: ['deadline'], onlyToday: true }),
  pattern('P7', 'A short guide to {topic}', 'any'),
  pattern('P8', '{brand} news: {topic}', 'newsletter announcement'),
  pattern('P9', 'Before you {benefit}, read this', 'newsletter onboarding'),
  pattern('P10', '{audience}: a simpler way to {benefit}', 'any'),
  pattern('P11', 'You are invited: {topic}, {deadline}', 'event'),
  pattern('P12', 'Still interested in {topic}?', 'win-back cart'),
  pattern('P13', 'One question about {topic}', 'survey'),
  pattern('P14', 'Start here: {topic} in {number} steps', 'onboarding'),
  pattern('P15', 'The mistake to avoid with {topic}', 'newsletter onboarding'),
  pattern('P16', 'Is {topic} worth it?', 'newsletter'),
  pattern('P17', 'New: {topic}', 'announcement'),
  pattern('P18', '{Topic} is ready', 'announcement'),
  pattern('P19', 'What {audience} ask about {topic}', 'newsletter'),
  pattern('P20', '{offer} for {audience}', 'promotion'),
  pattern('P21', '{brand}: {offer} until {deadline}', 'promotion'),
  pattern('P22', 'Your {topic} checklist', 'newsletter onboarding'),
  pattern('P23', '{number} questions to ask about {topic}', 'newsletter'),
  pattern('P24', 'Save your place: {topic}', 'event'),
  pattern('P25', '{Topic} on {deadline}: what to expect', 'event'),
  pattern('P26', 'Reminder: {topic}, {deadline}', 'event'),
  pattern('P27', 'Welcome. Here is {topic}', 'onboarding'),
  pattern('P28', 'Your first step with {topic}', 'onboarding'),
  pattern('P29', 'We kept {topic} for you', 'cart'),
  pattern('P30', 'Your basket is waiting: {topic}', 'cart'),
  pattern('P31', '{offer} on what you left behind', 'cart win-back'),
  pattern('P32', 'Is it time to {benefit} again?', 'win-back'),
  pattern('P33', 'It has been a while: {topic}', 'win-back'),
  pattern('P34', 'A quick question on {topic}?', 'survey follow-up'),
  pattern('P35', 'Following up on {topic}', 'follow-up'),
  pattern('P36', 'Next step for {topic}: {benefit}', 'follow-up'),
]

/** The slots that stand in a pattern. */
export const slotsIn = ({ text }: Pattern): ReadonlySet<Slot> =>
  new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name.toLowerCase() as Slot))

export const isOfKind = ({ kinds }: Pattern, kind: Kind): boolean => kinds === 'any' || kinds.includes(kind)
