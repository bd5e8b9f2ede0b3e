import { toolFields } from '../../kit/tool-fields.ts'
import { placementKeys, placements } from './placements.ts'

const defaults = {
  placement: 'open-graph',
  fit: 'cover',
  focalX: '50',
  focalY: '50',
  background: '#ffffff',
  format: 'jpeg',
  quality: '85',
}

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'placement',
          label: 'Placement',
          kind: 'choice',
          options: placementKeys.map((key) => {
            const { name, value } = placements[key]
            return { value: key, label: `${name}, ${value.width} × ${value.height}` }
          }),
        },
        {
          name: 'fit',
          label: 'Fit',
          kind: 'choice',
          options: [
            { value: 'cover', label: 'Cover: fill and crop' },
            { value: 'contain', label: 'Contain: whole picture' },
          ],
        },
        {
          name: 'focalX',
          label: 'Focal point from the left',
          kind: 'integer',
          unit: '%',
          showIf: { field: 'fit', is: ['cover'] },
        },
        {
          name: 'focalY',
          label: 'Focal point from the top',
          kind: 'integer',
          unit: '%',
          showIf: { field: 'fit', is: ['cover'] },
        },
        {
          name: 'background',
          label: 'Background',
          kind: 'text',
          maxLength: 7,
          hint: 'Behind “contain” and transparency: #ffffff.',
        },
        {
          name: 'format',
          label: 'File',
          kind: 'choice',
          options: [
            { value: 'jpeg', label: 'JPEG' },
            { value: 'png', label: 'PNG' },
            { value: 'webp', label: 'WebP' },
          ],
        },
        {
          name: 'quality',
          label: 'Quality',
          kind: 'integer',
          hint: '60 to 95.',
          showIf: { field: 'format', is: ['jpeg', 'webp'] },
        },
      ],
    },
  ],
  example: defaults,
  empty: { focalX: '50', focalY: '50', background: '#ffffff', quality: '85' },
})
