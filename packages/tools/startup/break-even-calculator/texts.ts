import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Each unit sold leaves its price less its variable cost: the contribution. Fixed costs divided by the contribution are the units at which nothing is lost and nothing earned. Units are whole, so they are rounded up.',
    'Revenue at break-even stands here twice, because the two differ: once for the whole units that you have to sell, once exactly, as fixed costs divided by the share of the price that is contribution.',
    'With several products the contribution is the average one, weighted by their shares of the units. The result holds for this mix only: when people buy more of the cheaper product, the point moves.',
    'The margin of safety is the part of today’s units that could be lost before the first loss.',
  ],
  formulas: {
    'Contribution per unit': 'price − variable cost',
    'Units at break-even': 'fixed costs ÷ contribution, rounded up',
    'Units for a profit': '(fixed costs + profit) ÷ contribution, rounded up',
    'Margin of safety': '(units now − units at break-even) ÷ units now',
  },
  sources: {
    'Cost–volume–profit analysis, as in any textbook of cost accounting': null,
  },
  workedExample: [
    'A shop has fixed costs of €12,000 a month and sells a box for €49, which costs it €18. Each box contributes 49 − 18 = €31.',
    '12,000 ÷ 31 = 387.097, so it takes 388 boxes. They bring 388 × 49 = €19,012.00; the exact point is at 12,000 ÷ (31 ÷ 49) = €18,967.74.',
    'For a profit of €5,000 it takes 17,000 ÷ 31, rounded up, 549 boxes. At 500 boxes the margin of safety is (500 − 387.097) ÷ 500 = 22.58 %.',
  ],
  questions: {
    'Which costs are fixed and which are variable?':
      'Ask what happens when you sell one more. Rent and salaries stay: fixed. Goods, packaging, payment fees and postage come again: variable. Advertising is fixed when it is a budget and variable when it is paid per order.',
    'Should prices include VAT?': 'No. VAT is not yours, so type net prices and net costs.',
    'What if each unit loses money?':
      'Then more sales mean a larger loss and there is no break-even. Raise the price or lower the variable cost first.',
  },
  limits: [
    'It takes price and unit cost as the same for every unit: no discounts for quantity, no overtime.',
    'It does not know how many units you can make, or how many people want to buy.',
    'It says nothing about when the money comes in; for that use the runway calculator.',
  ],
  related: ['startup/runway-calculator', 'ecommerce/margin-markup-calculator', 'startup/saas-metrics-calculator'],
  relatedServices: ['fullstack-development'],
}
