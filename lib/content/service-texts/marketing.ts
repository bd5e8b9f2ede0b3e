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

export const seoOptimization: Service = {
  slug: 'seo-optimization',
  title: 'SEO Optimisation',
  navLabel: 'SEO Optimisation',
  summary: 'Pages that load quickly, answer a question, and can be found by the people who ask it.',
  lead: 'Most sites do not need tricks. They need fewer and better pages, clean markup, speed on an ordinary phone, and texts that answer what people search for. We find out which of these holds you back, put it right, and leave you able to keep it so.',
  forWhom: [
    'Publishers with a large archive that readers no longer find',
    'Shops that compete with marketplaces for their own product names',
    'Local businesses that should appear when someone nearby searches',
    'Sites about to be rebuilt that would like to keep their visitors',
  ],
  steps: [
    {
      title: 'Measure',
      text: 'We crawl the site, read the search console and the server logs, and write down what is indexed, what is visited and what is in the way.',
    },
    {
      title: 'Rank the work',
      text: 'You get one list, ordered by effect against effort, with a reason for each line. There is no score out of a hundred.',
    },
    {
      title: 'Repair the ground',
      text: 'Speed, redirects, duplicate addresses, structured data, internal links. We do it in your code or brief your developers.',
    },
    {
      title: 'Improve the pages',
      text: 'We merge pages that compete with each other, rewrite those that nearly work, and plan the few that are missing.',
    },
    {
      title: 'Watch and hand over',
      text: 'Each change is dated, so that its effect can be told from the weather. At the end your team has the list and knows how to go on.',
    },
  ],
  deliverables: [
    'A technical audit with every finding reproducible',
    'An ordered list of work with owners and dates',
    'Corrected templates, redirects and structured data',
    'Content briefs for the pages worth writing',
    'A monthly report of one page, with the raw data attached',
  ],
  questions: [
    {
      question: 'Can you promise first place?',
      answer: 'No, and nobody can. We promise the work in the offer and show what changed after it.',
    },
    {
      question: 'How soon does it show?',
      answer:
        'Technical repairs often show within weeks of the next crawl. Content takes months. If nothing has moved after half a year we say so and look for the reason together.',
    },
    {
      question: 'Do you buy links?',
      answer:
        'No. Bought links are against the rules of the search engines and the risk stays with you. We make things worth linking to and tell the people who might care.',
    },
    {
      question: 'What about answers written by AI?',
      answer:
        'Assistants quote pages that are clear, current and well marked up. The same work serves them, and we check how your pages are quoted.',
    },
  ],
  relatedTools: [
    'seo/serp-snippet-preview',
    'seo/schema-markup-generator',
    'seo/robots-txt-generator',
    'local-business/opening-hours-schema-generator',
  ],
  relatedCaseStudies: ['recipe-archive-search-growth'],
  art: 'bars',
  metaDescription:
    'SEO work without tricks: technical repair, structured data, faster pages and texts that answer the question. Audits and hands-on work from Kraków.',
}
