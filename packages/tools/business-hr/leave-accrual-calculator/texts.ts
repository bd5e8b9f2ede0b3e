import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Poland: 20 days below ten years of service and 26 from ten years on. Schools count towards the years, the highest one only. For part time the days are multiplied by the working time and rounded up to a whole day. In the year of starting or leaving each calendar month begun counts 1/12, rounded up once more, never above the yearly leave. A day is 8 hours, also in part time, and 7 hours with a moderate or severe disability, which brings ten more days.',
    'In the first calendar year of a first job, 1/12 of the leave is earned after each full month of work, and that is not rounded. When the working time changes during the year, each period is computed by itself and rounded once; a month that two of them share belongs to the earlier one.',
    'EU minimum: four weeks, by the days of employment in the year. Own policy: what your policy says, earned by the month, the pay period, the hour worked, or at once.',
    'What was carried over is used up first.',
  ],
  formulas: {
    'Part time': 'days × working time, rounded up to a whole day',
    'Part of a year': 'leave × months begun ÷ 12, rounded up to a whole day',
    'EU minimum': '4 × days of a full-time week × working time × days employed ÷ days in the year',
    'Own policy, per pay period': 'days per year × hours per day ÷ pay periods',
    'Own policy, per hour': 'days per year × hours per day ÷ yearly hours',
  },
  sources: {
    'Polish Labour Code, Articles 153, 154, 154², 155, 155¹, 155², 155³, 158, 167² and 168':
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19740240141',
    'Directive 2003/88/EC, Article 7': 'https://eur-lex.europa.eu/eli/dir/2003/88/oj',
    'Polish Act of 27 August 1997 on rehabilitation and employment of disabled persons, Articles 15 and 19': null,
  },
  workedExample: [
    '26 days of leave, half time, employed from 1 April. 26 × 1/2 = 13 days. Nine calendar months are begun, so 13 × 9/12 = 9.75, rounded up to 10 days, or 80 hours.',
    'An own policy of 20 days in 26 pay periods earns 20 × 8 ÷ 26 = 6.1538 hours each; per hour of 2,080 it is 0.0769 hours.',
  ],
  questions: {
    'Does leave expire on 30 September?':
      'In Poland it is to be given by that day of the next year. It does not lapse then: the claim does, three years after it became due. In an own policy it expires when the policy says so and the law allows it.',
    'Why is a day of leave 8 hours in part time, too?':
      'Polish leave is granted in hours of work. A part-time employee has fewer days, and each of them stands for 8 hours, so that an employee who works 4 hours a day uses half a day for a day off.',
    'What are days on demand?':
      'Four days of the year’s leave that an employee may ask for on the very day. They are not extra.',
    'May I take leave that I have not earned yet?':
      'In Poland, after the first calendar year of the first job, the whole year’s leave may be used from 1 January. “Earned to date” shows what would be due if the employment ended now.',
    'Two jobs in one month?':
      'Only the first employer counts the month. Tick the box among the special cases when you are the second.',
  },
  limits: [
    'It does not know collective agreements, contracts or other kinds of leave, such as for parents or teachers.',
    'It takes unpaid leave as whole months and does not know the other absences that lower leave.',
    'It gives no legal advice. Ask the labour inspectorate or a lawyer where much depends on it.',
  ],
  related: [
    'business-hr/offer-letter-builder',
    'business-hr/job-posting-builder',
    'freelancers/freelance-rate-calculator',
  ],
  relatedServices: ['automation-systems'],
}
