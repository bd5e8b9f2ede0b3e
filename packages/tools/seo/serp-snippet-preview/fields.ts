import { toolFields } from '../../kit/tool-fields.ts'

const blank = { title: '', description: '', url: '', siteName: '', focus: '', date: '', view: 'desktop' }

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'view',
          label: 'View',
          kind: 'radio',
          options: [
            { value: 'desktop', label: 'Desktop' },
            { value: 'mobile', label: 'Mobile' },
          ],
        },
        {
          name: 'title',
          label: 'Title',
          kind: 'long-text',
          lines: 2,
          maxLength: 1200,
          hint: 'About 600 px are shown on a desktop.',
        },
        {
          name: 'description',
          label: 'Meta description',
          kind: 'long-text',
          lines: 4,
          maxLength: 4000,
          optional: true,
          hint: '120 to 156 characters is a good length.',
        },
        { name: 'url', label: 'Address', kind: 'url' },
        { name: 'siteName', label: 'Site name', kind: 'text', optional: true, hint: 'The host when it is empty.' },
        {
          name: 'focus',
          label: 'Focus phrase',
          kind: 'text',
          optional: true,
          hint: 'Its words are bold in the description.',
        },
        { name: 'date', label: 'Date shown', kind: 'date', optional: true, hint: 'Takes room from the description.' },
      ],
    },
  ],
  example: {
    ...blank,
    title: 'Easy Weeknight Lentil Soup in 30 Minutes - FlavorCraft Blog',
    description:
      'Learn how to cook a thick, warming red lentil soup in one pot. Full ingredient list, timings, storage advice and a printable card for your kitchen wall.',
    url: 'https://example.com/blog/red-lentil-soup',
    siteName: 'Example Kitchen',
    focus: 'lentil soup',
  },
})
