import { longDate } from '../../kit/long-date.ts'
import { lateRates, nbpSource, ratesFrom, ratesMissingFrom } from '../../kit/late-rates.ts'
import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Interest runs from the day after the due date to the day of payment, that day included. The yearly rate is the reference rate of the half-year plus the points of the law: the European Central Bank’s main refinancing rate plus 8, in Poland the National Bank’s reference rate plus 10, or plus 8 when the debtor is a public healthcare body. The rate of 1 January holds until 30 June, that of 1 July until 31 December.',
    'Part payments lower the principal from the next day. With the switch they pay interest first.',
    'Compensation for recovery costs is due without a reminder: at least €40 in the Union; in Poland €40 up to PLN 5,000, €70 above that and below PLN 50,000, €100 from there.',
  ],
  formulas: {
    'Interest of a period': 'principal × yearly rate × days ÷ 365 (or the days of the year)',
    'Yearly rate': 'reference rate of the half-year + points of the law',
  },
  sources: {
    'Directive 2011/7/EU, Articles 2, 3 and 6': 'https://eur-lex.europa.eu/eli/dir/2011/7/oj',
    'Polish Act of 8 March 2013 on counteracting excessive delays in commercial transactions, Articles 4, 7 and 10':
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20130000403',
    'European Central Bank: key interest rates': lateRates.source,
    'National Bank of Poland: interest rates': nbpSource,
  },
  workedExample: [
    'An invoice over €4,800 was due on 14 November 2025 and is paid on 31 March 2026. Interest runs for 137 days.',
    'In the second half of 2025 the rate is 2.15 + 8 = 10.15 %: 47 days give 4,800 × 10.15 % × 47 ÷ 365 = €62.74. In the first half of 2026 it is 10.15 % again: 90 days give €120.13.',
    'Interest: €182.87. With the compensation of €40 the debtor owes €5,022.87, and €1.33 more for each further day.',
  ],
  questions: {
    'Do I have to send a reminder first?':
      'No. Between businesses interest and compensation are due when you have done your part and the money is late.',
    'Can I ask a private customer for this interest?':
      'No. These rules are for transactions between businesses, and between businesses and public bodies. Consumers owe other rates.',
    'The due date was a Sunday. What then?':
      'National law may move a term that ends on a day off to the next working day. Enter the moved date.',
    'Why does the tool ask me for a rate?': `The rates from ${longDate(ratesFrom, 'en')} are entered, up to the day before ${longDate(ratesMissingFrom, 'en')}. When we last looked, on ${longDate(lateRates.asOf, 'en')}, we could not confirm the later ones in the banks’ publications, and a guess would be wrong in your letter: take the rate of the first day of the half-year from the bank’s page, which is linked here.`,
    'Which exchange rate turns the compensation into złoty?':
      'The average NBP rate of the last working day of the month before the one in which the claim fell due.',
  },
  limits: [
    'It does not know whether your contract agreed on other interest or a longer term.',
    'It does not know days off, so it moves no due date.',
    'Limitation periods, VAT on bad debts and court fees are not part of it.',
    'It is arithmetic by the rules named here, not legal advice.',
  ],
  related: ['freelancers/invoice-maker', 'freelancers/freelance-rate-calculator', 'ecommerce/eu-vat-calculator'],
  relatedServices: ['automation-systems'],
  datedAsOf: [lateRates.asOf],
}
