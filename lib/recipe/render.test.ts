import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { renderPost } from './render.ts'

const find = (tree: Nodes, test: (node: Element) => boolean): Element[] => {
  const found: Element[] = []
  visit(tree, 'element', (node) => {
    if (test(node)) found.push(node)
  })
  return found
}

const texts = (nodes: readonly Element[]) => nodes.map((node) => toString(node))
const hasClass = (name: string) => (node: Element) => String(node.properties.className) === name
const isMark = ({ tagName }: Element) => tagName === 'data' || tagName === 'time'
const withMethod = (method: string, ingredients = '- 500 g flour') =>
  renderPost(`## Ingredients\n\n${ingredients}\n\n## Method\n\n${method}`)

const recipe = [
  '## Before',
  'Words.',
  '- ⏲️ Prep time: 5 min\n- Chilling: 2 h\n- Servings: 4',
  '## Ingredients',
  '### For the dough',
  '- 500 g **fine** flour\n- salt\n- [oil](/blog/oil), 2 tbsp',
  '### To serve',
  '- salt\n- sauce:\n  - 1 tin tomatoes',
  '## Method',
  '1. Add 20 g butter.\n2. Bake.',
  '![A loaf](/media/a.webp)',
  '3. Eat.',
  '## Storage',
  '- 2 days',
].join('\n\n')

describe('renderPost', () => {
  it('marks nothing in a text without a recipe', () => {
    const { recipe: none, tree } = renderPost('## One\n\n- 2 eggs\n- Prep time: 5 min\n- Cook time: 5 min\n')
    expect(none).toBeNull()
    expect(find(tree, isMark)).toEqual([])
    expect(find(tree, (node) => node.tagName === 'section' || node.tagName === 'label')).toEqual([])
  })

  it('puts only the parts of a recipe in sections', () => {
    const sections = find(renderPost(recipe).tree, (node) => node.tagName === 'section')
    expect(sections.map((node) => node.properties.dataRecipe)).toEqual(['ingredients', 'steps'])
    const [ingredients, steps] = texts(sections)
    expect(ingredients).toContain('For the dough')
    expect(ingredients).not.toMatch(/Before|Method/)
    expect(steps).toContain('Eat.')
    expect(steps).not.toContain('Storage')
  })

  it('marks the paragraphs that are steps, also beside a group with a list', () => {
    const dough = '### Dough\n\nKnead the flour.\n\nLet it rest.'
    const filling = '### Filling\n\nBoil a pan of water.\n\n1. Fry.\n\n   Stir.\n2. Fill.'
    const { tree } = withMethod(`${dough}\n\n${filling}`)
    expect(texts(find(tree, hasClass('recipe-step')))).toEqual(['Knead the flour.', 'Let it rest.'])
  })

  it('marks the paragraphs that continue a step, as its text does', () => {
    const { tree, recipe } = withMethod(
      'Before you begin.\n\n1. Knead.\n2. Rest.\n\nMeanwhile heat the oven.\n\n3. Bake.\n\nEnjoy.',
    )
    expect(texts(find(tree, hasClass('recipe-step-more')))).toEqual(['Meanwhile heat the oven.'])
    expect(recipe?.steps[0]?.steps).toEqual(['Knead.', 'Rest. Meanwhile heat the oven.', 'Bake.'])
  })

  it('marks the amounts and times of the paragraphs that continue a step', () => {
    const method = '1. Rest.\n\nMelt 20 g butter for 5 minutes.\n\n2. Bake.\n\nUse 20 g butter.'
    const { tree } = withMethod(method, '- 40 g butter')
    expect(texts(find(tree, isMark))).toEqual(['40 g', '20 g', '5 minutes'])
  })

  it('marks the amounts of paragraphs that are steps, or continue one', () => {
    const dough = '### Dough\n\nKnead in 100 ml of milk.'
    const filling = '1. Add 20 g butter.\n\nMelt 30 g more.\n\n2. Bake.\n\nServe with 40 g.'
    const { tree } = withMethod(`${dough}\n\n### Filling\n\nTake 5 g of salt.\n\n${filling}`)
    expect(texts(find(tree, isMark))).toEqual(['500 g', '100 ml', '20 g', '30 g'])
  })

  it('gives every ingredient a label with a unique key and marked amounts', () => {
    const { tree } = renderPost(recipe)
    const labels = find(tree, (node) => node.tagName === 'label')
    expect(labels.map((node) => node.properties.dataIngredient)).toEqual([
      '500 g fine flour',
      'salt',
      'oil, 2 tbsp',
      'salt (2)',
      '1 tin tomatoes',
    ])
    expect(texts(labels.flatMap((label) => find(label, isMark)))).toEqual(['500 g', '2 tbsp', '1 tin'])
    expect(find(tree, (node) => node.tagName === 'a')).toHaveLength(1)
  })

  it('marks the amounts, times and temperatures of the steps', () => {
    const method = '1. Fry the 2 eggs in **20 g** of butter for 3–4 minutes at 180 °C in 2 pans.'
    const { tree } = withMethod(method, '- 2 eggs\n- 40 g butter')
    const marks = find(tree, (node) => node.tagName === 'ol').flatMap((steps) => find(steps, isMark))
    expect(marks.map((node) => [node.tagName, toString(node), node.properties.dataTail])).toEqual([
      ['data', '2 eggs', 5],
      ['data', '20 g', undefined],
      ['time', '3–4 minutes', undefined],
      ['data', '180 °C', undefined],
    ])
  })

  it('keeps closing punctuation with the time before it', () => {
    const step = 'Boil for 3 minutes, then (or after 5 minutes). Rest 1 hour'
    const { tree } = withMethod(`1. ${step}`)
    expect(texts(find(tree, (node) => node.tagName === 'li'))).toContain(step)
    expect(texts(find(tree, (node) => node.tagName === 'span'))).toEqual(['3 minutes,', '5 minutes).'])
  })

  it('continues the numbers of the steps after a picture', () => {
    const lists = find(renderPost(recipe).tree, (node) => node.tagName === 'ol')
    expect(lists.map((node) => node.properties.start)).toEqual([undefined, 3])
    expect(lists.every(hasClass('recipe-steps'))).toBe(true)
  })

  it('turns the lines of facts into labels and values without emoji', () => {
    const facts = texts(find(renderPost(recipe).tree, hasClass('recipe-facts')))
    expect(facts.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(['Prep time 5 min Chilling 2 h Servings 4'])
  })

  it.each([
    [
      '- Prep time: 20 min\n- Cook time: 45 min\n- Servings: 4',
      'Prep time 20 min Cook time 45 min Total time 1 h 5 min Servings 4',
    ],
    [
      '- Prep time: 20 min\n- Chilling time: 2 h\n- Servings: 4',
      'Prep time 20 min Chilling time 2 h Total time 2 h 20 min Servings 4',
    ],
    // No sum: the author gives the total, or only one time.
    ['- Prep time: 20 min\n- Cook time: 45 min\n- Total time: 1 h', 'Prep time 20 min Cook time 45 min Total time 1 h'],
    ['- Cook time: 45 min\n- Servings: 4', 'Cook time 45 min Servings 4'],
  ])('adds up the times of %j', (facts, shown) => {
    const { tree } = renderPost(`${facts}\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n`)
    const cells = find(tree, (node) => ['fact-label', 'fact-value'].some((name) => hasClass(name)(node)))
    expect(texts(cells).join(' ').replace(/\s+/g, ' ')).toBe(shown)
  })

  it('keeps every word of the author', () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ')
    const shown = toString(renderPost(recipe).tree)
    expect(words(shown)).toBe(
      words(
        recipe
          .replace(/!\[.*?\]\(.*?\)/, '')
          .replace(/\[oil\]\(.*?\)/, 'oil')
          .replace(/^\d\./gm, ''),
      ),
    )
  })

  it('replaces the checkbox of a task list with the label of an ingredient', () => {
    const { tree } = withMethod('1. Boil.', '- [ ] 2 eggs')
    expect(find(tree, (node) => node.tagName === 'input')).toEqual([])
    expect(find(tree, (node) => node.tagName === 'label')).toHaveLength(1)
  })
})

describe('table of contents', () => {
  it('lists headings with their ids', () => {
    const { toc, tree } = renderPost('# One\n\n## Two\n\n# One\n\ntext[^1]\n\n[^1]: note\n')
    expect(toc).toEqual([
      { id: 's-one', text: 'One', depth: 2 },
      { id: 's-two', text: 'Two', depth: 3 },
      { id: 's-one-1', text: 'One', depth: 2 },
    ])
    for (const { id } of toc) expect(find(tree, (node) => node.properties.id === id)).toHaveLength(1)
  })

  it('is left out of a short text and lists only chapters of a long one', () => {
    expect(renderPost('## One\n\n## Two\n').toc).toEqual([])
    const long = Array.from({ length: 8 }, (_, n) => `## Chapter ${n}\n\n### Detail ${n}\n`).join('\n')
    expect(renderPost(long).toc.map((entry) => entry.depth)).toEqual(Array.from({ length: 8 }, () => 2))
  })
})
