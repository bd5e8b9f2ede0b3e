import { cleanLine } from '../../kit/clean-text.ts'
import { choice, field, flag, requiredMessage } from '../../kit/inputs.ts'
import { LIST_TEXT_MAX, listText } from '../../kit/list-inputs.ts'
import { folded, type FormInput, section, toolForm } from '../../kit/tool-form.ts'

const MAX_VALUE = 100

/**
 * A campaign value. An `@` is rejected: it usually is a pasted email address, and personal data must not reach an
 * analytics service.
 */
const campaignValue = (label: string, hint: string, required = false) =>
  field<string>({ kind: 'text', label, hint, maxLength: 100 }, (raw) => {
    const text = cleanLine(raw.slice(0, 1000))
    if (text === '') return required ? { error: requiredMessage(label) } : { value: '' }
    if (text.includes('@'))
      return { error: `${label} holds an @. Personal data such as e-mail addresses must not go into a link.` }
    return [...text].length > MAX_VALUE ? { error: `${label} must be between 1 and 100 characters.` } : { value: text }
  })

export const form = toolForm({
  fields: {
    addresses: listText('Addresses', {
      max: 200,
      maxChars: 500_000,
      maxLength: LIST_TEXT_MAX,
      lines: 4,
      hint: 'One per line, up to 200.',
    }),
    source: campaignValue('Source', 'Who sends it: newsletter, facebook.', true),
    medium: campaignValue('Medium', 'How: email, social, cpc.', true),
    campaign: campaignValue('Campaign', 'What it is for: autumn soups.', true),
  },
  groups: [
    section('Style', {
      lowerCase: flag('All lower-case'),
      spaces: choice('Spaces become', { '%20': '%20', _: '_ (underscore)', '-': '- (hyphen)' }),
    }),
    folded('More parameters', {
      id: campaignValue('Campaign id', 'Its number in your plan.'),
      term: campaignValue('Term', 'Keyword of a paid search.'),
      content: campaignValue('Content', 'Which of several links.'),
      platform: campaignValue('Source platform', 'The system that sends or buys.'),
      format: campaignValue('Creative format', 'Video, banner, text.'),
      tactic: campaignValue('Marketing tactic', 'Prospecting, loyalty.'),
    }),
  ],
  example: {
    addresses: 'https://example.com/recipes/lentil-soup\nhttps://example.com/shop?page=2#spices',
    source: 'newsletter',
    medium: 'email',
    campaign: 'Autumn soups',
    content: 'button',
  },
  empty: { lowerCase: 'yes' },
})

export type Input = FormInput<typeof form>
