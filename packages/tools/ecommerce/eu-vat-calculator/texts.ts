import type { ToolTexts } from '../../kit/types.ts'
import { euVatRates } from '../../kit/vat-rates.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'To add VAT the net amount is multiplied by one plus the rate; to remove it the gross amount is divided by the same. The tax is the difference of the two rounded amounts, so that an invoice adds up to the cent.',
    'The unit price divides the gross price by the content, converted to a kilogram, a litre, a metre, a square metre or a piece.',
    'A reduction is measured from the prior price: the lowest price that applied in a period of at least 30 days before the reduction. The percentage has to be computed from it, not from an earlier higher price, and is shown rounded down to a whole number.',
    'A rate of 0 % and an exemption are different things, although both show no tax: with 0 % you may usually deduct the VAT you paid, with an exemption you may not.',
  ],
  formulas: {
    Gross: 'net × (1 + rate)',
    Net: 'gross ÷ (1 + rate)',
    'Unit price': 'gross ÷ content, per kg, l, m, m² or piece',
    Reduction: '(prior price − price now) ÷ prior price, rounded down',
  },
  sources: {
    'Directive 2006/112/EC on the common system of value added tax': 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    'Standard rates: the Commission’s “Taxes in Europe” database': euVatRates.source,
    'Directive 98/6/EC, Articles 2, 3 and 6a: unit price and prior price':
      'https://eur-lex.europa.eu/eli/dir/1998/6/oj',
    'Court of Justice, case C-330/23, 26 September 2024': 'https://curia.europa.eu/juris/liste.jsf?num=C-330/23',
    'Poland: Act of 9 May 2014 on information about prices of goods and services': null,
  },
  workedExample: [
    '€100 net in Poland, at 23 %, are €123.00 gross. The other way round €100 gross are 100 ÷ 1.23 = €81.30 net and €18.70 of VAT. In Finland, at 25.5 %, €49.90 gross are €39.76 and €10.14.',
    'A jar of 450 g for €4.99 costs 4.99 ÷ 450 × 1,000 = €11.09 per kilogram.',
    'In the last 30 days an article cost €34.90 and €39.90; now it is €29.90 with €39.90 crossed out. The prior price must be €34.90, and the correct reduction is 5 ÷ 34.90 = 14 %, not 25 %.',
  ],
  questions: {
    'Which country’s rate do I charge when I sell to another one?':
      'For distance sales to consumers above €10,000 a year in the whole EU, the rate of the buyer’s country; the One Stop Shop (OSS) collects it in one place. Below that, usually your own.',
    'Why are reduced rates missing?':
      'They differ by product and change often. Look yours up in the Commission’s database and type it as your own rate.',
    'What about goods that are new, or that spoil?':
      'For goods on the market for less than 30 days and for perishable goods member states may have rules of their own.',
  },
  limits: [
    'Northern Ireland and special territories such as the Canary Islands are not covered.',
    'It does not know which rate belongs to your product, or whether a sale is exempt.',
    'It is not tax or legal advice.',
  ],
  related: ['ecommerce/margin-markup-calculator', 'freelancers/invoice-maker', 'ecommerce/roas-calculator'],
  relatedServices: ['custom-api-development', 'automation-systems'],
  datedAsOf: [euVatRates.asOf],
}
