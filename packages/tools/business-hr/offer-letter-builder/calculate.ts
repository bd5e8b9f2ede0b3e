import { checklist, notesOf, type ChecklistItem } from './checks.ts'
import { letterText, writeLetters } from './letter.ts'
import type { Letter } from './letter-parts.ts'
import type { Input } from './form.ts'

export interface Result {
  readonly letters: readonly Letter[]
  readonly text: string
  readonly checklist: readonly ChecklistItem[]
  readonly missing: number
  readonly notes: readonly string[]
}

export function calculate(input: Input): Result {
  const letters = writeLetters(input)
  const items = checklist(input)
  return {
    letters,
    text: `${letters.map(letterText).join('\n\n\n')}\n`,
    checklist: items,
    missing: items.filter(({ isThere }) => !isThere).length,
    notes: notesOf(input),
  }
}
