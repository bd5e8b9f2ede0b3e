import { colourInput } from '../../kit/colour-input.ts'
import { placementKeys, placements } from '../../kit/image-placements.ts'
import { choice, choiceOf, when } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

const focal = { min: 0, max: 100, ifEmpty: 50, unit: '%', showIf: when('fit', 'cover') }

export const form = toolForm({
  fields: {
    placement: choiceOf('Placement', placementKeys, {
      labelOf: (key) => {
        const { name, value } = placements[key]
        return `${name}, ${value.width} × ${value.height}`
      },
    }),
    fit: choice('Fit', { cover: 'Cover: fill and crop', contain: 'Contain: whole picture' }),
    focalX: integerInput('Focal point from the left', focal),
    focalY: integerInput('Focal point from the top', focal),
    background: colourInput('Background', '#ffffff', { hint: 'Behind “contain” and transparency: #ffffff.' }),
    format: choice('File', { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }),
    quality: integerInput('Quality', {
      min: 60,
      max: 95,
      ifEmpty: 85,
      hint: '60 to 95.',
      showIf: when('format', 'jpeg', 'webp'),
    }),
  },
  example: {},
  empty: { focalX: '50', focalY: '50', background: '#ffffff', quality: '85' },
})

export type Input = FormInput<typeof form>
