import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'For each task you say how long it takes when all goes well, most likely, and when it does not. The expected effort weighs the likely value four times; the deviation is a sixth of the distance between the two ends.',
    'Tasks are taken as independent, so their deviations add as squares: what goes wrong in one is partly made up for in another. The effort at a confidence is the expected sum plus a number of deviations that belongs to that confidence in a normal distribution.',
    'The price is that effort at your rate, with a contingency if you set one, plus expenses, less a discount.',
  ],
  formulas: {
    'Expected effort of a task': '(optimistic + 4 × likely + pessimistic) ÷ 6',
    'Deviation of a task': '(pessimistic − optimistic) ÷ 6',
    'Deviation of the project': '√ of the sum of the squared deviations',
    'Effort at a confidence':
      'expected effort + z × deviation; z = 0, 0.5244, 0.8416, 1.2816, 1.6449 for 50, 70, 80, 90, 95 %',
    Price: 'effort × rate × (1 + contingency) + expenses − discount',
  },
  sources: {
    'PERT: D. G. Malcolm, J. H. Roseboom, C. E. Clark, W. Fazar, Operations Research 7 (1959)':
      'https://pubsonline.informs.org/doi/10.1287/opre.7.5.646',
    'The sum of many independent tasks is taken as normally distributed': null,
  },
  workedExample: [
    'Design takes 4, likely 6, at worst 14 hours; building 8, 10 or 20; the launch 2, 3 or 5.',
    'Expected: 7 + 11.33 + 3.17 = 21.50 hours. Deviation: √(1.67² + 2² + 0.5²) = 2.65 hours.',
    'At 80 % confidence 21.50 + 0.8416 × 2.65 = 23.73 hours, at 95 % 25.86. At 180 an hour with a contingency of 15 % the quote at 80 % is 4,912.33.',
  ],
  questions: {
    'Which confidence should a quote have?':
      'Half of all projects overrun the expected effort. For a fixed price many choose 80 %: one project in five costs you something.',
    'What belongs into “pessimistic”?': 'What has happened to you once in twenty such tasks, not the end of the world.',
    'Why is the confidence rough with a few tasks?':
      'A sum of three tasks is not yet near the normal curve that the figures assume. Ten or more make it usable.',
  },
  limits: [
    'It takes tasks as independent: if one late decision delays them all, the real deviation is larger.',
    'It does not know your client, your holidays or public holidays.',
    'A confidence is a share of comparable projects, not a promise.',
  ],
  related: ['freelancers/freelance-rate-calculator', 'freelancers/invoice-maker', 'startup/break-even-calculator'],
  relatedServices: ['fullstack-development', 'custom-api-development'],
}
