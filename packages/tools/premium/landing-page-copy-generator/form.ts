import { cleanLine, lineNumber, pointsOf } from '../../kit/clean-text.ts'
import { choice, field, optionalText, requiredMessage, shortText, type FieldDisplay } from '../../kit/inputs.ts'
import { countCharacters } from '../../kit/text.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

type Lines = FieldDisplay & Readonly<Record<'lines' | 'min' | 'max' | 'shortest' | 'longest', number>>

/** A list of sentences, one per line, each within its limits. */
const sentences = (label: string, { min, max, shortest, longest, ...display }: Lines) =>
  field<readonly string[]>({ kind: 'list', label, ...display }, (raw) => {
    const lines = pointsOf(raw.slice(0, 10_000)).map(cleanLine)
    if (lines.length === 0 && min > 0) return { error: requiredMessage(label) }
    if (lines.length < min || lines.length > max) return { error: `${label} must have ${min} to ${max} lines.` }
    const wrong = lines.findIndex((line) => countCharacters(line) < shortest || countCharacters(line) > longest)
    return wrong >= 0
      ? { error: `${label}, line ${lineNumber(raw, wrong)}: must be between ${shortest} and ${longest} characters.` }
      : { value: lines }
  })

export const form = toolForm({
  fields: {
    product: shortText('Product name', { min: 2, max: 60, hint: '2 to 60 characters.' }),
    what: shortText('What it is', { min: 3, max: 80, hint: '“a meal planner”' }),
    audience: shortText('Audience', { min: 3, max: 80, hint: '“busy parents”' }),
    action: optionalText('Call to action', 25, { min: 2, hint: 'On the button, up to 25 characters.' }),
    problem: shortText('Main problem', {
      min: 10,
      max: 200,
      kind: 'long-text',
      lines: 2,
      hint: 'In a sentence, as your customers say it. 10 to 200 characters.',
    }),
    problemNoun: optionalText('Short name of the problem', 30, { min: 2, hint: 'A noun: “evening stress”' }),
    gainNoun: optionalText('Short name of the gain', 30, { min: 2, hint: 'A noun: “quiet dinners”' }),
    consequences: sentences('Consequences', {
      min: 0,
      max: 3,
      shortest: 1,
      longest: 140,
      lines: 3,
      hint: 'Up to 3, one per line, up to 140 characters each.',
      label: 'Consequences of the problem',
    }),
  },
  groups: [
    section('What it gives and how', {
      benefits: rowsInput('Benefits', {
        item: 'benefit',
        min: 2,
        max: 6,
        hint: '2 to 6. Begin with a verb: “save an hour a week”.',
        blank: 2,
        fields: {
          benefit: shortText('Benefit', { min: 5, max: 120 }),
          proof: optionalText('Proof', 140, { hint: 'Printed exactly as you give it.' }),
        },
      }),
      steps: sentences('How it works', {
        min: 2,
        max: 5,
        shortest: 5,
        longest: 120,
        lines: 4,
        hint: '2 to 5 steps, one per line, 5 to 120 characters each.',
      }),
      difference: optionalText('Difference from the usual way', 160, { kind: 'long-text', lines: 2 }),
    }),
    section('Objections, price, guarantee', {
      objections: rowsInput('Objections', {
        item: 'objection',
        max: 6,
        hint: 'What people ask before they say yes.',
        fields: {
          question: shortText('Question', { max: 120 }),
          answer: shortText('Answer', { max: 400, kind: 'long-text', lines: 2 }),
        },
      }),
      price: optionalText('Price line', 80),
      guarantee: optionalText('Guarantee', 120),
    }),
    section('How it is told', {
      framework: choice('Framework', {
        pas: 'PAS: problem, agitation, solution',
        aida: 'AIDA: attention, interest, desire, action',
        bab: 'BAB: before, after, bridge',
        fab: 'FAB: features, advantages, benefits',
      }),
      tone: choice('Tone', { plain: 'Plain', warm: 'Warm', formal: 'Formal' }),
    }),
  ],
  example: {
    product: 'Sunday Plan',
    what: 'a meal planner',
    audience: 'busy parents',
    problem: 'Every evening starts with the question what to cook, and nobody has the answer.',
    problemNoun: 'last-minute stress',
    gainNoun: 'quiet dinners',
    consequences: 'Dinner is late.\nFood that was bought with good intentions is thrown away.',
    benefits: [
      { benefit: 'save time in the evening', proof: '' },
      { benefit: 'waste less food', proof: '' },
      { benefit: 'cook what everybody likes', proof: '' },
    ],
    steps:
      'Tell the planner who eats and what nobody likes\nChoose the dinners of the week\nTake the shopping list to the shop',
    difference: 'A recipe site gives you recipes; here you get a week and one shopping list.',
    objections: [
      { question: 'Do I have to cook every day?', answer: 'No. You choose the evenings, and the list follows.' },
    ],
  },
  empty: { action: 'Get started' },
})

export type Input = FormInput<typeof form>
export type Framework = Input['framework']
export type Tone = Input['tone']
