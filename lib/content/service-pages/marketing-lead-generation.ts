import type { Service } from '../types.ts'

export const marketingLeadGeneration: Service = {
  slug: 'marketing-lead-generation',
  title: 'Marketing & Lead Generation',
  navLabel: 'Marketing & Lead Generation',
  summary: 'Enquiries from people who can buy, and a way to follow each of them up.',
  lead: 'A hundred addresses that never answer are not leads. We help you say clearly what you offer, bring it before the people who need it, and make sure that every enquiry gets an answer while it is still warm.',
  forWhom: [
    'Producers and wholesalers who sell to other businesses',
    'Service companies whose best clients came by chance',
    'Teams that pay for advertising and cannot tell what it brought',
    'Specialists who are good at the work and uneasy about selling it',
  ],
  steps: [
    {
      title: 'Talk to buyers',
      text: 'We interview a handful of your clients, and some who said no. Their words become the copy.',
    },
    {
      title: 'Settle the offer',
      text: 'One page says for whom it is, what it solves, what it includes and what happens after the form is sent.',
    },
    {
      title: 'Choose two channels',
      text: 'Search, newsletter, trade press, a fair, a network: two done properly, chosen by where your buyers already are.',
    },
    {
      title: 'Catch and follow up',
      text: 'Forms, replies and reminders run into one list with an owner for each contact and a date for the next step.',
    },
    { title: 'Count to the end', text: 'We report cost per conversation and per order. Clicks stand in the appendix.' },
  ],
  deliverables: [
    'Notes from the interviews and a positioning of one page',
    'A landing page, written and built',
    'A sequence of emails that people can leave with one click',
    'Campaigns set up in accounts you own',
    'A simple pipeline with consent and source recorded for each contact',
  ],
  questions: [
    {
      question: 'Do you buy address lists?',
      answer:
        'No. Electronic marketing in Poland and the rest of the Union needs consent, and bought lists seldom carry it. We build yours from people who asked.',
    },
    {
      question: 'How large must the budget be?',
      answer:
        'Large enough to learn something. In the first talk we work out what a single order is worth to you, and therefore what an enquiry may cost.',
    },
    {
      question: 'Who writes the texts?',
      answer:
        'We do, from your interviews and documents, and you approve them. Nothing is published in your name that you have not read.',
    },
    {
      question: 'Can we stop at any time?',
      answer:
        'Yes, with a month of notice. Accounts and lists are yours from the first day, pages and texts once they are paid for.',
    },
  ],
  relatedTools: [
    'premium/landing-page-copy-generator',
    'premium/email-subject-line-generator',
    'social-media/utm-link-builder',
    'ecommerce/roas-calculator',
  ],
  relatedCaseStudies: ['pet-food-wholesale-leads'],
  art: 'envelope',
  metaDescription:
    'Marketing and lead generation for small and medium companies: a clear offer, two channels done properly, and follow-up that is counted to the order.',
}
