import { describe, expect, it } from 'vitest'
import { amountsOfLine } from './line-amounts.ts'

/** The line with its quantities in brackets, as a reader would mark them. */
const marked = (text: string) => {
  let written = ''
  let done = 0
  for (const { start, end, amount } of amountsOfLine(text, { home: 'metric' })) {
    if (amount.kind === 'heat' || amount.isFixed) continue
    written += `${text.slice(done, start)}[${text.slice(start, end)}]`
    done = end
  }
  return written + text.slice(done)
}

describe('amountsOfLine', () => {
  it.each([
    ['500 g plain flour (about 4 cups), plus a little', '[500 g] plain flour (about [4 cups]), plus a little'],
    ['1 1/2 tsp salt', '[1 1/2 tsp] salt'],
    ['1½ cups milk', '[1½ cups] milk'],
    ['2-1/2 teaspoons salt', '[2-1/2 teaspoons] salt'],
    ['½–1 tsp freshly ground pepper', '[½–1 tsp] freshly ground pepper'],
    ['1 to 2 cloves of garlic', '[1 to 2 cloves] of garlic'],
    ['1,5 kg potatoes', '[1,5 kg] potatoes'],
    ['1,000 g flour', '[1,000 g] flour'],
    ['1 cup/240 milliliters crème fraîche', '[1 cup]/[240 milliliters] crème fraîche'],
    ['3 tablespoons/~44 milliliters oil', '[3 tablespoons]/~[44 milliliters] oil'],
    ['1/4 cup + 1/2 tsp Lime Juice, divided', '[1/4 cup] + [1/2 tsp] Lime Juice, divided'],
    ['Juice of 2 lemons', 'Juice of [2 lemons]'],
    ['about 3 carrots', 'about [3 carrots]'],
  ])('finds the amounts: %s', (text, expected) => expect(marked(text)).toBe(expected))

  it.each([
    '00 flour',
    '80/20 minced beef',
    '5-spice powder',
    '2% milk, whole',
    'Water at 70–80 °C',
    'Oven at 350 F',
    'E967 is xylitol',
    'Salt, a pinch',
    '',
  ])('finds no amount: %s', (text) => expect(marked(text)).toBe(text))

  it.each([
    ['2 tins (400 g) tomatoes', '[2 tins] (400 g) tomatoes'],
    ['2 x 400 g tins', '[2] x 400 g tins'],
    ['1 14.5 oz (400 grams) canned tomatoes', '[1] 14.5 oz (400 grams) canned tomatoes'],
    ['4 chicken thighs, 150 g each', '[4 chicken thighs], 150 g each'],
    ['3 small cucumbers, about 300 g', '[3 small cucumbers], about [300 g]'],
  ])('does not scale the size of a pack: %s', (text, expected) => expect(marked(text)).toBe(expected))

  it.each([
    ['400 g tomatoes, or 1 tin of plum tomatoes', '[400 g] tomatoes, or [1 tin] of plum tomatoes'],
    ['1 onion or about 2 shallots', '[1 onion] or about [2 shallots]'],
    ['500 g pomidorów lub 1 puszka', '[500 g] pomidorów lub [1 puszka]'],
    ['2 tins (400 g each) chickpeas, or 250 g dried', '[2 tins] (400 g each) chickpeas, or [250 g] dried'],
    ['250 g chickpeas or 2 tins (400 g each)', '[250 g] chickpeas or [2 tins] (400 g each)'],
    ['1 tin (400 g) beans or 1 jar (350 g)', '[1 tin] (400 g) beans or [1 jar] (350 g)'],
  ])('scales alternatives: %s', (text, expected) => expect(marked(text)).toBe(expected))

  it.each([
    ['1 lemon, cut into halves or 4 wedges', '[1 lemon], cut into halves or [4 wedges]'],
    ['300 g feta, whole or 2 thick slices', '[300 g] feta, whole or [2 thick slices]'],
    ['1 leek or 2 if thin', '[1 leek] or [2] if thin'],
    ['Half an onion', '[Half an onion]'],
  ])('scales the number of pieces: %s', (text, expected) => expect(marked(text)).toBe(expected))
})
