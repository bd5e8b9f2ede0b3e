import { escapeMarkdown } from '../../kit/escape.ts'
import { formatNumber } from '../../kit/format.ts'
import { upperFirst } from '../../kit/words.ts'
import type { Brief } from './calculate.ts'

const safe = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' '))

const list = (items: readonly string[]) => items.map((item) => `- ${safe(item)}`).join('\n')
const section = (title: string, body: string) => (body === '' ? '' : `## ${title}\n\n${body}`)

const INTENTS = { learn: 'to learn', compare: 'to compare', buy: 'to buy', do: 'to do it' } as const

const referencesOf = (references: number, all: number) => (all > 0 ? ` (in ${references} of ${all})` : '')

/** The URL parser percent-encodes the rest of the address; a round bracket would end the Markdown link. */
const linkOf = ({ url, anchor }: Brief['links'][number]) =>
  anchor === '' ? `- <${url}>` : `- [${safe(anchor)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`

export function briefMarkdown(brief: Brief): string {
  const outline = brief.outline.flatMap(({ heading, sub, references }) => [
    `- H2: ${safe(heading)}${referencesOf(references, references > 0 ? brief.references : 0)}`,
    ...sub.map((one) => `  - H3: ${safe(one)}`),
  ])
  const terms = brief.terms.map(
    ({ phrase, references }) => `- ${safe(phrase)}${referencesOf(references, brief.references)}`,
  )
  const head = [
    `- Focus phrase: ${safe(brief.focus)}`,
    `- The reader comes ${INTENTS[brief.intent]}${brief.audience ? `: ${safe(brief.audience)}` : ''}`,
    `- Address: ${brief.slug || '[add a Latin title for the address]'}`,
    `- Length: about ${formatNumber(brief.length.words)} words (${brief.length.reason})`,
    `- Meta description: ${safe(brief.description)}`,
  ]
  return `${[
    `# Brief: ${safe(upperFirst(brief.focus))}`,
    head.join('\n'),
    section('Title options', list(brief.titles)),
    section('Outline', outline.join('\n')),
    section('Questions to answer', list(brief.questions)),
    section('Terms to cover', terms.join('\n')),
    section('Internal links', brief.links.map(linkOf).join('\n')),
    section('Checklist', brief.checklist.map((item) => `- [ ] ${safe(item)}`).join('\n')),
    section('Your notes', brief.notes && brief.notes.replaceAll('<', '&lt;').replace(/^|\n/g, '$&> ')),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}
