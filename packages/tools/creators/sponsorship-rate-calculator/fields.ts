import { currencyField } from '../../kit/currency.ts'
import { toolFields } from '../../kit/tool-fields.ts'

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'deliverables',
          label: 'Deliverables',
          kind: 'rows',
          item: 'deliverable',
          min: 1,
          max: 20,
          fields: [
            { name: 'platform', label: 'Platform', kind: 'text', maxLength: 60 },
            {
              name: 'format',
              label: 'Format',
              kind: 'choice',
              options: [
                { value: 'video', label: 'Video' },
                { value: 'short', label: 'Short' },
                { value: 'story', label: 'Story' },
                { value: 'post', label: 'Post' },
                { value: 'newsletter', label: 'Newsletter' },
                { value: 'podcast', label: 'Podcast' },
              ],
            },
            { name: 'count', label: 'Count', kind: 'integer', hint: '1 to 100.' },
            {
              name: 'views',
              label: 'Views or opens',
              kind: 'text',
              hint: 'The average, or the last ten with ; between.',
            },
            { name: 'cpm', label: 'Wanted CPM', kind: 'number', hint: 'Your price of 1,000 views.' },
            { name: 'hours', label: 'Production hours', kind: 'number', optional: true, hint: 'For all of them.' },
            { name: 'rate', label: 'Hourly rate', kind: 'money', optional: true },
          ],
        },
        currencyField,
        {
          name: 'average',
          label: 'Average of the last ten',
          kind: 'choice',
          options: [
            { value: 'mean', label: 'Mean' },
            { value: 'median', label: 'Median' },
          ],
        },
      ],
    },
    {
      legend: 'Conditions',
      fields: [
        {
          name: 'usage',
          label: 'Usage rights',
          kind: 'choice',
          options: [
            { value: 'none', label: 'None' },
            { value: 'organic', label: 'Organic, on the client’s channels' },
            { value: 'paid', label: 'Paid advertising' },
          ],
        },
        {
          name: 'usageDays',
          label: 'Days of usage',
          kind: 'integer',
          hint: '0 to 3,650.',
          showIf: { field: 'usage', is: ['organic', 'paid'] },
        },
        { name: 'exclusivityDays', label: 'Days of exclusivity', kind: 'integer', optional: true, hint: '0 to 3,650.' },
        {
          name: 'scope',
          label: 'Scope of exclusivity',
          kind: 'text',
          optional: true,
          maxLength: 120,
          hint: 'For example plant milk in Poland.',
        },
        { name: 'rush', label: 'Rush', kind: 'percent', optional: true, hint: '0 to 100.' },
        { name: 'discount', label: 'Bundle discount', kind: 'percent', optional: true, hint: '0 to 50.' },
        { name: 'agency', label: 'Agency fee', kind: 'percent', optional: true, hint: '0 to 40, of the price.' },
        { name: 'vat', label: 'VAT', kind: 'percent', optional: true, hint: 'Comes on top.' },
      ],
    },
    {
      legend: 'Your own factors',
      note: 'For each 30 days begun. They are your terms, not market rates; usage counts at most four times, exclusivity three times.',
      folded: true,
      fields: [
        { name: 'organicStep', label: 'Organic usage, factor per 30 days', kind: 'number' },
        { name: 'paidStep', label: 'Paid usage, factor per 30 days', kind: 'number' },
        { name: 'exclusivityStep', label: 'Exclusivity, factor per 30 days', kind: 'number' },
      ],
    },
  ],
  example: {
    usage: 'paid',
    usageDays: '30',
    exclusivityDays: '30',
    scope: 'plant milk',
    vat: '23',
    deliverables: [
      { platform: 'YouTube', format: 'video', count: '1', views: '25000', cpm: '20', hours: '', rate: '' },
    ],
  },
  empty: {
    organicStep: '1.10',
    paidStep: '1.25',
    exclusivityStep: '1.15',
    deliverables: [{ platform: '', format: 'video', count: '1', views: '', cpm: '', hours: '', rate: '' }],
  },
})
