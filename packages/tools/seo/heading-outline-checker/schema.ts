import * as v from 'valibot'
import { choice, longText, shortText } from '../../kit/inputs.ts'

export const SOURCE_MAX = 500_000

export const schema = v.object({
  format: choice('Format', ['markdown', 'html'], 'markdown'),
  source: longText('Text', { max: SOURCE_MAX }),
  title: shortText('Title of the page', { max: 300, required: false }),
  /** The deepest level that the template shows above the text: 0 is none. */
  template: choice('Headings of the template', ['0', '1', '2'], '1'),
})

export type Input = v.InferOutput<typeof schema>
