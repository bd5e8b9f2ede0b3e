import type { CaseStudy } from '../types.ts'

export const petFoodWholesaleLeads: CaseStudy = {
  slug: 'pet-food-wholesale-leads',
  title: 'From fair to shelf: enquiries a pet food maker can count on',
  summary: 'How a small producer could turn two trade fairs a year into a steady flow of enquiries from shops.',
  client: 'A fictional maker of dried dog and cat food with fourteen employees, selling to independent shops.',
  sector: 'Pet food, wholesale',
  illustrative: true,
  challenge: [
    'New customers came from two fairs a year. In between there was a form that went to a shared mailbox, where an enquiry waited three days on average. Advertising money went to pet owners, who cannot buy from a wholesaler.',
  ],
  approach: [
    'We would talk to twelve shop owners first. Their main worry is not the price but the shelf: how fast does it sell, and what happens to bags past their date. The offer is rewritten around a starter shelf with a return promise.',
    'One landing page carries that offer, with the composition of every product and the answers the shop owners had asked for. Search advertising and the trade newsletter are kept, everything else is stopped.',
    'Enquiries enter one list with an owner and a next step. A first reply with samples and terms goes out within the working day, and reminders make sure that nobody is forgotten after the third week.',
  ],
  result: [
    'In this example enquiries from shops rise from 4 to 17 a month over eight months. Of 83 enquiries in all, 19 become customers with a first order.',
    'The budget for advertising falls slightly. Most of the difference comes from answering: four hours to the first reply, where it used to be three days.',
  ],
  figures: [
    { label: 'Enquiries from shops a month', value: '4 to 17' },
    { label: 'Shops with a first order', value: '19' },
    { label: 'Time to first reply', value: '3 days to 4 h' },
    { label: 'Advertising cost per conversation', value: 'PLN 610 to 240' },
  ],
  chart: {
    kind: 'series',
    title: 'Enquiries from shops',
    unit: 'a month',
    points: [
      { label: 'January', value: 4 },
      { label: 'February', value: 5 },
      { label: 'March', value: 7 },
      { label: 'April', value: 9 },
      { label: 'May', value: 12 },
      { label: 'June', value: 14 },
      { label: 'July', value: 15 },
      { label: 'August', value: 17 },
    ],
  },
  services: ['marketing-lead-generation', 'automation-systems'],
  metaDescription:
    'Illustrative example: how a maker of pet food could win shops all year with a clear offer, one page and a reply within the working day.',
}
