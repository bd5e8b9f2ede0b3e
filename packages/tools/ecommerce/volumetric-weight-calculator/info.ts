import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Shipping Volumetric Weight Calculator',
  place: 3,
  purpose: 'The weight a carrier will charge for, and the box that avoids the surcharge.',
  wants: ['know what a carrier will charge for a parcel', 'choose the box that costs less to send'],
  searchWords:
    'parcel courier shipping shipment ship postage post package packaging box carton dimensional dim size delivery freight dhl ups fedex dpd chargeable length width height divided 5000 mail send abroad cheapest',
  drawing: ['parcel', 0, 'scale', 1],
  noScript: 'form',
} satisfies ToolInfo
