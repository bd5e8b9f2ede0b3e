import { toolFields } from '../../kit/tool-fields.ts'
import { MAX_VERSIONS } from './schema.ts'

const row = (language: string, region: string, url: string) => ({ language, script: '', region, url })

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'mode',
          label: 'How to enter',
          kind: 'radio',
          options: [
            { value: 'rows', label: 'One page, row by row' },
            { value: 'bulk', label: 'A list, also of several pages' },
          ],
        },
        {
          name: 'rows',
          label: 'Versions',
          kind: 'rows',
          item: 'version',
          max: MAX_VERSIONS,
          hint: 'Language, and script or region where they matter. x-default as a language is the page for everybody else.',
          showIf: { field: 'mode', is: ['rows'] },
          fields: [
            { name: 'language', label: 'Language', kind: 'text', maxLength: 20 },
            { name: 'script', label: 'Script', kind: 'text', maxLength: 10, optional: true },
            { name: 'region', label: 'Region', kind: 'text', maxLength: 10, optional: true },
            { name: 'url', label: 'Address', kind: 'url' },
          ],
        },
        {
          name: 'bulk',
          label: 'List',
          kind: 'code',
          lines: 12,
          hint: 'A code and an address a line; a blank line begins the next page.',
          showIf: { field: 'mode', is: ['bulk'] },
        },
      ],
    },
  ],
  example: {
    rows: [row('en', 'UK', 'https://example.com/en/'), row('pl', '', 'https://example.com/pl/')],
  },
  empty: {
    rows: [
      { language: '', script: '', region: '', url: '' },
      { language: '', script: '', region: '', url: '' },
    ],
  },
})
