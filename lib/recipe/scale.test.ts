import { expect, it } from 'vitest'
import { splitAmounts } from './quantity.ts'
import { scaleAmount } from './scale.ts'

const scaled = (text: string, factor: number) =>
  splitAmounts(text)
    .map((part) => (typeof part === 'string' ? part : scaleAmount(part, factor)))
    .join('')

it.each([
  ['500 g flour (about 4 cups)', 2, '1000 g flour (about 8 cups)'],
  ['200–250 g spinach', 0.5, '100–125 g spinach'],
  ['1 1/2 tsp salt', 2, '3 tsp salt'],
  ['½–1 tsp pepper', 3, '1½–3 tsp pepper'],
  ['1 cup milk', 2, '2 cups milk'],
  ['2 cups milk', 0.5, '1 cup milk'],
  ['2 cups milk', 0.25, '½ cup milk'],
  ['¾ tsp salt', 1.5, '1⅛ tsp salt'],
  ['1 egg', 1.25, '1¼ egg'],
  ['1 to 2 cloves', 2, '2 to 4 cloves'],
  ['1.5 kg potatoes', 0.5, '0.75 kg potatoes'],
  ['1/4 cup + 1/2 tsp juice', 2, '½ cup + 1 tsp juice'],
  ['1 pinch', 0.01, '⅛ pinch'],
  ['3 eggs', 4, '12 eggs'],
  ['400g beans', 2, '800g beans'],
])('%s × %d', (text, factor, expected) => expect(scaled(text, factor)).toBe(expected))

it('leaves every text as it is at a factor of 1', () => {
  for (const text of ['1-1/2 cups', '1,000 g', '2 ½ tbsp', 'salt', '00 flour']) expect(scaled(text, 1)).toBe(text)
})
