import type { FormValues } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const empty: FormValues = {
  lengthUnit: 'cm',
  weightUnit: 'kg',
  pieces: [{ count: '1', length: '', width: '', height: '', weight: '' }],
  divisor: '5000',
  ownDivisor: '',
  roundSides: 'yes',
  roundWeight: 'none',
  per: 'piece',
}

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'divisor',
          label: 'Divisor',
          kind: 'choice',
          hint: 'Your contract may set another.',
          options: [
            { value: '5000', label: '5000 cm³/kg – DHL Express, UPS, FedEx' },
            { value: '6000', label: '6000 cm³/kg – air freight (IATA)' },
            { value: '4000', label: '4000 cm³/kg – some road networks' },
            { value: '139', label: '139 in³/lb – United States' },
            { value: '166', label: '166 in³/lb – United States, retail' },
            { value: 'own-metric', label: 'Own, cm³/kg' },
            { value: 'own-imperial', label: 'Own, in³/lb' },
          ],
        },
        {
          name: 'ownDivisor',
          label: 'Own divisor',
          kind: 'number',
          hint: '1,000–10,000 or 100–300.',
          showIf: { field: 'divisor', is: ['own-metric', 'own-imperial'] },
        },
        {
          name: 'lengthUnit',
          label: 'Unit of length',
          kind: 'radio',
          options: [
            { value: 'cm', label: 'cm' },
            { value: 'in', label: 'in' },
          ],
        },
        {
          name: 'weightUnit',
          label: 'Unit of weight',
          kind: 'radio',
          options: [
            { value: 'kg', label: 'kg' },
            { value: 'lb', label: 'lb' },
          ],
        },
        {
          name: 'pieces',
          label: 'Pieces',
          kind: 'rows',
          item: 'piece',
          hint: 'Tubes and irregular parcels: the box that encloses them. A weight of 0 is for planning.',
          max: 50,
          min: 1,
          fields: [
            { name: 'count', label: 'Count', kind: 'integer' },
            { name: 'length', label: 'Length', kind: 'number' },
            { name: 'width', label: 'Width', kind: 'number' },
            { name: 'height', label: 'Height', kind: 'number' },
            { name: 'weight', label: 'Weight', kind: 'number' },
          ],
        },
      ],
    },
    {
      legend: 'How the carrier counts',
      fields: [
        {
          name: 'per',
          label: 'Compare',
          kind: 'radio',
          options: [
            { value: 'piece', label: 'piece by piece' },
            { value: 'shipment', label: 'the whole shipment' },
          ],
        },
        {
          name: 'roundWeight',
          label: 'Rounding of the weight',
          kind: 'choice',
          options: [
            { value: 'none', label: 'None' },
            { value: '0.5', label: 'Up to the next 0.5' },
            { value: '1', label: 'Up to the next 1' },
          ],
        },
        { name: 'roundSides', label: 'Round each side up to a whole number', kind: 'flag' },
      ],
    },
  ],
  example: {
    ...empty,
    pieces: [
      { count: '2', length: '40', width: '30', height: '20', weight: '3' },
      { count: '1', length: '25', width: '20', height: '10', weight: '4' },
    ],
    roundWeight: '0.5',
  },
  empty: { pieces: [{ count: '1', length: '', width: '', height: '', weight: '' }], roundSides: 'yes' },
})
