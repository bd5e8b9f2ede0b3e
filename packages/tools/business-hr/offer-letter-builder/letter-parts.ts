import { moneyIn } from '../../kit/format.ts'
import type { Input, LetterLanguage } from './form.ts'

/** A heading with its paragraphs; a list is lines that begin with a hyphen. */
export interface Clause {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface Letter {
  readonly language: LetterLanguage
  readonly sender: readonly string[]
  readonly date: string
  readonly recipient: string
  readonly subject: string
  readonly salutation: string
  readonly opening: string
  readonly clauses: readonly Clause[]
  readonly closing: readonly string[]
  readonly signature: readonly string[]
  readonly slip: readonly string[]
}

export const filled = (lines: readonly string[]) => lines.filter((line) => line !== '')
export const sentence = (text: string) => (text === '' ? '' : /[.!?…]$/u.test(text) ? text : `${text}.`)
export const labelled = (label: string, text: string) => (text === '' ? '' : `${label}: ${sentence(text)}`)
export const list = (items: readonly string[]) => items.map((item) => `- ${item.replace(/^[-•*]\s*/u, '')}`)

export function payText({ pay, currency, period, gross }: Input, language: LetterLanguage): string {
  if (pay === null) return ''
  const words = {
    en: { month: 'per month', year: 'per year', hour: 'per hour', gross: 'gross', net: 'net' },
    pl: { month: 'miesięcznie', year: 'rocznie', hour: 'za godzinę', gross: 'brutto', net: 'netto' },
  }[language]
  return `${moneyIn(language, pay, currency)} ${words[gross]} ${words[period]}`
}

export const clause = (heading: string, paragraphs: readonly string[]): Clause[] => {
  const kept = filled(paragraphs)
  return kept.length === 0 ? [] : [{ heading, paragraphs: kept }]
}

export const line = '______________________________'
