export const ruleNames = {
  banned: 'Banned words',
  term: 'Terms',
  spelling: 'Spelling',
  filler: 'Filler words',
  number: 'Numbers',
  oxford: 'Oxford comma',
  heading: 'Headings',
  sentence: 'Long sentences',
  paragraph: 'Long paragraphs',
  passive: 'Passive voice (advice)',
} as const
export type RuleId = keyof typeof ruleNames

export interface Finding {
  readonly rule: RuleId
  readonly start: number
  readonly end: number
  readonly message: string
  /** A safe replacement; null when the editor has to decide. */
  readonly replacement: string | null
  /** Advice is shown and does not count towards the score. */
  readonly isAdvice: boolean
}

export const found = (
  rule: RuleId,
  start: number,
  end: number,
  message: string,
  replacement: string | null = null,
): Finding => ({ rule, start, end, message, replacement, isAdvice: false })
