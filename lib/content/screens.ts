import { notFoundWords } from './not-found-words.ts'
import type { LinkItem } from './types.ts'

export const notFoundScreen = {
  ...notFoundWords,
  code: '404',
  tools: { label: 'Browse Tools', href: '/tools' },
  back: 'Go Back',
  popularTitle: 'Popular Pages',
  toolsTitle: 'Tool Categories',
  contactText: 'Still cannot find it?',
  contact: { label: 'Contact our team', href: '/contact' },
  detailsTitle: 'Technical details',
  requestedPath: 'Requested path',
  errorCode: 'Error Code: 404 - Page Not Found',
} as const

/** Links of the not-found page. */
export const popularPages = [
  { label: 'SEO & Content Tools', href: '/tools/seo' },
  { label: 'Social Media Tools', href: '/tools/social-media' },
  { label: 'Premium Tools', href: '/tools/premium' },
  { label: 'AI Agent Development', href: '/services/ai-agent-development' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'Blog', href: '/blog' },
] as const satisfies readonly LinkItem[]

export const notFoundToolCategories = [
  { label: 'Business & HR', href: '/tools/business-hr' },
  { label: 'E-commerce', href: '/tools/ecommerce' },
  { label: 'Startup', href: '/tools/startup' },
  { label: 'Freelancer', href: '/tools/freelancers' },
  { label: 'Creator', href: '/tools/creators' },
  { label: 'Career Toolkit', href: '/career-toolkit' },
] as const satisfies readonly LinkItem[]

export const postScreen = {
  back: { label: 'Back to Blog', href: '/blog' },
  related: 'Related reading',
  adjacent: 'Before and after',
  older: 'Previous',
  newer: 'Next',
  jumpToRecipe: 'Jump to the recipe',
  updated: 'Updated',
  aboutAuthor: 'About the author',
  moreBy: (name: string) => `More by ${name}`,
  save: 'Save',
  saved: 'Saved',
  savedRecipes: { label: 'Your saved recipes', href: '/saved' },
} as const

export const searchScreen = {
  title: 'Search',
  label: 'Search recipes, news and guides',
  submit: 'Search',
  allTypes: 'All',
  filterLabel: 'Type of post',
  startTitle: 'What are you hungry for?',
  startText: 'Type a word: an ingredient, a dish, an animal. "Quotes" keep words together, a minus leaves one out.',
  betterPage: 'Better matches',
  furtherPage: 'More matches',
  resultsFor: 'for',
  oneResult: '1 result',
  results: (count: number) => `${count} results`,
  manyResults: (count: number) => `More than ${count} results`,
  emptyTitle: 'Nothing found',
  emptyText: 'Try a shorter word, another spelling, or begin with one of the listings.',
  noPosts: 'No post found for',
  tooLittleTitle: 'A little more, please',
  tooLittleText: 'Single letters and words such as "the" stand everywhere. Add an ingredient, a dish or an animal.',
  respelt: {
    before: 'Nothing found for',
    question: 'Did you mean',
    after: 'Here is what holds that.',
    afterNearest: 'These hold some of the words.',
  },
  nearest: (query: string) => `Nothing holds all of "${query}". These hold some of the words.`,
  similar: (query: string, foods: readonly string[]) =>
    `Nothing holds "${query}". These hold what comes near to it: ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(foods)}.`,
  filtersTitle: 'The search as filters',
  filtersText: (name: string) => `${name}: all of them`,
  topicsTitle: 'Topics',
  topicsText: (name: string) => `All posts about ${name}`,
  peopleTitle: 'Authors',
  peopleText: (name: string) => `All posts by ${name}`,
  downTitle: 'Search is out of reach for a moment',
  downText: 'The posts cannot be searched right now. Try again in a minute, or read on from one of the listings.',
  studioTitle: 'Tools, services and case studies',
  studioJump: (count: number) =>
    count === 1 ? '1 tool, service or case study' : `${count} tools, services and case studies`,
} as const
