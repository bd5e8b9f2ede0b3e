import { toolCount } from '../tools/groups.ts'
import type { CallToAction, PageMeta, QuestionAnswer } from './types.ts'

export const toolsMeta: PageMeta = {
  title: 'Free Tools',
  description: `A directory of ${toolCount} small tools for search, social media, business, freelancers and creators. Free, without sign-up, and being built in the open.`,
}

export const toolsDirectory = {
  title: 'Tools',
  intro: `${toolCount} small tools for the jobs around the work: a title to check, an invoice to add up, an offer to compare. All of them are free and none asks for an account.`,
  newTab: '(opens in a new tab)',
  premiumBadge: 'Premium',
  premiumNote: 'Premium marks the larger tools with several outputs. They are as free as the others.',
} as const

/** Says on each page of a tool that it does not work yet. */
export const toolNotice = {
  label: 'Being built',
  title: 'This tool is not ready yet',
  text: 'We would rather show you an empty workbench than a tool that gives wrong answers. Until it is ready, this page says what it will do and for whom.',
  directoryText: 'The tools are being built. Each page says what its tool will do and for whom.',
} as const

export const toolLabels = {
  filter: 'Search the tools',
  filterHint: 'Type a name or a purpose',
  filterEmpty: 'No tool matches these words. Try a shorter one.',
  about: 'What it will do',
  relatedServices: 'Related services',
  relatedPosts: 'Related reading',
  sameGroup: 'More in this group',
  otherGroups: 'Other groups',
  allTools: 'All tools',
  questions: 'Questions and answers',
} as const

/** How many tools the filter shows, for those who hear it. */
export function foundLabel(count: number): string {
  return count === 1 ? '1 tool found' : `${count} tools found`
}

/** Text of the link behind which a group's remaining tools stand: "+5 more". */
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
    question: 'When will a tool be ready?',
    answer:
      'We open each tool when it has been tested. If one of them would help you soon, write to us and we will tell you where it stands.',
  },
]

export const toolsCallToAction: CallToAction = {
  title: 'Missing the tool you need?',
  text: 'Tell us which small job takes too long. If it is of use to others we may build it here; if it is yours alone, the studio can build it for you.',
  actions: [{ label: 'Contact us', href: '/contact' }],
}
