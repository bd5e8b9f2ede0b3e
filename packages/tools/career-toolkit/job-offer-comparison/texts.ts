import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Every offer is brought to a yearly value: what is certain counts whole, what is not counts as much as you think it likely, and what the job costs you is subtracted. A sign-on is spread over the years that you name, equity over its vesting.',
    'The value is then divided by the hours that you work in the year, and once more by those hours and the way there and back. Two offers of the same pay can differ by a tenth here.',
    'What money does not say is a score: you give each offer 1 to 5 points for growth, team, stability, flexibility and mission, and each of the five a weight.',
    'Amounts are taken as you type them. Type all of them before tax, or all of them after it, and keep to one currency.',
  ],
  formulas: {
    'Yearly value':
      'base + base × bonus × likelihood + sign-on ÷ years + equity ÷ vesting × probability + benefits + base × pension − commute a day × days on site × working weeks − 12 × costs at home',
    'First-year value': 'yearly value + sign-on − sign-on ÷ years',
    'Working weeks': '(260 − leave days − public holidays) ÷ 5',
    'Hours with commute': 'working weeks × hours per week + working weeks × days on site × 2 × minutes ÷ 60',
    Score: 'sum of weight × points ÷ sum of weights ÷ 5 × 100',
    'Rise that makes two offers equal':
      'difference ÷ (1 + bonus × likelihood + pension), because bonus and pension rise with the base',
  },
  sources: {
    'Arithmetic on what you type; 260 weekdays and 52 weeks a year.': null,
  },
  workedExample: [
    'Offer A: base 180,000, bonus 10 % at 70 %, sign-on 10,000 over 2 years, equity 40,000 over 4 years at 25 %, benefits 9,000, commute 40 a day on 3 days, 26 days of leave and 4 public holidays, so 46 working weeks. 180,000 + 12,600 + 5,000 + 2,500 + 9,000 − 5,520 = 203,580.00.',
    'Offer B: base 168,000, bonus 15 % at 70 %, benefits 12,000, remote. 168,000 + 17,640 + 12,000 = 197,640.00. A base pay higher by 5,375.57 would make B equal.',
  ],
  questions: {
    'Before or after tax?':
      'Either, as long as all offers are typed the same way. The tool knows no tax law. Before tax is the usual way for offers of one country.',
    'How likely is a bonus?':
      'Ask what share of the target was paid in each of the last three years, and use the mean of it.',
    'How do I compare a contract with employment?':
      'Tick “contractor” and type what an employer would pay for you: social contributions, the days that you do not invoice, and equipment. Without these three the two are not comparable, and the tool asks for them.',
    'Why does the score not change the order?':
      'Money and the rest are shown side by side. How many thousands a better team is worth only you can say.',
  },
  limits: [
    'It does not know your tax, your contributions or what a benefit is worth to you.',
    'It does not know whether a bonus is paid or what shares will be worth; it multiplies by the likelihood that you type.',
    'It gives no legal or tax advice.',
  ],
  related: [
    'career-toolkit/resume-keyword-match',
    'career-toolkit/cover-letter-builder',
    'freelancers/freelance-rate-calculator',
  ],
  relatedServices: ['fullstack-development'],
}
