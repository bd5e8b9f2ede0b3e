import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Invoice Maker',
  place: 2,
  purpose: 'A clean invoice with correct VAT, the mentions European law asks for, and a payment code.',
  wants: ['write an invoice'],
  searchWords:
    'bill billing client customer vat pdf payment template receipt generator create number due pro forma credit note correction reverse charge qr faktura rechnung refund document company sample storno',
  drawing: ['page', 0, 'coins', 0],
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
