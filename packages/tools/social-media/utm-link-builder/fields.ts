import type { TextField } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const value = (name: string, label: string, hint: string, optional = true): TextField => ({
  name,
  label,
  kind: 'text',
  hint,
  maxLength: 100,
  optional,
})

const empty = {
  addresses: '',
  source: '',
  medium: '',
  campaign: '',
  id: '',
  term: '',
  content: '',
  platform: '',
  format: '',
  tactic: '',
  lowerCase: 'yes',
  spaces: '%20',
}

export const fields = toolFields({
  groups: [
    {
      fields: [
        { name: 'addresses', label: 'Addresses', kind: 'list', lines: 4, hint: 'One a line, up to 200.' },
        value('source', 'Source', 'Who sends: newsletter, facebook.', false),
        value('medium', 'Medium', 'By what: email, social, cpc.', false),
        value('campaign', 'Campaign', 'Why: autumn soups.', false),
      ],
    },
    {
      legend: 'Style',
      fields: [
        { name: 'lowerCase', label: 'All lower-case', kind: 'flag' },
        {
          name: 'spaces',
          label: 'Spaces become',
          kind: 'choice',
          options: [
            { value: '%20', label: '%20' },
            { value: '_', label: '_ (underscore)' },
            { value: '-', label: '- (hyphen)' },
          ],
        },
      ],
    },
    {
      legend: 'More parameters',
      folded: true,
      fields: [
        value('id', 'Campaign id', 'Number in your plan.'),
        value('term', 'Term', 'Key word of a paid search.'),
        value('content', 'Content', 'Which link of several.'),
        value('platform', 'Source platform', 'System that sends or buys.'),
        value('format', 'Creative format', 'Video, banner, text.'),
        value('tactic', 'Marketing tactic', 'Prospecting, loyalty.'),
      ],
    },
  ],
  example: {
    ...empty,
    addresses: 'https://example.com/recipes/lentil-soup\nhttps://example.com/shop?page=2#spices',
    source: 'newsletter',
    medium: 'email',
    campaign: 'Autumn soups',
    content: 'button',
  },
  empty: { lowerCase: 'yes' },
})
