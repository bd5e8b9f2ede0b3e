import { english } from './english-letter.ts'
import { filled, type Letter } from './letter-parts.ts'
import { polish } from './polish-letter.ts'
import type { Input } from './form.ts'

/** One letter, or the same in both languages. What was left empty is left out. */
export function writeLetters(input: Input): readonly Letter[] {
  if (input.language === 'both') return [english(input), polish(input)]
  return [input.language === 'pl' ? polish(input) : english(input)]
}

export function letterText(letter: Letter): string {
  const blocks = [
    letter.sender.join('\n'),
    letter.date,
    letter.recipient,
    letter.subject,
    letter.salutation,
    letter.opening,
    ...letter.clauses.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n')),
    letter.closing.join('\n'),
    letter.signature.join('\n'),
    '- - - - - - - - - - - - - - - - - - - -',
    letter.slip.join('\n'),
  ]
  return filled(blocks).join('\n\n')
}
