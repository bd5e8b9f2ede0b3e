import type { CaseStudy } from '../types.ts'

export const bakeryOrderAutomation: CaseStudy = {
  slug: 'bakery-order-automation',
  title: 'Eleven shops, one order list before midnight',
  summary: 'How a regional bakery could stop retyping its orders and bake closer to what its shops sell.',
  client: 'A fictional family bakery with eleven shops and about sixty café customers.',
  sector: 'Food production',
  illustrative: true,
  challenge: [
    'Orders came by telephone, text message, email and on paper with the driver. One person typed them into a spreadsheet each afternoon, three hours on average and longer before a weekend. Errors surfaced at five in the morning, when the wrong crates were already on the van.',
    'Whoever typed the list could not be ill. Everyone knew it, that person best of all.',
  ],
  approach: [
    'First we would shorten the order itself: 140 lines become 60, because many products differed only in the name a shop used for them.',
    'Shops and cafés get a page with their usual order filled in. They change what differs and confirm it. Messages and emails from those who prefer them are read into the same list and shown for checking, so nobody is forced to change on the first day.',
    'A small interface passes the closed list to production, to the labels and to invoicing. The spreadsheet runs beside it for five weeks and is compared every night until the two agree.',
  ],
  result: [
    'In this example order handling falls from 190 to 35 minutes a day. The time left goes to exceptions, which arrive in one list with the customer and the reason.',
    'Because orders and returns now lie in one place, the bakery sees what comes back and bakes less of it. Unsold bread drops by more than a quarter, and what remains still goes to the animal shelter, as it did before.',
  ],
  figures: [
    { label: 'Order handling a day', value: '190 to 35 min' },
    { label: 'Wrong deliveries a month', value: '24 to 5' },
    { label: 'Bread returned unsold', value: '9.5% to 6.8%' },
    { label: 'Products on the order form', value: '140 to 60' },
  ],
  chart: {
    kind: 'comparison',
    title: 'Order handling by weekday',
    unit: 'minutes',
    points: [
      { label: 'Monday', before: 180, after: 30 },
      { label: 'Tuesday', before: 170, after: 30 },
      { label: 'Wednesday', before: 175, after: 30 },
      { label: 'Thursday', before: 190, after: 35 },
      { label: 'Friday', before: 235, after: 50 },
    ],
  },
  services: ['automation-systems', 'custom-api-development'],
  metaDescription:
    'Illustrative example: automated orders for a bakery with eleven shops, from four channels into one list that production can trust.',
}
