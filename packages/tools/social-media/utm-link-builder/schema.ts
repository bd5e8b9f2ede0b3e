import * as v from 'valibot'
import { choice, cleanLine, field, flag, listText, requiredMessage } from '../../kit/inputs.ts'

export const MAX_ADDRESSES = 200
const MAX_VALUE = 100

/**
 * A value of a campaign. Personal data must not reach an analytics service, and an address of a person is what is
 * pasted by mistake: what holds an `@` is refused.
 */
const campaignValue = (label: string, required: boolean) =>
  field<string>((raw) => {
    const text = cleanLine(raw.slice(0, 1000))
    if (text === '') return required ? { error: requiredMessage(label) } : { value: '' }
    if (text.includes('@'))
      return { error: `${label} holds an @. Personal data such as e-mail addresses must not go into a link.` }
    return [...text].length > MAX_VALUE ? { error: `${label} must be between 1 and 100 characters.` } : { value: text }
  })

export const schema = v.object({
  addresses: listText('Addresses', { max: MAX_ADDRESSES, maxChars: 500_000 }),
  source: campaignValue('Source', true),
  medium: campaignValue('Medium', true),
  campaign: campaignValue('Campaign', true),
  id: campaignValue('Campaign id', false),
  term: campaignValue('Term', false),
  content: campaignValue('Content', false),
  platform: campaignValue('Source platform', false),
  format: campaignValue('Creative format', false),
  tactic: campaignValue('Marketing tactic', false),
  lowerCase: flag(),
  spaces: choice('Spaces become', ['%20', '_', '-'], '%20'),
})

export type Input = v.InferOutput<typeof schema>
