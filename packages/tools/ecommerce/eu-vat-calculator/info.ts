import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'EU VAT & Price Label Calculator',
  place: 4,
  purpose: 'Add or remove VAT for any EU country, show the unit price and check a reduction.',
  wants: ['add or take off VAT', 'label a price or a reduction as the law asks'],
  searchWords:
    'tax gross net inclusive exclusive unit price per kilo kilogram litre liter reduction discount sale omnibus label total add remove subtract percent rate countries shelf mwst gst was now value added iva tva lowest days brutto netto',
  drawing: ['parcel', 1, 'tag', 0],
  noScript: 'form',
  applicationCategory: 'FinanceApplication',
} satisfies ToolInfo
