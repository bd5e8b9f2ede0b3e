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
