import { toolFields } from '../../kit/tool-fields.ts'
import { networkIds, networkRules } from './rules.ts'

const defaults = { style: 'camel', diacritics: 'yes', network: 'instagram' }

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'phrases',
          label: 'Phrases or hashtags',
          kind: 'long-text',
          lines: 8,
          maxLength: 30_000,
          hint: 'One a line or with commas between; hashtags may stand in one row. Up to 200.',
        },
        {
          name: 'network',
          label: 'Network',
          kind: 'choice',
          options: networkIds.map((id) => ({ value: id, label: networkRules[id].name })),
        },
        {
          name: 'style',
          label: 'Case',
          kind: 'choice',
          options: [
            { value: 'camel', label: 'CamelCase' },
            { value: 'lower', label: 'lower case' },
          ],
        },
        { name: 'diacritics', label: 'Keep diacritics (ż, é, ü)', kind: 'flag' },
      ],
    },
  ],
  example: { ...defaults, phrases: 'red lentil soup\nBBQ tips\n2026\n#Red_Lentil_soup' },
  empty: { diacritics: 'yes' },
})
