import type { Tool } from '../types.ts'

export const businessHrTools = [
  {
    slug: 'leave-accrual-calculator',
    name: 'Leave Accrual Calculator',
    group: 'business-hr',
    onCard: true,
    purpose: 'Annual leave earned so far, for full and part time and for a year begun late.',
    about:
      'This calculator is being built. It will work out the leave due to a person from the start date, working time and entitlement, and show each rounding step. It is for small employers, and for employees who would like to check.',
    relatedServices: ['automation-systems'],
    relatedPosts: ['planning', 'wellness'],
  },
  {
    slug: 'offer-letter-builder',
    name: 'Offer Letter Builder',
    group: 'business-hr',
    onCard: true,
    purpose: 'A clear offer letter with pay, hours, start date and conditions in plain words.',
    about:
      'This builder is being built. It will gather the terms of an offer, point out the ones that are missing, and write them as a letter to print or send. It is for owners who hire a few times a year, and it will not stand in for an employment contract.',
    relatedServices: ['automation-systems'],
    relatedPosts: ['chef', 'kitchen'],
  },
  {
    slug: 'job-posting-builder',
    name: 'Job Posting Builder',
    group: 'business-hr',
    onCard: true,
    purpose: 'A job advert that names the work, the pay and the place, with its structured data.',
    about:
      'This builder is being built. It will lead you from the tasks to the requirements, ask for a pay range, flag wording that shuts people out, and add the markup that job searches read. It is for kitchens, clinics, shops and offices looking for one good person.',
    relatedServices: ['seo-optimization', 'automation-systems'],
    relatedPosts: ['chef', 'community'],
  },
] as const satisfies readonly Tool[]
