import { checklist, notesOf } from './checks.ts'
import { writeLetters } from './letter.ts'
import type { Input } from './form.ts'

export function calculate(input: Input) {
  const letters = writeLetters(input)
  const items = checklist(input)
  return {
    letters,
    text: `${letters.map(({ text }) => text).join('\n\n\n')}\n`,
    checklist: items,
    missing: items.filter(({ isThere }) => !isThere).length,
    notes: notesOf(input),
  }
}

export type Result = ReturnType<typeof calculate>
