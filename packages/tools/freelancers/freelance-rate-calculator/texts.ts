import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The calculator starts from what you want to keep. It adds the tax and contributions that lie between you and that sum, the contributions that are due whatever you earn, your costs, and a margin for the months that go otherwise. That is the revenue a year has to bring.',
    'Then it counts the hours that can bring it. A year has 260 weekdays; leave, public holidays and days of illness or learning go off. Of the hours that are left only a share is paid for: the rest goes into offers, mail, accounts and looking for work.',
    'Revenue divided by paid hours is the rate. The day counts all its hours, the week five days.',
  ],
  formulas: {
    'Work days': '260 − leave − public holidays − sick and learning days',
    'Billable hours': 'work days × hours per day × billable share',
    Revenue: '(net ÷ (1 − tax) + fixed contributions + costs) × (1 + margin)',
    Rate: 'revenue ÷ billable hours',
  },
  sources: {
    'Arithmetic. The share of tax is your own estimate: in Poland the scale, the flat 19 % and the lump sum differ':
      null,
  },
  workedExample: [
    'A freelancer wants 120,000 a year after tax, has costs of 18,000, pays 32 % in tax and contributions and adds a margin of 10 %. She takes 26 days of leave, 13 public holidays fall on working days, 8 days are lost to illness and courses.',
    '260 − 26 − 13 − 8 = 213 working days. 213 × 8 hours × 65 % = 1,107.6 paid hours.',
    '120,000 ÷ 0.68 = 176,470.59; with 18,000 of costs 194,470.59; with the margin 213,917.65. Divided by 1,107.6 hours: 193.14 an hour, 1,545.09 a day.',
  ],
  questions: {
    'What is a usual billable share?':
      'Write down a month and see. Many who work alone find between half and three quarters of their hours paid for; the first year is lower.',
    'Should the margin be there at all?':
      'Without it every late payment and every new machine comes out of your income. Ten percent is a little more than one month of the year.',
    'Which tax rate do I enter?':
      'What was left of last year’s income before tax says it best: tax and contributions divided by that income. Ask your accountant where the year will differ.',
    'Why does the rate rise so much when fewer hours are paid for?':
      'The same revenue has to come from fewer hours. At half the hours the rate doubles; the bars show what your own share does.',
  },
  limits: [
    'It does not know your tax law: tax is one percentage of income, as you typed it.',
    'It does not know what your market pays.',
    'It is arithmetic on your figures, not tax advice.',
  ],
  related: [
    'freelancers/project-estimate-calculator',
    'freelancers/invoice-maker',
    'creators/sponsorship-rate-calculator',
  ],
  relatedServices: ['automation-systems'],
}
