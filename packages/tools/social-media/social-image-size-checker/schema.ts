import * as v from 'valibot'
import { choice, field } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { placementKeys } from './placements.ts'

export const schema = v.object({
  placement: choice('Placement', placementKeys, 'open-graph'),
  fit: choice('Fit', ['cover', 'contain'], 'cover'),
  focalX: integerInput('Focal point from the left', { min: 0, max: 100, ifEmpty: 50 }),
  focalY: integerInput('Focal point from the top', { min: 0, max: 100, ifEmpty: 50 }),
  background: field<string>((raw) => {
    const colour = raw.trim() || '#ffffff'
    return /^#[0-9a-f]{6}$/i.test(colour)
      ? { value: colour.toLowerCase() }
      : { error: 'Background must be a colour such as #ffffff.' }
  }),
  format: choice('File', ['jpeg', 'png', 'webp'], 'jpeg'),
  quality: integerInput('Quality', { min: 60, max: 95, ifEmpty: 85 }),
})

export type Input = v.InferOutput<typeof schema>
