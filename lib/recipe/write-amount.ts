import { readAmount } from './quantity.ts'
import { scaleAmount } from './scale.ts'
import { convertTemperature, splitTemperatures } from './temperatures.ts'
import { convertAmount, type System } from './units.ts'

/** What a reader has chosen: how often the recipe, and in which units; null leaves the author's. */
export type Measures = { factor: number; system: System | null }

/** An amount as it was marked in a post, written for what the reader has chosen. `line` is the text that names its food. */
export function writeAmount(text: string, { factor, system }: Measures, line: string): string {
  const amount = readAmount(text)
  if (!amount) return text
  const converted = system && convertAmount(amount, factor, line, system)
  return converted || scaleAmount(amount, factor)
}

/** A temperature as it was marked in a post, in the scale that goes with the reader's units. */
export function writeTemperature(text: string, { system }: Measures): string {
  const [part] = splitTemperatures(text)
  if (!system || typeof part !== 'object') return text
  return convertTemperature(part, system === 'us' ? 'F' : 'C') ?? text
}
