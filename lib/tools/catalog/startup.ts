import { info as runwayCalculator } from '../startup/runway-calculator/info.ts'
import type { Tool } from '../types.ts'

export const startupTools = [
  runwayCalculator,
  {
    slug: 'equity-dilution-calculator',
    name: 'Equity Dilution Calculator',
    group: 'startup',
    onCard: true,
    purpose: 'Who owns what after each funding round, option pool included.',
    about:
      'This calculator is being built. It will take the shareholders, the rounds and the option pool, and show every share before and after, with the arithmetic open to view. It is for founders reading their first term sheet, and it will not replace a lawyer.',
    relatedServices: ['fullstack-development'],
    relatedPosts: ['education', 'planning'],
  },
  {
    slug: 'break-even-calculator',
    name: 'Break-even Calculator',
    group: 'startup',
    onCard: true,
    purpose: 'How many units, or how much turnover, it takes to cover the costs.',
    about:
      'This calculator is being built. It will set fixed costs against the margin of each sale, draw the point where they meet, and show how a change of price moves it. It is for new products, food stalls and second branches alike.',
    relatedServices: ['fullstack-development'],
    relatedPosts: ['budget', 'market'],
  },
  {
    slug: 'saas-metrics-calculator',
    name: 'SaaS Metrics Calculator',
    group: 'startup',
    onCard: true,
    purpose: 'Recurring revenue, churn, lifetime value and payback from one set of inputs.',
    about:
      'This calculator is being built. It will work out the usual subscription figures from one consistent set of inputs, show each formula, and warn when two of them cannot both be true. It is for founders and for the investors who will recalculate them anyway.',
    relatedServices: ['fullstack-development', 'custom-api-development'],
    relatedPosts: ['planning', 'education'],
  },
] as const satisfies readonly Tool[]
