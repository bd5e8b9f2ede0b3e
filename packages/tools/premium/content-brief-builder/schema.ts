import * as v from 'valibot'
import { rowsInput } from '../../kit/form-schema.ts'
import { choice, field, linesOf, listText, longText, parseHttpUrl, shortText, URL_MESSAGE } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'

export const intents = ['learn', 'compare', 'buy', 'do'] as const
export type Intent = (typeof intents)[number]

export interface InternalLink {
  readonly url: string
  readonly anchor: string
}

const MAX_LINKS = 30
const MAX_LINE = 300

/** "https://… words of the link" on each line. */
const linksInput = (label: string) =>
  field<readonly InternalLink[]>((raw) => {
    const lines = linesOf(raw.slice(0, 100_000))
    if (lines.length > MAX_LINKS) return { error: `${label} may have at most ${MAX_LINKS} lines.` }
    const links: InternalLink[] = []
    for (const [at, line] of lines.entries()) {
      const [address = '', ...anchor] = line.split(/\s+/)
      const url = parseHttpUrl(address)
      if (!url) return { error: `${label}, line ${at + 1}: ${URL_MESSAGE}` }
      links.push({ url: url.href, anchor: anchor.join(' ').slice(0, MAX_LINE) })
    }
    return { value: links }
  })

export const schema = v.object({
  focus: shortText('Focus phrase', { min: 2, max: 80 }),
  intent: choice('Intent', intents, 'learn'),
  audience: shortText('Audience', { max: 80, required: false }),
  notes: longText('Your notes', { max: 20_000, required: false }),
  references: rowsInput(v.object({ text: longText('Reference text', { max: 50_000 }) }), {
    label: 'Reference texts',
    max: 5,
  }),
  questions: listText('Questions', { max: 30, maxChars: 10_000, required: false }),
  links: linksInput('Internal pages to link'),
  length: optionalInteger('Target length', { min: 300, max: 5_000 }),
})

export type Input = v.InferOutput<typeof schema>
