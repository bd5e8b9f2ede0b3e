import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'A post-money SAFE is a promise of a part of the company: its amount divided by its cap, measured right before the new money comes. The capitalisation of which it takes its part holds all shares, granted options, the unallocated pool and the shares of every other SAFE. A pre-money SAFE divides its cap by the shares, options and pool that were there before any SAFE.',
    'A SAFE with a discount buys at the price of the round less the discount; one with a cap and a discount takes the lower price. An uncapped SAFE with a most-favoured-nation clause takes the best terms of those signed after it, and the price of the round when there are none.',
    'A round sells its amount divided by the value after the money. When the pool is topped up before the money, which is usual, the new shares of the pool lower the price, so those who are there already pay for them.',
    'A discount makes the price depend on itself. The tool solves this by repeating the computation until the price moves by less than a billionth.',
  ],
  formulas: {
    'Post-money SAFEs': 'shares = P × C ÷ (1 − P), P being the sum of amount ÷ cap',
    'Part of the new investors': 'amount ÷ (value before the money + amount)',
    'All shares after the round': 'shares outside the pool ÷ (1 − pool − part of the new investors)',
    'Price per share': 'value before the money ÷ (all shares × (1 − part of the new investors))',
  },
  sources: {
    'Y Combinator: Post-Money SAFE, version 1.2, and its user guide': 'https://www.ycombinator.com/documents',
    'Ordinary arithmetic of cap tables': null,
  },
  workedExample: [
    'Ann and Ben hold 9,000,000 shares and there is an unallocated pool of 1,000,000. An angel gave €500,000 on a post-money cap of €5,000,000: 10 %. That is 0.1 × 10,000,000 ÷ 0.9 = 1,111,111 shares.',
    'A fund invests €2,000,000 at €8,000,000 before the money, so it gets 20 %, and wants an unallocated pool of 10 % after the round. All shares: 10,111,111 ÷ (1 − 0.1 − 0.2) = 14,444,444. Price: 8,000,000 ÷ (14,444,444 × 0.8) = €0.6923.',
    'In the end the fund owns 20.00 %, the pool 10.00 %, the angel 7.69 %, and Ann and Ben together 62.31 %.',
  ],
  questions: {
    'Why does the angel own less than 10 % in the end?':
      'The 10 % are measured right before the new money. The pool’s top-up and the new shares dilute the angel as they dilute everybody else.',
    'Why does the pool cost the founders and not the investors?':
      'Because it is usually created before the money comes. The value before the money is then divided by more shares, so the investors get the same part at a lower price per share.',
    'Are SAFEs used in Poland?':
      'They are not a standard instrument there. A P.S.A. has shares without nominal value, a sp. z o.o. has udziały; a convertible loan is more common. Ask a lawyer before you sign.',
    'What does the exit table leave out?':
      'Liquidation preferences, debts, taxes and costs of the sale. It divides the price in proportion to shares.',
  },
  limits: [
    'It is not legal advice, and it does not read your contract: pro-rata rights, side letters and preferences are left out.',
    'It takes all SAFEs as converting in the first round.',
  ],
  related: ['startup/runway-calculator', 'startup/saas-metrics-calculator', 'startup/break-even-calculator'],
  relatedServices: ['fullstack-development'],
}
