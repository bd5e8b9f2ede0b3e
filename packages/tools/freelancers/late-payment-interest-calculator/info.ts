import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Late Payment Interest Calculator',
  place: 4,
  purpose: 'Statutory interest and compensation on a late business invoice in the European Union, with Polish rules.',
  wants: ['charge interest on an invoice that is paid late', 'write a reminder to a client who does not pay'],
  searchWords:
    'unpaid invoice overdue paid owe owes reminder chase debt collection compensation fee penalty dunning late payer not pay client customer demand letter statutory payed money payment notice',
  drawing: ['calendar', 2, 'coins', 0],
  noScript: 'form',
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
