import type { Tool } from '../types.ts'

export const careerToolkitTools = [
  {
    slug: 'resume-keyword-match',
    name: 'Résumé Keyword Match',
    group: 'career-toolkit',
    onCard: true,
    purpose: 'The words of a job advert that your résumé has, and those it lacks.',
    about:
      'This comparison is being built. It will set a résumé beside an advert, list the skills and terms they share and those that are missing, and leave it to you which of them are true of you. It is for applicants whose résumé is read by software before a person sees it.',
    relatedServices: ['ai-agent-development'],
    relatedPosts: ['education', 'kitchen'],
  },
  {
    slug: 'cover-letter-builder',
    name: 'Cover Letter Builder',
    group: 'career-toolkit',
    onCard: true,
    purpose: 'A cover letter of one page, put together from your answers to a few questions.',
    about:
      'This builder is being built. It will ask why this employer, what you have done that matches, and when you can start, and arrange your own words into a letter of one page. It is for people who know what to say and not how to begin.',
    relatedServices: ['ai-agent-development'],
    relatedPosts: ['education', 'chef'],
  },
  {
    slug: 'job-offer-comparison',
    name: 'Job Offer Comparison',
    group: 'career-toolkit',
    onCard: true,
    purpose: 'Two or more job offers compared by pay, hours, commute and what matters to you.',
    about:
      'This comparison is being built. It will bring offers to the same footing, pay per real hour with commute and benefits counted, and weigh the rest as you set it. It is for anyone with two letters on the table and a week to decide.',
    relatedServices: ['fullstack-development'],
    relatedPosts: ['planning', 'budget'],
  },
] as const satisfies readonly Tool[]
