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
    expect(find(tree, (node) => node.tagName === 'data' || node.tagName === 'time')).toEqual([])
    expect(find(tree, (node) => node.tagName === 'section' || node.tagName === 'label')).toEqual([])
  })

  it('puts only the parts of a recipe in sections', () => {
    const sections = find(renderPost(recipe).tree, (node) => node.tagName === 'section')
    expect(sections.map((node) => node.properties.dataRecipe)).toEqual(['ingredients', 'steps'])
    const [ingredients, steps] = sections.map((node) => toString(node))
    expect(ingredients).toContain('For the dough')
    expect(ingredients).not.toMatch(/Before|Method/)
    expect(steps).toContain('Eat.')
    expect(steps).not.toContain('Storage')
  })

  it('marks the paragraphs that are steps, also beside a group with a list', () => {
    const method = [
      '## Ingredients\n\n- 500 g flour\n\n## Method',
      '### Dough\n\nKnead the flour.\n\nLet it rest.',
      '### Filling\n\nBoil a pan of water.\n\n1. Fry.\n\n   Stir.\n2. Fill.',
    ].join('\n\n')
    const marked = find(renderPost(method).tree, (node) => String(node.properties.className) === 'recipe-step')
    expect(marked.map((node) => toString(node))).toEqual(['Knead the flour.', 'Let it rest.'])
  })

  it('marks the paragraphs that continue a step, as its text does', () => {
    const method = [
      '## Ingredients\n\n- 500 g flour\n\n## Method',
      'Before you begin.\n\n1. Knead.\n2. Rest.\n\nMeanwhile heat the oven.\n\n3. Bake.\n\nEnjoy.',
    ].join('\n\n')
    const { tree, recipe } = renderPost(method)
    const marked = find(tree, (node) => String(node.properties.className) === 'recipe-step-more')
    expect(marked.map((node) => toString(node))).toEqual(['Meanwhile heat the oven.'])
    expect(recipe?.steps[0]?.steps).toEqual(['Knead.', 'Rest. Meanwhile heat the oven.', 'Bake.'])
  })

  it('marks the amounts and times of the paragraphs that continue a step', () => {
    const method = '1. Rest.\n\nMelt 20 g butter for 5 minutes.\n\n2. Bake.\n\nUse 20 g butter.'
    const { tree } = renderPost(`## Ingredients\n\n- 40 g butter\n\n## Method\n\n${method}`)
    const [, steps] = find(tree, (node) => node.tagName === 'section')
    const marked = steps ? find(steps, (node) => node.tagName === 'data' || node.tagName === 'time') : []
    expect(marked.map((node) => toString(node))).toEqual(['20 g', '5 minutes'])
  })

  it('marks the amounts of paragraphs that are steps, or continue one', () => {
    const method = [
      '## Ingredients\n\n- 500 g flour\n\n## Method',
      '### Dough\n\nKnead in 100 ml of milk.',
      '### Filling\n\nTake 5 g of salt.\n\n1. Add 20 g butter.\n\nMelt 30 g more.\n\n2. Bake.\n\nServe with 40 g.',
    ].join('\n\n')
    const marked = find(renderPost(method).tree, (node) => node.tagName === 'data')
    expect(marked.map((node) => toString(node))).toEqual(['500 g', '100 ml', '20 g', '30 g'])
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
    const inLabels = labels.flatMap((label) => find(label, (node) => node.tagName === 'data'))
    expect(inLabels.map((node) => toString(node))).toEqual(['500 g', '2 tbsp', '1 tin'])
    expect(find(tree, (node) => node.tagName === 'a')).toHaveLength(1)
  })

  it('marks the amounts, times and temperatures of the steps', () => {
    const text = '## Ingredients\n\n- 2 eggs\n- 40 g butter\n\n## Method\n\n'
    const { tree } = renderPost(`${text}1. Fry the 2 eggs in **20 g** of butter for 3–4 minutes at 180 °C in 2 pans.`)
    const [steps] = find(tree, (node) => node.tagName === 'ol')
    const marks = steps ? find(steps, (node) => node.tagName === 'data' || node.tagName === 'time') : []
    expect(marks.map((node) => [node.tagName, toString(node), node.properties.dataTail])).toEqual([
      ['data', '2 eggs', 5],
      ['data', '20 g', undefined],
      ['time', '3–4 minutes', undefined],
      ['data', '180 °C', undefined],
    ])
  })

  it('keeps closing punctuation with the time before it', () => {
    const text =
      '## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil for 3 minutes, then (or after 5 minutes). Rest 1 hour'
    const { tree } = renderPost(text)
    const [step] = find(tree, (node) => node.tagName === 'li' && toString(node).startsWith('Boil'))
    expect(toString(step ?? expect.fail('no step'))).toBe('Boil for 3 minutes, then (or after 5 minutes). Rest 1 hour')
    expect(step ? find(step, (node) => node.tagName === 'span').map((node) => toString(node)) : []).toEqual([
      '3 minutes,',
      '5 minutes).',
    ])
  })

  it('continues the numbers of the steps after a picture', () => {
    const lists = find(renderPost(recipe).tree, (node) => node.tagName === 'ol')
    expect(lists.map((node) => node.properties.start)).toEqual([undefined, 3])
    expect(lists.every((node) => String(node.properties.className) === 'recipe-steps')).toBe(true)
  })

  it('turns the lines of facts into labels and values without emoji', () => {
    const list = find(renderPost(recipe).tree, (node) => String(node.properties.className) === 'recipe-facts')
    expect(list).toHaveLength(1)
    expect(list.map((node) => toString(node).replace(/\s+/g, ' ').trim())).toEqual([
      'Prep time 5 min Chilling 2 h Servings 4',
    ])
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
    const list = find(tree, (node) => String(node.properties.className) === 'recipe-facts')
    const items = list.flatMap((node) =>
      node.children.filter((child) => child.type === 'element').map((child) => toString(child)),
    )
    expect(items.join(' ').replace(/\s+/g, ' ')).toBe(shown)
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
    const { tree } = renderPost('## Ingredients\n\n- [ ] 2 eggs\n\n## Method\n\n1. Boil.\n')
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
