import { asQuestion, asSentence, cutToCharacters, upperFirst, upperFirstUnlessName } from '../../kit/words.ts'
import { isSound, LIMITS, statement, verbOf } from './headlines.ts'
import type { Framework, Input, Tone } from './form.ts'
import { asGerund, inThirdPerson } from '../../kit/verbs.ts'
import { isDeed, type Words } from './words.ts'

export const PROOF_MARKER = '[add a customer result or a figure you can prove]'
const FEATURE_MARKER = '[add the feature behind this]'
const ADVANTAGE_MARKER = '[add what this does better than the usual way]'

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isOrdered: boolean }
  | { readonly kind: 'proof'; readonly text: string }
  | { readonly kind: 'sub'; readonly heading: string; readonly texts: readonly string[]; readonly proof?: string }
  | { readonly kind: 'button'; readonly text: string }

export interface Section {
  readonly id: SectionId
  readonly heading: string
  readonly parts: readonly Part[]
}

const text = (words: string): Part => ({ kind: 'text', text: words })

const HEADINGS = {
  problem: { plain: 'The problem', warm: 'You may know this', formal: 'The challenge' },
  solution: { plain: 'The way out', warm: 'It can be easier', formal: 'The solution' },
  benefits: { plain: 'What you get', warm: 'What changes for you', formal: 'Benefits' },
  steps: { plain: 'How it works', warm: 'How it goes', formal: 'Procedure' },
  proof: { plain: 'What shows it', warm: 'See for yourself', formal: 'Evidence' },
  comparison: { plain: 'Compared with the usual way', warm: 'What is different here', formal: 'Comparison' },
  questions: {
    plain: 'Questions and answers',
    warm: 'What people like to know first',
    formal: 'Questions and answers',
  },
  call: { plain: 'Begin', warm: 'Shall we begin?', formal: 'Next step' },
  bridge: { plain: 'How to get from one to the other', warm: 'How you get there', formal: 'Approach' },
} satisfies Readonly<Record<string, Readonly<Record<Tone, string>>>>
type SectionId = keyof typeof HEADINGS

const solutionText = (words: Words, tone: Tone): string =>
  tone === 'warm' ? `That is why there is ${words.product}: ${words.whatFor}.` : `${statement(words)}.`

/** The sentences for the first benefit with a verb, and for each further one. */
const WORDINGS: Readonly<Record<Tone, readonly [first: string, further: string]>> = {
  plain: ['With {product} you can {benefit}.', '{It} also {help} you {benefit}.'],
  warm: ['With {product} you can {benefit}.', 'You can also {benefit}.'],
  formal: ['{product} {help} {audience} to {benefit}.', '{It} also {help} them to {benefit}.'],
}

/** A benefit as a sentence; '' when the heading already contains all of it. */
function benefitText(at: number, words: Words, tone: Tone): string {
  const { product, audience, benefits } = words
  const isMany = verbOf(words) === 'are'
  const benefit = benefits[at] ?? ''
  const done = isDeed(benefit) || isMany ? null : inThirdPerson(benefit)
  if (done) return `${product} ${done}.`
  if (!isDeed(benefit)) return benefitHeading(benefit) === upperFirst(benefit) ? '' : asSentence(benefit)
  const [first, further] = WORDINGS[tone]
  return (benefits.slice(0, at).some(isDeed) ? further : first)
    .replace('{It}', isMany ? 'They' : 'It')
    .replace('{help}', isMany ? 'help' : 'helps')
    .replace('{product}', () => product)
    .replace('{audience}', () => audience)
    .replace('{benefit}', () => (tone === 'formal' ? benefit.replace(/\byour\b/gi, 'their') : benefit))
}

const benefitHeading = (benefit: string) => cutToCharacters(upperFirst(benefit), LIMITS.benefit)

function problemSection(input: Input, heading: string): Section {
  const { problem, consequences } = input
  const list: Part = { kind: 'list', items: consequences.map(asSentence), isOrdered: false }
  return { id: 'problem', heading, parts: [text(asSentence(problem)), ...(consequences.length > 0 ? [list] : [])] }
}

/** Feature (what it has), advantage (what is better) and benefit (what it is good for). */
function fabTexts({ difference }: Input, at: number, benefit: string): string[] {
  const advantage = at === 0 && difference ? asSentence(difference) : ADVANTAGE_MARKER
  return [`Feature: ${FEATURE_MARKER}`, `Advantage: ${advantage}`, benefit && `Benefit: ${benefit}`]
}

function benefitsSection(input: Input, words: Words, heading: string): Section {
  const parts = input.benefits.map(({ proof }, at): Part => {
    const benefit = benefitText(at, words, input.tone)
    const texts = input.framework === 'fab' ? fabTexts(input, at, benefit) : [benefit]
    const own = benefitHeading(words.benefits[at] ?? '')
    return { kind: 'sub', heading: own, texts: texts.filter(Boolean), ...(proof && { proof }) }
  })
  return { id: 'benefits', heading, parts }
}

const stepsPart = ({ steps }: Input): Part => ({ kind: 'list', items: steps.map(asSentence), isOrdered: true })

/** Prints proof exactly as typed; without any, a marker asks for it. */
function proofSection({ benefits }: Input, heading: string): Section {
  const proofs = benefits.map(({ proof }) => proof).filter(Boolean)
  return {
    id: 'proof',
    heading,
    parts: (proofs.length > 0 ? proofs : [PROOF_MARKER]).map((proof): Part => ({ kind: 'proof', text: proof })),
  }
}

function callSection(input: Input, words: Words, heading: string): Section {
  const [first = ''] = words.leading
  const start = isDeed(first) ? asGerund(first) : null
  const line = `Start ${start ?? ''} with ${words.product}.`
  const said = start && isSound(line) ? line : `${words.product}: ${words.whatFor}.`
  const extra = [input.price, input.guarantee].filter(Boolean).map((line) => text(upperFirstUnlessName(line)))
  return { id: 'call', heading, parts: [text(said), ...extra, { kind: 'button', text: words.action }] }
}

/** The order of sections in each framework. */
const ORDER: Readonly<Record<Framework, readonly SectionId[]>> = {
  pas: ['problem', 'solution', 'benefits', 'steps', 'proof', 'comparison', 'questions', 'call'],
  aida: ['benefits', 'proof', 'problem', 'solution', 'steps', 'comparison', 'questions', 'call'],
  bab: ['problem', 'benefits', 'bridge', 'proof', 'comparison', 'questions', 'call'],
  fab: ['benefits', 'steps', 'proof', 'problem', 'solution', 'comparison', 'questions', 'call'],
}

const answered = ({ question, answer }: Input['objections'][number]): Part => ({
  kind: 'sub',
  heading: asQuestion(question),
  texts: [asSentence(answer)],
})

function sectionOf(id: SectionId, input: Input, words: Words): Section | null {
  const { framework, tone } = input
  const heading = HEADINGS[id][tone]
  switch (id) {
    case 'problem':
      return problemSection(input, framework === 'bab' ? 'Before' : heading)
    case 'solution':
      return { id, heading, parts: [text(solutionText(words, tone))] }
    case 'benefits':
      return benefitsSection(input, words, framework === 'bab' ? 'After' : heading)
    case 'bridge':
      return { id, heading, parts: [text(solutionText(words, tone)), stepsPart(input)] }
    case 'steps':
      return { id, heading, parts: [stepsPart(input)] }
    case 'proof':
      return proofSection(input, heading)
    case 'comparison':
      return input.difference ? { id, heading, parts: [text(asSentence(input.difference))] } : null
    case 'questions':
      return input.objections.length === 0 ? null : { id, heading, parts: input.objections.map(answered) }
    case 'call':
      return callSection(input, words, heading)
  }
}

/** The sections of the page in the framework's order, without empty ones. */
export const sectionsOf = (input: Input, words: Words): Section[] =>
  ORDER[input.framework].map((id) => sectionOf(id, input, words)).filter((section) => section !== null)
