import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The simple runway divides the cash above your reserve by what you lose in a month today. It is quick to say and wrong as soon as anything grows.',
    'The modelled runway goes month by month. Revenue and costs start with your figures and grow by your percentages; one-off items and a raise count in their month. The month that would take the cash below the reserve ends the run, and the cash that is left above the reserve is divided by what that month would cost: this is the part of a month behind the point.',
    'A hiring plan adds people one by one. Each costs from the month of the start on, and once what comes with the start. The monthly costs grow by your percentage; the pay of the hires stays as you typed it, because the plan names it. The result sets the runway with the plan beside the one without, and names the hire whose leaving out would help most, where that is one hire alone.',
    'Break-even is the first month in which revenue covers costs, one-off items apart. The month in which to start raising is the month in which the cash ends, less the time a raise takes you.',
  ],
  formulas: {
    'Simple runway': '(cash − reserve) ÷ (costs − revenue)',
    'Net of month m': 'revenue × (1 + growth)^(m − 1) − costs × (1 + growth)^(m − 1) − hires of m + one-offs of m',
    'Part of the last month': '(cash before it − reserve) ÷ what it would cost',
  },
  sources: {
    'Definitions: gross burn is what goes out in a month; net burn is costs less revenue': null,
  },
  workedExample: [
    'A company has €240,000, sells for €10,000 a month, growing by 5 % a month, and spends €42,000, growing by 1 %. It keeps no reserve.',
    'Simple runway: 240,000 ÷ (42,000 − 10,000) = 7.50 months. Month by month the growth helps a little: after seven whole months €18,451.61 are left, and month 8 would cost €30,958.68. 18,451.61 ÷ 30,958.68 = 0.60, so the modelled runway is 7.60 months.',
    'A hire for €10,000 a month from month 4 on takes 1.12 months of that: the runway is 6.48 months.',
    'With the first month in January 2027 the cash ends in August 2027. If raising money takes six months, it has to start in February 2027.',
  ],
  questions: {
    'Which costs belong into the monthly costs?':
      'Everything that leaves the account in an ordinary month: salaries with what the employer pays on top, rent, software, advertising, taxes that come every month. What comes once or once a year is a one-off item of its month.',
    'What does “default alive” mean?':
      'With the growth you typed revenue overtakes costs before the cash is gone. It says nothing about whether the growth will come.',
    'How can the modelled runway be shorter than the simple one?':
      'When costs grow by more money than revenue does. A small percentage of large costs is often more than a large percentage of small revenue.',
    'Should revenue be counted when it is invoiced or when it is paid?':
      'When it is paid. Runway is about cash; an invoice pays no salary.',
  },
  limits: [
    'It does not know whether your growth will hold: every month is the one before, grown by your percentage.',
    'It computes before tax on profit and without interest.',
    'It is arithmetic on your figures, not financial advice.',
  ],
  related: ['startup/break-even-calculator', 'startup/equity-dilution-calculator', 'startup/saas-metrics-calculator'],
  relatedServices: ['fullstack-development'],
}
