import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'A large light parcel takes the room of heavy ones, so carriers turn its volume into a weight: length × width × height, divided by a number of the carrier’s. They charge for this volumetric weight or for the real one, whichever is more.',
    'Sides are rounded up to whole centimetres or inches first, which most carriers do; the order in which you type them does not matter. When your units are not those of the divisor they are converted before rounding, at 2.54 cm an inch and 0.45359237 kg a pound. The chargeable weight is rounded once, at the end.',
    'Girth is twice the two shorter sides together. Length plus girth of more than 300 or 330 cm usually costs extra; both are guidelines.',
  ],
  formulas: {
    'Volumetric weight': 'length × width × height ÷ divisor',
    'Chargeable weight': 'the larger of volumetric and actual weight',
    Girth: '2 × (width + height)',
    'Greatest height without surcharge': 'weight × divisor ÷ (length × width)',
  },
  sources: {
    'DHL Express: volumetric weight, 5000 cm³/kg': 'https://www.dhl.com/en/tools/volumetric_weight_express.html',
    'UPS: billable weight, 139 in³/lb': 'https://www.ups.com/us/en/support/shipping-support/shipping-dimensions-weight',
    'IATA cubing rule for air freight, 6000 cm³/kg': null,
  },
  workedExample: [
    'A box of 40 × 30 × 20 cm weighs 3 kg. Volume: 24,000 cm³. With the divisor 5000 the volumetric weight is 24,000 ÷ 5000 = 4.8 kg, more than the real 3 kg, so 4.8 kg are charged; rounded up to the next half, 5 kg.',
    '37.5 % of what is charged is air. At 3 × 5000 ÷ (40 × 30) = 12.5 cm the two weights would be equal, so with sides rounded up a height of 12 cm avoids the surcharge.',
  ],
  questions: {
    'Which divisor is mine?':
      'It stands in your contract or price list. 5000 is usual for express and parcels in Europe, 6000 for air freight, 139 for the United States. A smaller divisor makes parcels heavier.',
    'How do I measure a tube or a bag?':
      'Measure the box that would just enclose it: that is what the carrier’s scanner does.',
    'Piece by piece or the whole shipment?':
      'Most parcel carriers compare each piece. Some freight tariffs compare the sums, which is better when heavy and light pieces travel together.',
  },
  limits: [
    'It does not know your contract, your zone or any price.',
    'Limits of length and girth are guidelines; carriers set their own.',
    'Bulging boxes are measured at their widest point: leave a little room.',
  ],
  related: ['ecommerce/margin-markup-calculator', 'ecommerce/eu-vat-calculator', 'ecommerce/roas-calculator'],
  relatedServices: ['custom-api-development', 'automation-systems'],
}
