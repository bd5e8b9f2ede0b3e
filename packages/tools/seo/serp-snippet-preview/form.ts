import { dateInput } from '../../kit/date-inputs.ts'
import { LINE_MAX, optionalText, radio, shortText, urlInput } from '../../kit/inputs.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

export const form = toolForm({
  fields: {
    view: radio('View', { desktop: 'Desktop', mobile: 'Mobile' }),
    title: shortText('Title', {
      max: 300,
      kind: 'long-text',
      lines: 2,
      maxLength: 1200,
      hint: 'About 600 px are shown on a desktop.',
    }),
    description: optionalText('Meta description', 1000, {
      kind: 'long-text',
      lines: 4,
      maxLength: 4000,
      hint: '120 to 156 characters is a good length.',
    }),
    url: urlInput('Address'),
    siteName: optionalText('Site name', 60, { maxLength: LINE_MAX, hint: 'The host when it is empty.' }),
    focus: optionalText('Focus phrase', 80, { maxLength: LINE_MAX, hint: 'Its words are bold in the description.' }),
    date: dateInput('Date shown', { required: false, hint: 'Takes room from the description.' }),
  },
  example: {
    title: 'Easy Weeknight Lentil Soup in 30 Minutes - FlavorCraft Blog',
    description:
      'Learn how to cook a thick, warming red lentil soup in one pot. Full ingredient list, timings, storage advice and a printable card for your kitchen wall.',
    url: 'https://example.com/blog/red-lentil-soup',
    siteName: 'Example Kitchen',
    focus: 'lentil soup',
  },
})

export type Input = FormInput<typeof form>
