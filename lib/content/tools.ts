import type { CallToAction, PageMeta, QuestionAnswer } from './types.ts'

/** Title and description of the directory of `count` tools. */
export const toolsMeta = (count: number): PageMeta => ({
  title: 'Free Tools',
  description: `A directory of ${count} small tools for search, social media, business, freelancers and creators. Free, without sign-up, and computed in your browser.`,
})

export const toolsDirectory = {
  title: 'Tools',
  intro: (count: number) =>
    `${count} small tools for the jobs around the work: a title to check, an invoice to add up, an offer to compare. All of them are free and none asks for an account.`,
  premiumBadge: 'Premium',
  premiumNote: 'Premium marks the larger tools with several outputs. They are as free as the others.',
} as const

export const toolLabels = {
  filter: 'Search the tools',
  filterSubmit: 'Search',
  filterHint: 'In your own words: how much to charge',
  filterElsewhere: 'No tool of this group matches these words. These are in other groups:',
  filterNearest: 'No tool matches these words. Perhaps you mean one of these:',
  filterNone: 'No tool matches these words. Try others.',
  filterGroups: 'Or look through a group:',
  howItWorks: 'How it works',
  sources: 'Sources',
  workedExample: 'A worked example',
  limits: 'What it does not know',
  relatedServices: 'Related services',
  relatedPosts: 'Related reading',
  relatedTools: 'Related tools',
  privacy: 'Nothing you type leaves this page.',
  jobs: 'I want to …',
  allGroups: 'Groups',
  otherGroups: 'Other groups',
  allTools: 'All tools',
  questions: 'Questions and answers',
} as const

export const checkedLabel = (date: string): string => `Limits checked on ${date}`

/** Notes below a form: what happens to its numbers without JavaScript. */
export const formNotes = {
  ahead: 'Without JavaScript the form is sent to this site, which computes the result and stores nothing.',
  after: 'These numbers came to this site with the address, to be computed here. They are not stored.',
  browser: 'This tool runs in your browser and needs JavaScript, which is switched off.',
} as const

/** Announces to screen readers how many tools the filter shows. */
export function foundLabel(count: number): string {
  return count === 1 ? '1 tool found' : `${count} tools found`
}

/** The link from the tool search to the search of the whole site. */
export const siteSearchLabel = (query: string): string => `Search the whole site for “${query}”`

/** Text of the link to the remaining tools of a group: "+5 more". */
export function moreLabel(count: number): string {
  return `+${count} more`
}

export const toolsQuestions: readonly QuestionAnswer[] = [
  {
    question: 'Do the tools cost anything?',
    answer: 'No. The Premium badge marks the larger tools; it is not a price.',
  },
  { question: 'Do I need an account?', answer: 'No. There are no accounts for visitors on this site.' },
  {
    question: 'Where does what I type go?',
    answer:
      'Nowhere: the tools compute in your browser. Only the calculators that also work without JavaScript send their numbers to this site when JavaScript is off, and even then nothing is stored.',
  },
  {
    question: 'How far can I trust the results?',
    answer:
      'Each page shows its method, its sources and a worked example, and says what the tool does not know. Limits and rates carry the day on which we last checked them. None of it is legal or tax advice.',
  },
]

export const toolsCallToAction: CallToAction = {
  title: 'Missing the tool you need?',
  text: 'Tell us which small job takes too long. If it is of use to others we may build it here; if it is yours alone, the studio can build it for you.',
  actions: [{ label: 'Contact us', href: '/contact' }],
}
