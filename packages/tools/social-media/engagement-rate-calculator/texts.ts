import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'An engagement rate is a number of actions divided by a number of people or showings. Which actions, and which number below, is a choice; two reports about one post disagree because they chose differently. So you tick what counts, and every base that you have gets its own rate.',
    'For a set of posts there are two averages. The mean of the rates gives each post the same say. The pooled rate divides all actions by all of the base, so a post that reached many people weighs more. By followers the base is followers times posts.',
  ],
  formulas: {
    Rate: 'counted actions ÷ base × 100',
    'Mean of rates': 'sum of the rates ÷ number of posts that have the base',
    'Pooled rate': 'all counted actions ÷ all of the base × 100',
  },
  sources: {
    'Instagram help: about insights (reach, views, interactions)': 'https://help.instagram.com/788388387972460',
    'LinkedIn help: analytics of a page (impressions, engagement rate)':
      'https://www.linkedin.com/help/linkedin/answer/a547077',
  },
  workedExample: [
    'A post has 1,200 likes, 85 comments, 40 shares and 60 saves: 1,385 actions. It reached 25,000 people, so the rate by reach is 1,385 ÷ 25,000 = 5.54 %. By 18,200 followers it is 7.61 %.',
    'A second post has 410 actions and a reach of 6,200: 6.61 %. The mean of the two is 6.08 %; pooled it is 1,795 ÷ 31,200 = 5.75 %, since the first post weighs more.',
  ],
  questions: {
    'Which rate should a report name?':
      'The one by reach, where it is known: it asks how many of those who saw the post did something. Name the base and the actions beside the figure, or the figure cannot be compared.',
    'How can a rate be above 100 %?':
      'One person can like, comment, share and save. Four actions of one person are still one person reached.',
    'Is 5 % good?':
      'Against what? Published benchmarks mix other definitions, other sizes and other subjects. Your own posts of the last months, counted the same way, are the benchmark that holds.',
  },
  limits: [
    'It gives no benchmark: figures of others are counted in other ways.',
    'It does not know how a network counts reach, views or a click, and networks change that.',
    'It says nothing about who acted, and predicts nothing.',
  ],
  related: [
    'social-media/character-counter',
    'social-media/post-schedule-planner',
    'creators/sponsorship-rate-calculator',
  ],
  relatedServices: ['marketing-lead-generation'],
}
