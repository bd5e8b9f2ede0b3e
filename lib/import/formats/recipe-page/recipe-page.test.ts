import { describe, expect, it } from 'vitest'
import { readPageRecipe } from './read'

const page = (data: unknown, type = 'application/ld+json') =>
  `<html><head><script type="${type}">${typeof data === 'string' ? data : JSON.stringify(data)}</script></head><body></body></html>`
const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 beet'], recipeInstructions: ['Boil it.'] }
const recipe = (html: string) => readPageRecipe(html)?.recipe
const steps = (value: unknown) =>
  recipe(page({ ...soup, recipeInstructions: value }))?.steps.map(({ heading, steps: own }) => [
    heading,
    own.map(({ text }) => text),
  ])

describe('where the recipe stands', () => {
  it.each([
    ['alone', soup],
    ['in a list', [{ '@type': 'WebSite' }, soup]],
    ['in a graph', { '@graph': [{ '@type': 'Article' }, soup] }],
    ['in a page', { '@type': 'WebPage', mainEntity: soup }],
    ['with two types', { ...soup, '@type': ['Recipe', 'NewsArticle'] }],
    ['with an address for a type', { ...soup, '@type': 'http://schema.org/Recipe' }],
    [
      'with line breaks in a string',
      `{"@type":"Recipe","name":"Soup\n","recipeIngredient":["1 beet"],"recipeInstructions":["Boil it."],}`,
    ],
    ['in a comment', `<!-- ${JSON.stringify(soup)} -->`],
  ])('%s', (_, data) =>
    expect(recipe(page(data))).toMatchObject({ name: 'Soup', ingredients: [{ lines: ['1 beet'] }] }),
  )

  it('is the most complete of several', () => {
    expect(recipe(page([{ '@type': 'Recipe', name: 'Related' }, soup]))?.name).toBe('Soup')
  })

  it('is nowhere in a page of another kind', () => expect(recipe(page({ '@type': 'Article' }))).toBeUndefined())
})

describe('instructions of any shape', () => {
  it.each<[string, unknown, unknown]>([
    ['one text with lines', 'Boil.\nServe.', [[null, ['Boil.', 'Serve.']]]],
    ['one text with numbers', '1. Boil. 2. Serve.', [[null, ['Boil.', 'Serve.']]]],
    ['HTML', '<ol><li>Boil &amp;amp; stir.</li><li>Serve.</li></ol>', [[null, ['Boil & stir.', 'Serve.']]]],
    ['steps', [{ '@type': 'HowToStep', name: 'Step 1', text: 'Boil.' }], [[null, ['Boil.']]]],
    ['a step with a name alone', [{ '@type': 'HowToStep', name: 'Boil.' }], [[null, ['Boil.']]]],
    [
      'sections',
      [{ '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }] }],
      [['Dough', ['Knead.']]],
    ],
    [
      'a list element',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'HowToStep', text: 'Boil.' }] },
      [[null, ['Boil.']]],
    ],
    ['a list stored as text', '[{"@type":"HowToStep","text":"Boil."}]', [[null, ['Boil.']]]],
  ])('%s', (_, value, expected) => expect(steps(value)).toEqual(expected))

  it('keeps the title of a step', () => {
    const read = recipe(
      page({ ...soup, recipeInstructions: [{ '@type': 'HowToStep', name: 'Sear', text: 'Heat the pan.' }] }),
    )
    expect(read?.steps[0]?.steps).toEqual([{ title: 'Sear', text: 'Heat the pan.' }])
  })
})

describe('facts', () => {
  it.each([
    [4, '4 servings'],
    ['1', '1 serving'],
    [['4', '4 bowls'], '4 bowls'],
    ['Serves 4', 'Serves 4'],
    [{ '@type': 'QuantitativeValue', value: 6, unitText: 'cakes' }, '6 cakes'],
  ])('yield %j', (value, expected) => expect(recipe(page({ ...soup, recipeYield: value }))?.yield).toBe(expected))

  it.each([
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['PT0M', null],
    ['P0Y0M0DT0H35M0S', 35],
    [{ '@type': 'Duration', '@value': 'PT20M' }, 20],
    ['1 hour 15 minutes', 75],
    ['1½ h', 90],
  ])('time %j', (value, expected) => expect(recipe(page({ ...soup, totalTime: value }))?.totalMinutes).toBe(expected))

  it('makes headings of lines that name a part', () => {
    const read = recipe(page({ ...soup, recipeIngredient: ['For the soup:', '1 beet', 'DRESSING', '2 tbsp oil'] }))
    expect(read?.ingredients).toEqual([
      { heading: 'For the soup', lines: ['1 beet'] },
      { heading: 'DRESSING', lines: ['2 tbsp oil'] },
    ])
  })
})

describe('marks in the HTML', () => {
  const marked = {
    microdata:
      '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><li itemprop="recipeIngredient">1 beet</li><div itemprop="recipeInstructions"><p>Boil.</p><p>Serve.</p></div><meta itemprop="recipeYield" content="4"><time itemprop="totalTime" datetime="PT20M">20 min</time></div>',
    RDFa: '<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Soup</h1><li property="ingredients">1 beet</li><ol property="recipeInstructions"><li>Boil.</li><li>Serve.</li></ol><span property="recipeYield">4</span><time property="totalTime" datetime="PT20M">20</time></div>',
    'h-recipe':
      '<article class="h-recipe"><h1 class="p-name">Soup</h1><li class="p-ingredient">1 beet</li><div class="e-instructions"><p>Boil.</p><p>Serve.</p></div><span class="p-yield">4</span><time class="dt-duration" datetime="PT20M">20</time></article>',
  }
  it.each(Object.entries(marked))('%s', (_, html) => {
    expect(recipe(`<body>${html}</body>`)).toMatchObject({
      name: 'Soup',
      yield: '4 servings',
      totalMinutes: 20,
      ingredients: [{ lines: ['1 beet'] }],
      steps: [{ steps: [{ text: 'Boil.' }, { text: 'Serve.' }] }],
    })
  })
})
