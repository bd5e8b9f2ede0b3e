import type { Tool } from '../types.ts'

export const freelancerTools = [
  {
    slug: 'freelance-rate-calculator',
    name: 'Freelance Rate Calculator',
    group: 'freelancers',
    onCard: true,
    purpose: 'The hourly and daily rate that covers your costs, taxes, holidays and quiet weeks.',
    about:
      'This calculator is being built. It will start from the income you need, add costs, taxes and time that cannot be billed, and arrive at a rate you can defend. It is for freelancers who set their price by looking at others.',
    relatedServices: ['automation-systems'],
    relatedPosts: ['budget', 'planning'],
  },
  {
    slug: 'invoice-maker',
    name: 'Invoice Maker',
    group: 'freelancers',
    onCard: true,
    purpose: 'An invoice with the required details, correct sums and a clean printed page.',
    about:
      'This maker is being built. It will number and date an invoice, add up lines with their VAT rates, and lay it out for print. It is for freelancers who send a few invoices a month; where the law asks for an electronic system, the page will say so.',
    relatedServices: ['automation-systems', 'custom-api-development'],
    relatedPosts: ['planning', 'budget'],
  },
  {
    slug: 'project-estimate-calculator',
    name: 'Project Estimate Calculator',
    group: 'freelancers',
    onCard: true,
    purpose: 'A price range for a project, from its tasks, their uncertainty and your rate.',
    about:
      'This calculator is being built. It will ask for the best, likely and worst case of each task, combine them, and give a range with a stated confidence instead of a single hopeful number. It is for freelancers and studios who quote fixed prices.',
    relatedServices: ['automation-systems', 'fullstack-development'],
    relatedPosts: ['planning', 'guide'],
  },
  {
    slug: 'late-payment-interest-calculator',
    name: 'Late Payment Interest Calculator',
    group: 'freelancers',
    onCard: true,
    purpose: 'Statutory interest and recovery compensation on an invoice paid late.',
    about:
      'This calculator is being built. It will take the amount, the due date and the day of payment, apply the statutory rate of each period, and show the sum with the rule it rests on. It is for freelancers and small firms with a client who is slow to pay.',
    relatedServices: ['automation-systems'],
    relatedPosts: ['budget', 'education'],
  },
] as const satisfies readonly Tool[]
