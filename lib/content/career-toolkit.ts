import type { TitledText } from './types.ts'
import type { PageMeta } from '../page-texts.ts'

export const careerToolkitMeta: PageMeta = {
  title: 'Career Toolkit',
  description:
    'Tools for applying, writing and comparing job offers, with advice that fits on one page. Free, without sign-up.',
}

/** Copy that the page shows above and below the tools of its group; title and subtitle come from the group. */
export const careerToolkit = {
  lead: 'Looking for work is a job of its own, with bad hours and no canteen. This toolkit is for the three moments in which a little order helps most: matching your résumé to an advert, writing the letter, and deciding between offers.',
  audience:
    'It is meant for cooks and nurses as much as for developers: for anyone who applies, returns to work after a pause, or changes trade.',
  stepsTitle: 'Before you apply',
  steps: [
    {
      title: 'Read the advert twice',
      text: 'Once for what they ask, once for what they repeat. What stands there twice belongs in the upper third of your résumé, if it is true of you.',
    },
    {
      title: 'Write to one person',
      text: 'Find out who reads the letter. One paragraph on why them, one on what you have done that fits, one on when you can start.',
    },
    {
      title: 'Compare whole offers',
      text: 'Pay per real hour, with the commute and the weekends counted, says more than the monthly figure. So does a trial day.',
    },
  ],
  accessNote: 'The tools here ask for no account and cost nothing.',
} as const satisfies {
  lead: string
  audience: string
  stepsTitle: string
  steps: readonly TitledText[]
  accessNote: string
}
