import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Return on ad spend divides the revenue from ads by what they cost. Alone it says nothing: with a margin of 20 % a return of 4 loses money, with 50 % it earns well.',
    'So the tool asks for the margin before advertising and takes the other variable costs off it. One divided by what is left is the return at which ads pay for themselves. Take the profit you want off as well, and you have the return to aim for.',
    'What is left of an average order is the most that an order may cost in ads; times the share of clicks that buy, it is the most that a click may cost.',
  ],
  formulas: {
    'ROAS and ACOS': 'revenue ÷ spend; spend ÷ revenue',
    m: 'gross margin − other variable costs',
    'Break-even ROAS': '1 ÷ m',
    'Target ROAS': '1 ÷ (m − profit wanted)',
    'Highest cost per click': 'conversion rate × order value × (m − profit wanted)',
  },
  sources: {
    'ROAS as Google Ads defines it': 'https://support.google.com/google-ads/answer/6268637',
    'ACOS as Amazon Ads defines it': 'https://advertising.amazon.com/library/guides/acos-advertising-cost-of-sales',
  },
  workedExample: [
    'Ads for €3,000 bring €12,000 of revenue, and the gross margin is 40 %. ROAS: 12,000 ÷ 3,000 = 4.00. ACOS: 25.00 %. Profit: 12,000 × 0.4 − 3,000 = €1,800.00.',
    'They pay for themselves from 1 ÷ 0.4 = 2.50 on. For a profit of 15 % of revenue the return has to be 1 ÷ (0.4 − 0.15) = 4.00.',
    'If 2.5 % of clicks buy for €64 each, a click may cost 0.025 × 64 × 0.4 = €0.64 to break even.',
  ],
  questions: {
    'Should revenue be with or without VAT?':
      'Without. Shop and advertising systems often report it with VAT; take it out first, for example with the EU VAT calculator, or every figure is too good.',
    'What is a good ROAS?': 'One above your break-even. The figure that others call good belongs to their margins.',
    'What about customers who come back?':
      'They are left out: this is the first order. If you know how much comes later, you may aim lower on purpose.',
  },
  limits: [
    'It does not know which sales would have come without the ads.',
    'It trusts the revenue you type; advertising systems may count one sale twice.',
    'It predicts no click rates and no conversions.',
  ],
  related: ['ecommerce/margin-markup-calculator', 'ecommerce/eu-vat-calculator', 'social-media/utm-link-builder'],
  relatedServices: ['marketing-lead-generation', 'automation-systems'],
}
