import { LINE_MAX, longText, neededIf, optionalText, radio, shortText } from '../../kit/inputs.ts'
import { type FormInput, rowsInput, toolForm } from '../../kit/tool-form.ts'

export const MIN_VERSIONS = 2
export const MAX_VERSIONS = 200

export const form = toolForm({
  fields: {
    mode: radio('How to enter', { rows: 'One page, row by row', bulk: 'A list, also of several pages' }),
    rows: rowsInput('Versions', {
      item: 'version',
      max: MAX_VERSIONS,
      hint: 'Language, and script or region where they matter. x-default as a language is the page for everybody else.',
      ...neededIf('mode', 'rows'),
      blank: 2,
      fields: {
        language: optionalText('Language', 20, { optional: false }),
        script: optionalText('Script', 10),
        region: optionalText('Region', 10),
        // `calculate` checks the address, because a relative one is an error of the set with its own message.
        url: shortText('Address', { max: 2048, kind: 'url', maxLength: LINE_MAX }),
      },
    }),
    bulk: longText('List', {
      required: false,
      kind: 'code',
      lines: 12,
      hint: 'A code and an address a line; a blank line begins the next page.',
      ...neededIf('mode', 'bulk'),
    }),
  },
  example: {
    rows: [
      { language: 'en', region: 'UK', url: 'https://example.com/en/' },
      { language: 'pl', url: 'https://example.com/pl/' },
    ],
  },
})

export type Input = FormInput<typeof form>
