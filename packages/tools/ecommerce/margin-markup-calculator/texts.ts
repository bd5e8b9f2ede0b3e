import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Margin and markup look at the same profit from two ends: margin is its part of the price, markup its part of the cost. Type any two of cost, price, margin and markup, and the tool finds the other two.',
    'Profit per order starts with the net price after the discount. From it go the goods, shipping, packaging and advertising, the fees, and the returns. Fees are taken of what the buyer pays, so of the price with VAT: this is why they weigh more than their percentage says.',
    'Returns count with their rate times the cost of one return. The tool does not take the sale itself back: type as a return’s cost what you really lose.',
  ],
  formulas: {
    Margin: '(price − cost) ÷ price',
    Markup: '(price − cost) ÷ cost = margin ÷ (1 − margin)',
    Profit: 'N − cost − S − (f × N × (1 + VAT) + a) − R, N being the net price after the discount',
    'Price for a net margin t': '(cost + S + a + R) ÷ (1 − f × (1 + VAT) − t)',
  },
  sources: {
    'Arithmetic; S is shipping, packaging and advertising, R returns × their cost, f and a the fees': null,
  },
  workedExample: [
    'A lamp costs €20 and sells for €50 net. Margin: 30 ÷ 50 = 60 %. Markup: 30 ÷ 20 = 150 %.',
    'Shipping, packaging and advertising take 4 + 0.70 + 5 = €9.70. The fee is 2 % of €61.50 with VAT, and €0.30: €1.53. One in ten comes back at €6: €0.60. Profit: 50 − 20 − 9.70 − 1.53 − 0.60 = €18.17, a net margin of 36.34 %.',
    'For a net margin of 30 % the price is 30.60 ÷ (1 − 0.0246 − 0.30) = €45.31.',
  ],
  questions: {
    'Is a markup of 50 % a margin of 50 %?':
      'No. A markup of 50 % is a margin of 33.33 %; a margin of 50 % is a markup of 100 %.',
    'Which price do I type, net or gross?':
      'Either, as long as you say which. Margin is always computed on the net price, since VAT is not yours.',
    'Why is there no price for the margin I want?':
      'Because fees and margin together would be more than the price itself, however high it is.',
  },
  limits: [
    'It does not know how many people buy at which price.',
    'It takes every cost as the same for every order.',
    'It is arithmetic, not tax advice.',
  ],
  related: ['ecommerce/roas-calculator', 'ecommerce/eu-vat-calculator', 'startup/break-even-calculator'],
  relatedServices: ['custom-api-development', 'fullstack-development'],
}
