import { describe, expect, it } from 'vitest'
import { changeFact, factPlaces, type FactField, isUnderstood } from './fact-lines.ts'
import { readRecipe } from './read.ts'

const BODY = '## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Cook: 10 min\n'
const FACTS = '- Prep time: 5 min\n- **Servings:** 4\n\n'

function write(text: string, name: FactField, words: string): string {
  const change = changeFact(text, name, words)
  return change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text
}

it('factPlaces finds the facts outside of the steps, with their positions', () => {
  const text = `Intro.\n\n${FACTS}${BODY}`
  const places = factPlaces(text)
  expect(places.map(({ name, value, line }) => [name, value, line])).toEqual([
    ['prepMinutes', '5 min', 3],
    ['servings', '4', 4],
  ])
  expect(places.map(({ from, to }) => text.slice(from, to).trim())).toEqual(['5 min', '4'])
})

describe('changeFact', () => {
  it('replaces a value', () => {
    expect(write(FACTS + BODY, 'prepMinutes', '1 h')).toBe(`- Prep time: 1 h\n- **Servings:** 4\n\n${BODY}`)
    expect(write(FACTS + BODY, 'servings', '6 people')).toBe(`- Prep time: 5 min\n- **Servings:** 6 people\n\n${BODY}`)
  })
  it.each([
    ['- **Serves 4**', '- **Serves 6**'],
    ['- Serves **4–5**', '- Serves **6**'],
    ['- Makes _4 buns_', '- Makes _6_'],
    ['- Serves **4** people', '- Serves 6'],
    ['**Servings: 4**', '**Servings: 6**'],
    ['**Servings:**', '**Servings:** 6'],
  ])('keeps the label of %j', (line, expected) =>
    expect(write(`${line}\n\n${BODY}`, 'servings', '6')).toBe(`${expected}\n\n${BODY}`),
  )
  it('adds a line below the others, or a list before the first heading', () => {
    expect(write(FACTS + BODY, 'cookMinutes', '20 min')).toBe(
      `- Prep time: 5 min\n- **Servings:** 4\n- Cook time: 20 min\n\n${BODY}`,
    )
    expect(write(`Intro.\n\n${BODY}`, 'cuisine', 'Polish')).toBe(`Intro.\n\n- Cuisine: Polish\n\n${BODY}`)
    expect(write('', 'diet', 'Vegan')).toBe('- Diet: Vegan\n')
  })
  it('removes the line of an empty value', () => {
    expect(write(FACTS + BODY, 'prepMinutes', ' ')).toBe(`- **Servings:** 4\n\n${BODY}`)
    expect(changeFact(BODY, 'prepMinutes', '')).toBeNull()
  })
  it('keeps the other facts of the same line', () => {
    const line = `**Prep:** 5 min | **Cook:** 10 min\n\n${BODY}`
    expect(write(line, 'prepMinutes', '8 min')).toBe(`**Prep:** 8 min | **Cook:** 10 min\n\n${BODY}`)
    expect(write(line, 'prepMinutes', '')).toBe(`**Prep:**  | **Cook:** 10 min\n\n${BODY}`)
  })
  it('writes facts that readRecipe reads back, in any order', () => {
    const values: [FactField, string][] = [
      ['diet', 'Vegan'],
      ['servings', '4 people'],
      ['totalMinutes', '1 h 20 min'],
      ['calories', '320 kcal'],
      ['category', 'Dessert'],
      ['prepMinutes', '20 min'],
      ['cookMinutes', '1 h'],
      ['cuisine', 'Polish'],
    ]
    const text = values.reduce((before, [name, words]) => write(before, name, words), `Intro.\n\n${BODY}`)
    expect(readRecipe(text)).toMatchObject({
      diet: 'Vegan',
      servings: { text: '4 people', amount: 4 },
      totalMinutes: 80,
      calories: 320,
      category: 'Dessert',
      prepMinutes: 20,
      cookMinutes: 60,
      cuisine: 'Polish',
    })
    for (const place of factPlaces(text)) expect(isUnderstood(place), place.name).toBe(true)
    expect(values.reduce((before, [name]) => write(before, name, ''), text).trim()).toBe(`Intro.\n\n${BODY}`.trim())
  })
  it('reports lines that are not understood', () => {
    expect(isUnderstood({ name: 'cookMinutes', value: 'all day' })).toBe(false)
    expect(isUnderstood({ name: 'servings', value: 'a family' })).toBe(false)
    expect(isUnderstood({ name: 'diet', value: 'tasty' })).toBe(false)
  })
})
