import { describe, expect, it } from 'vitest'
import { adviseText, adviseResult, cutToWidth } from './advice'
import { WANTED } from '@/lib/recipe/wanted'

const levels = (markdown: string, type: 'guide' | 'recipe' = 'guide') =>
  Object.fromEntries(adviseText(markdown, type, true).map(({ id, level }) => [id, level]))
const wordsOf = (count: number) => Array.from({ length: count }, () => 'beets').join(' ')

describe('adviseText', () => {
  it('advises against a first-level heading', () => {
    expect(levels('# Soup').headings).toBe('better')
    expect(levels('## Soup\n\n### Dill').headings).toBe('fine')
  })
  it('finds a skipped level, and a long text without headings', () => {
    expect(levels('## Soup\n\n#### Dill').headings).toBe('better')
    expect(levels(`${wordsOf(301)}.`).headings).toBe('better')
  })
  it('asks for alt texts', () => {
    expect(levels('![](/media/a.webp)').pictures).toBe('better')
    expect(levels('![A bowl](/media/a.webp)').pictures).toBe('fine')
  })
  it('asks for links that say where they lead', () => {
    expect(levels('[here](/blog/soup)').links).toBe('better')
    expect(levels('[beet soup](/blog/soup)').links).toBe('fine')
    expect(levels('[beets](https://example.com)').links).toBe('better')
  })
  it('finds long sentences', () => {
    expect(levels(`${wordsOf(30)}.`).sentences).toBe('better')
    expect(levels('Boil the beets. Add dill.').sentences).toBe('fine')
  })
  it('names the missing parts of a recipe', () => {
    const recipe = '## Ingredients\n\n- 2 beets\n\n## Directions\n\n1. Boil them.\n'
    const advice = (markdown: string) => adviseText(markdown, 'recipe', true).find(({ id }) => id === 'recipe')?.text
    expect(advice('Just words.')).toMatch(/No ingredients.*No steps/)
    expect(advice(recipe)).toMatch(/How much it makes.*How long it takes/)
    expect(levels(`- Serves 4\n- Total time: 40 min\n\n${recipe}`, 'recipe').recipe).toBe('fine')
  })

  it('names a missing picture of the dish only for recipes', () => {
    const isSaid = (type: 'guide' | 'recipe', hasPicture: boolean) =>
      adviseText('Soup.', type, hasPicture).some(({ text }) => text.includes(WANTED.image))
    expect(isSaid('recipe', false)).toBe(true)
    expect(isSaid('recipe', true)).toBe(false)
    expect(isSaid('guide', false)).toBe(false)
  })
})

describe('cutToWidth', () => {
  const measure = (text: string) => text.length
  it('leaves what fits', () => expect(cutToWidth('Beet soup', 9, measure)).toBe('Beet soup'))
  it('cuts at a word', () => expect(cutToWidth('Beet soup with dill', 12, measure)).toBe('Beet soup …'))
  it('cuts a single long word', () => expect(cutToWidth('Donaudampfschiff', 6, measure)).toBe('Donau…'))
})

it('adviseResult advises on a missing, short or cut title and description', () => {
  expect(adviseResult('', false, '', false).map(({ level }) => level)).toEqual(['better', 'better'])
  const good = adviseResult('Cold beet soup with dill and eggs', false, 'x'.repeat(120), false)
  expect(good.map(({ level }) => level)).toEqual(['fine', 'fine'])
  expect(
    adviseResult('Cold beet soup with dill and eggs', true, 'x'.repeat(160), true).map(({ text }) => text),
  ).toEqual([expect.stringMatching(/cut/), expect.stringMatching(/cut/)])
})
