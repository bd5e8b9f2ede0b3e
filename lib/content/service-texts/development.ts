import type { Service } from '../types.ts'

export const customApiDevelopment: Service = {
  slug: 'custom-api-development',
  title: 'Custom API Development',
  navLabel: 'Custom API Development',
  summary: 'Interfaces that let your systems, partners and apps exchange data without surprises.',
  lead: 'An interface is a promise between two systems. We design it with the people on both ends, build it so that old clients keep working when it grows, and document it well enough that your partners do not have to telephone.',
  forWhom: [
    'Producers whose partners want orders and stock as data instead of spreadsheets',
    'Companies that connect a shop, a warehouse and an accounting system',
    'Product teams that need a back end for a mobile or web application',
    'Owners of a system whose maker offers no interface, or a poor one',
  ],
  steps: [
    {
      title: 'Write the contract',
      text: 'Together with the future users we describe every call, field and error in an OpenAPI document, before there is code.',
    },
    {
      title: 'Offer a mock',
      text: 'Within days there is a test address that answers as described, so that the other side can start at once.',
    },
    {
      title: 'Build and test',
      text: 'Each line of the contract has a test. Limits, repeats and bad input are part of it.',
    },
    {
      title: 'Open it in stages',
      text: 'First one friendly partner, then a few, then all, each with a key of their own and a limit that can be raised.',
    },
    {
      title: 'Keep it alive',
      text: 'Versions, notices of change and an agreed period before anything old is switched off.',
    },
  ],
  deliverables: [
    'An OpenAPI description and readable documentation',
    'The running service with tests against the contract',
    'Keys, permissions and rate limits for each partner',
    'Logs and alerts that show which partner has a problem',
    'A sample client and a sandbox to try it in',
  ],
  questions: [
    {
      question: 'REST, GraphQL or webhooks?',
      answer:
        'REST for most partners, because everyone can read it, and webhooks where the other side should hear of a change at once. GraphQL when one team owns both ends and the screens change often.',
    },
    {
      question: 'Can you put an interface on our old system?',
      answer:
        'Usually, through its database or its export files, with a layer in between that protects it. We try the riskiest part first.',
    },
    {
      question: 'How do you keep it safe?',
      answer:
        'Every call is authenticated, allowed only what its key may do, limited in rate and logged. Input is checked against the contract. Before launch someone who did not build it tries to break it.',
    },
    {
      question: 'Who runs it afterwards?',
      answer:
        'You, on your own hosting, or we do under an agreement that names response times. The documentation is written for both.',
    },
  ],
  relatedTools: [
    'ecommerce/eu-vat-calculator',
    'seo/schema-markup-generator',
    'ecommerce/volumetric-weight-calculator',
  ],
  relatedCaseStudies: ['bakery-order-automation', 'animal-clinic-inbox-agent'],
  art: 'plug',
  metaDescription:
    'Custom API development: contract first, documented in OpenAPI, tested and versioned, for partners, apps and older systems. From Kraków, Poland.',
}

export const fullstackDevelopment: Service = {
  slug: 'fullstack-development',
  title: 'Full-Stack Development',
  navLabel: 'Full-Stack Development',
  summary: 'Websites and web applications from the database to the last pixel, built to be handed over.',
  lead: 'We build web software for companies that will still need it in five years: booking systems, shops, portals, magazines. One small team answers for the whole of it, from the data model to the screen, and writes it so that another team could take over on a Monday.',
  forWhom: [
    'Companies whose work has outgrown a spreadsheet and three plug-ins',
    'Founders who need a first version that will not have to be thrown away',
    'Organisations with an old system that works and that nobody dares to touch',
    'Teams that need a public site to be fast, accessible and calm to maintain',
  ],
  steps: [
    {
      title: 'Agree on the core',
      text: 'In a workshop or two we write down who uses it, for what, and the one journey that must work on the first day.',
    },
    {
      title: 'Draw before building',
      text: 'You click through the main screens as a prototype and correct them while corrections are cheap.',
    },
    {
      title: 'Build in short rounds',
      text: 'Every two weeks there is something to use on a test address. You see the real state, unfinished parts included.',
    },
    {
      title: 'Move and launch',
      text: 'Data are moved with a rehearsal, old addresses are redirected, and there is a way back if the day goes wrong.',
    },
    {
      title: 'Hand over or stay',
      text: 'You own the code, the accounts and the documentation. We stay for upkeep if you wish, with a month of notice.',
    },
  ],
  deliverables: [
    'Source code in your own repository, with its history',
    'Automated tests for the journeys that earn money',
    'A site that meets WCAG 2.2 AA, with the test report',
    'Deployment, backups and monitoring in accounts you own',
    'Documentation a new developer can follow alone',
  ],
  questions: [
    {
      question: 'Which technologies do you use?',
      answer:
        'Mostly TypeScript, React, Next.js and PostgreSQL: widely known and well documented. Where your company runs something else, we can work in that if it is sound.',
    },
    {
      question: 'Fixed price or by the hour?',
      answer:
        'A fixed price for a part that can be described, time and material with a ceiling for the rest. The offer says which is which.',
    },
    {
      question: 'Can you take over an existing project?',
      answer:
        'Often. We begin with a paid review of one or two weeks, and you keep its result whether or not we continue.',
    },
    {
      question: 'Who owns the code?',
      answer: 'You do, once it is paid for. Open-source parts keep their licences, and we list them.',
    },
    {
      question: 'What happens after launch?',
      answer:
        'Security updates and small changes continue under a monthly agreement, or we train your own people for it.',
    },
  ],
  relatedTools: ['startup/saas-metrics-calculator', 'seo/meta-tag-generator', 'seo/heading-outline-checker'],
  relatedCaseStudies: ['cookery-school-booking-platform', 'recipe-archive-search-growth'],
  art: 'cog',
  metaDescription:
    'Full-stack web development in TypeScript, React and PostgreSQL: booking systems, shops and portals, accessible, tested and yours to keep.',
}
