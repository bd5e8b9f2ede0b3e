import type { Tool } from '../types.ts'

export const localBusinessTools = [
  {
    slug: 'opening-hours-schema-generator',
    name: 'Opening Hours Schema Generator',
    group: 'local-business',
    onCard: true,
    purpose: 'Opening hours as structured data, with lunch breaks and holidays included.',
    about:
      'This generator is being built. It will take the hours of each day, breaks and special dates, and write both the structured data and a table for your page. It is for bakeries, clinics, salons and everyone whose customers ask whether they are open.',
    relatedServices: ['seo-optimization'],
    relatedPosts: ['bakery', 'market'],
  },
  {
    slug: 'review-link-qr-generator',
    name: 'Review Link & QR Code',
    group: 'local-business',
    onCard: true,
    purpose: 'A direct link to your review form, and a QR code of it to print for the counter.',
    about:
      'This generator is being built. It will make a review link from your business listing and draw a QR code that prints sharply at any size. It is for local businesses that would like more honest reviews from people who were really there.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['community', 'market'],
  },
  {
    slug: 'nap-consistency-checker',
    name: 'NAP Consistency Checker',
    group: 'local-business',
    onCard: true,
    purpose: 'Name, address and phone number compared across the listings you paste in.',
    about:
      'This checker is being built. It will line up your details from several directories, tell a harmless difference such as "ul." from a wrong number, and list what to correct where. It is for businesses that have moved, changed their name or inherited old listings.',
    relatedServices: ['seo-optimization'],
    relatedPosts: ['news', 'market'],
  },
] as const satisfies readonly Tool[]
