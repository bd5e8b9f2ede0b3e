import { toolFields } from '../../kit/tool-fields.ts'

const choices = { framework: 'pas', tone: 'plain', action: 'Get started' }

export const fields = toolFields({
  groups: [
    {
      fields: [
        { name: 'product', label: 'Product name', kind: 'text', maxLength: 60, hint: '2 to 60 characters.' },
        { name: 'what', label: 'What it is', kind: 'text', maxLength: 80, hint: '“a meal planner”' },
        { name: 'audience', label: 'Audience', kind: 'text', maxLength: 80, hint: '“busy parents”' },
        {
          name: 'action',
          label: 'Call to action',
          kind: 'text',
          maxLength: 25,
          optional: true,
          hint: 'On the button, up to 25 characters.',
        },
        {
          name: 'problem',
          label: 'Main problem',
          kind: 'long-text',
          lines: 2,
          maxLength: 200,
          hint: 'In a sentence, as your customers say it. 10 to 200 characters.',
        },
        {
          name: 'problemNoun',
          label: 'Short name of the problem',
          kind: 'text',
          maxLength: 30,
          optional: true,
          hint: 'A noun: “evening stress”',
        },
        {
          name: 'gainNoun',
          label: 'Short name of the gain',
          kind: 'text',
          maxLength: 30,
          optional: true,
          hint: 'A noun: “quiet dinners”',
        },
        {
          name: 'consequences',
          label: 'Consequences of the problem',
          kind: 'list',
          lines: 3,
          optional: true,
          hint: 'Up to 3, one a line, up to 140 characters each.',
        },
      ],
    },
    {
      legend: 'What it gives and how',
      fields: [
        {
          name: 'benefits',
          label: 'Benefits',
          kind: 'rows',
          item: 'benefit',
          min: 2,
          max: 6,
          hint: '2 to 6. Begin with a verb: “save an hour a week”.',
          fields: [
            { name: 'benefit', label: 'Benefit', kind: 'text', maxLength: 120 },
            {
              name: 'proof',
              label: 'Proof',
              kind: 'text',
              maxLength: 140,
              optional: true,
              hint: 'Printed exactly as you give it.',
            },
          ],
        },
        {
          name: 'steps',
          label: 'How it works',
          kind: 'list',
          lines: 4,
          hint: '2 to 5 steps, one a line, 5 to 120 characters each.',
        },
        {
          name: 'difference',
          label: 'Difference from the usual way',
          kind: 'long-text',
          lines: 2,
          maxLength: 160,
          optional: true,
        },
      ],
    },
    {
      legend: 'Objections, price, guarantee',
      fields: [
        {
          name: 'objections',
          label: 'Objections',
          kind: 'rows',
          item: 'objection',
          max: 6,
          hint: 'What people ask before they say yes.',
          fields: [
            { name: 'question', label: 'Question', kind: 'text', maxLength: 120 },
            { name: 'answer', label: 'Answer', kind: 'long-text', lines: 2, maxLength: 400 },
          ],
        },
        { name: 'price', label: 'Price line', kind: 'text', maxLength: 80, optional: true },
        { name: 'guarantee', label: 'Guarantee', kind: 'text', maxLength: 120, optional: true },
      ],
    },
    {
      legend: 'How it is told',
      fields: [
        {
          name: 'framework',
          label: 'Framework',
          kind: 'choice',
          options: [
            { value: 'pas', label: 'PAS: problem, agitation, solution' },
            { value: 'aida', label: 'AIDA: attention, interest, desire, action' },
            { value: 'bab', label: 'BAB: before, after, bridge' },
            { value: 'fab', label: 'FAB: features, advantages, benefits' },
          ],
        },
        {
          name: 'tone',
          label: 'Tone',
          kind: 'choice',
          options: [
            { value: 'plain', label: 'Plain' },
            { value: 'warm', label: 'Warm' },
            { value: 'formal', label: 'Formal' },
          ],
        },
      ],
    },
  ],
  example: {
    ...choices,
    product: 'Sunday Plan',
    what: 'a meal planner',
    audience: 'busy parents',
    problem: 'Every evening starts with the question what to cook, and nobody has the answer.',
    problemNoun: 'last-minute stress',
    gainNoun: 'quiet dinners',
    consequences: 'Dinner is late.\nFood that was bought with good intentions is thrown away.',
    benefits: [
      { benefit: 'save time in the evening', proof: '' },
      { benefit: 'waste less food', proof: '' },
      { benefit: 'cook what everybody likes', proof: '' },
    ],
    steps:
      'Tell the planner who eats and what nobody likes\nChoose the dinners of the week\nTake the shopping list to the shop',
    difference: 'A recipe site gives you recipes; here you get a week and one shopping list.',
    objections: [
      { question: 'Do I have to cook every day?', answer: 'No. You choose the evenings, and the list follows.' },
    ],
  },
  empty: {
    action: 'Get started',
    benefits: [
      { benefit: '', proof: '' },
      { benefit: '', proof: '' },
    ],
  },
})
