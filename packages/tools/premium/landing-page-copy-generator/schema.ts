import * as v from 'valibot'
import { rowsInput } from '../../kit/form-schema.ts'
import { choice, cleanLine, field, linesOf, requiredMessage, shortText } from '../../kit/inputs.ts'
import { countCharacters } from '../../kit/text.ts'

export const frameworks = ['pas', 'aida', 'bab', 'fab'] as const
export type Framework = (typeof frameworks)[number]
export const tones = ['plain', 'warm', 'formal'] as const
export type Tone = (typeof tones)[number]

interface Lines {
  readonly min: number
  readonly max: number
  readonly shortest: number
  readonly longest: number
}

/** Sentences, one a line, each with its own limits. */
const sentences = (label: string, { min, max, shortest, longest }: Lines) =>
  field<readonly string[]>((raw) => {
    const lines = linesOf(raw.slice(0, 10_000)).map(cleanLine)
    if (lines.length === 0 && min > 0) return { error: requiredMessage(label) }
    if (lines.length < min || lines.length > max) return { error: `${label} must have ${min} to ${max} lines.` }
    const wrong = lines.findIndex((line) => countCharacters(line) < shortest || countCharacters(line) > longest)
    return wrong >= 0
      ? { error: `${label}, line ${wrong + 1}: must be between ${shortest} and ${longest} characters.` }
      : { value: lines }
  })

const optional = (label: string, max: number, min = 0) => shortText(label, { min, max, required: false })

export const schema = v.object({
  product: shortText('Product name', { min: 2, max: 60 }),
  what: shortText('What it is', { min: 3, max: 80 }),
  audience: shortText('Audience', { min: 3, max: 80 }),
  problem: shortText('Main problem', { min: 10, max: 200 }),
  problemNoun: optional('Short name of the problem', 30, 2),
  gainNoun: optional('Short name of the gain', 30, 2),
  consequences: sentences('Consequences', { min: 0, max: 3, shortest: 1, longest: 140 }),
  benefits: rowsInput(
    v.object({
      benefit: shortText('Benefit', { min: 5, max: 120 }),
      proof: optional('Proof', 140),
    }),
    { label: 'Benefits', min: 2, max: 6 },
  ),
  steps: sentences('How it works', { min: 2, max: 5, shortest: 5, longest: 120 }),
  difference: optional('Difference from the usual way', 160),
  objections: rowsInput(
    v.object({ question: shortText('Question', { max: 120 }), answer: shortText('Answer', { max: 400 }) }),
    { label: 'Objections', max: 6 },
  ),
  price: optional('Price line', 80),
  guarantee: optional('Guarantee', 120),
  action: shortText('Call to action', { min: 2, max: 25, required: false }),
  framework: choice('Framework', frameworks, 'pas'),
  tone: choice('Tone', tones, 'plain'),
})

export type Input = v.InferOutput<typeof schema>
