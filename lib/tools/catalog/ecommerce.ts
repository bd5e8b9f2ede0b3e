import type { Tool } from '../types.ts'

export const ecommerceTools = [
  {
    slug: 'margin-markup-calculator',
    name: 'Margin & Markup Calculator',
    group: 'ecommerce',
    onCard: true,
    purpose: 'Price, margin and markup from any two of the figures you know.',
    about:
      'This calculator is being built. It will find the missing figures from cost, price, margin or markup, with and without VAT, and show why a margin of a third is a markup of a half. It is for shopkeepers, bakers and anyone who prices goods.',
    relatedServices: ['fullstack-development'],
    relatedPosts: ['budget', 'bakery'],
  },
  {
    slug: 'roas-calculator',
    name: 'ROAS Calculator',
    group: 'ecommerce',
    onCard: true,
    purpose: 'Return on advertising spend, and the return at which an advert stops losing money.',
    about:
      'This calculator is being built. It will set income against advertising cost, take the margin and returned orders into account, and give the break-even point beside the result. It is for shops that see a good figure in the report and little in the bank.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['budget', 'news'],
  },
  {
    slug: 'volumetric-weight-calculator',
    name: 'Shipping Volumetric Weight Calculator',
    group: 'ecommerce',
    onCard: true,
    purpose: 'The weight a carrier will charge for a parcel, by size as well as by scale.',
    about:
      'This calculator is being built. It will compare the real weight of a parcel with its volumetric weight under the usual divisors and name the one that counts. It is for shops that ship light and bulky things, from dog beds to puffed grain.',
    relatedServices: ['custom-api-development', 'automation-systems'],
    relatedPosts: ['pet', 'storage'],
  },
  {
    slug: 'eu-vat-calculator',
    name: 'EU VAT & Price Label Calculator',
    group: 'ecommerce',
    onCard: true,
    purpose: 'Net, VAT and gross for each EU country, and the price per kilogram or litre.',
    about:
      'This calculator is being built. It will convert between net and gross at the rates of the member states, show the date and source of each rate, and work out the unit price that a label must carry. It is for shops that sell food, pet food and other goods across the Union.',
    relatedServices: ['custom-api-development'],
    relatedPosts: ['label', 'pet food'],
  },
] as const satisfies readonly Tool[]
