import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Everything starts with how recurring revenue moved in the period: what was there, what came with new customers, what customers added, what they cut and what left with them. The rest follows from these five sums, the customers and what you spent.',
    'Net revenue retention says what became of the revenue you had, growth of old customers included. Gross revenue retention leaves that growth out, so it is never above 100 %.',
    'Rates of a month become rates of a year by repetition: keep 97 % each month and twelve months later 69.38 % is left. For a quarter the tool first takes the cube root, which is what each of its three months keeps.',
    'Lifetime value here is the simple one: what a customer brings in a month after the cost of serving it, divided by the monthly revenue churn. It takes today’s churn for ever, which is why it is called simple.',
  ],
  formulas: {
    'MRR at the end': 'start + new + expansion − contraction − churned',
    NRR: '(start + expansion − contraction − churned) ÷ start',
    GRR: '(start − contraction − churned) ÷ start',
    'Yearly churn': '1 − (1 − monthly churn)^12',
    'LTV, simple': 'MRR per customer × gross margin ÷ monthly revenue churn',
    'CAC payback': 'CAC ÷ (MRR per customer × gross margin)',
    'Quick ratio': '(new + expansion) ÷ (contraction + churned)',
    'Burn multiple': 'net burn ÷ net new ARR',
  },
  sources: {
    'Quick ratio: Mamoon Hamid, then at Social Capital': null,
    'Burn multiple: David Sacks': 'https://sacks.substack.com/p/the-burn-multiple-51a7e43cb200',
    'Rule of 40: Brad Feld': 'https://feld.com/archives/2015/02/rule-40-healthy-saas-company/',
    'All other figures: common definitions, stated beside each': null,
  },
  workedExample: [
    'A service starts the month with €100,000 of MRR. New customers add €10,000, old ones €5,000; €1,000 is cut and €2,000 leaves. MRR at the end is 100,000 + 10,000 + 5,000 − 1,000 − 2,000 = €112,000, and ARR €1,344,000.',
    'NRR is 102,000 ÷ 100,000 = 102 %, GRR 97 %, so revenue churn is 3 % a month and 1 − 0.97^12 = 30.62 % a year.',
    'There were 200 customers, 20 came and 4 left: 216, each with €518.52. With a margin of 80 % and 3 % churn the simple LTV is 518.52 × 0.8 ÷ 0.03 = €13,827.16. €30,000 for 20 customers is a CAC of €1,500, earned back in 3.62 months. Quick ratio: 15,000 ÷ 3,000 = 5.',
  ],
  questions: {
    'Why is there no LTV without churn?':
      'Because it would be divided by nought. No churn in one month is good news and says little about a lifetime.',
    'What counts as sales and marketing spend?':
      'All of it: advertising, salaries, commissions, tools and agencies of the same period.',
    'What is a good burn multiple?':
      'Its author calls less than 1 amazing, 1 to 1.5 great and more than 3 bad. It is a guideline and depends on the market.',
    'Does yearly income count in MRR?':
      'A yearly contract counts with a twelfth of its price. One-off fees do not count at all.',
  },
  limits: [
    'One period is a snapshot: a small company’s churn jumps from month to month, and so does everything built on it.',
    'It does not know when a cost belongs to a customer of another period.',
    'Benchmarks are guidelines of investors, not rules.',
  ],
  related: ['startup/runway-calculator', 'startup/break-even-calculator', 'ecommerce/roas-calculator'],
  relatedServices: ['fullstack-development', 'custom-api-development'],
}
