import { describe, expect, it } from 'vitest'
import { readRecipe } from './read.ts'

const texts = (markdown: string) => {
  const recipe = readRecipe(markdown)
  return {
    ingredients: recipe?.ingredients.map(({ heading, items }) => [heading, ...items]),
    steps: recipe?.steps.map(({ heading, steps }) => [heading, ...steps]),
  }
}

const simple = '## Ingredients\n\n- 2 eggs\n- salt\n\n## Method\n\n1. Beat.\n2. Fry.\n'

describe('readRecipe', () => {
  it('is null without ingredients or without steps', () => {
    expect(readRecipe('Just a text about soup.')).toBeNull()
    expect(readRecipe('## Ingredients\n\n- 2 eggs')).toBeNull()
    expect(readRecipe('## Steps\n\n1. Walk the dog.')).toBeNull()
    expect(readRecipe('')).toBeNull()
  })

  it('reads ingredients and steps', () => {
    expect(readRecipe(simple)).toEqual({
      ingredients: [{ heading: null, items: ['2 eggs', 'salt'] }],
      steps: [{ heading: null, steps: ['Beat.', 'Fry.'] }],
    })
  })

  it.each([
    'What you need',
    "What you'll need",
    'You will need:',
    'INGREDIENTS',
    '🥕 Ingredients',
    'Składniki',
    'Ingredients (serves 4)',
  ])('takes "%s" for ingredients', (title) => expect(readRecipe(simple.replace('Ingredients', title))).not.toBeNull())

  it.each([
    'Directions',
    'Instructions',
    'Steps',
    'Preparation',
    'Przygotowanie',
    'Sposób przygotowania',
    'How to make it',
    '2. Cooking method',
  ])('takes "%s" for steps', (title) => expect(readRecipe(simple.replace('Method', title))).not.toBeNull())

  it('reads groups from headings, bold lines and lines with a colon', () => {
    const markdown = [
      '## Ingredients',
      '### For the dough',
      '- 500 g flour',
      '**Filling**',
      '- 1 onion',
      'To serve:',
      '',
      '- dill',
      '## Directions',
      'Primary brew:',
      '',
      '1. Boil.',
      '',
      '### Preparation',
      '1. Wait.',
    ].join('\n\n')
    expect(texts(markdown)).toEqual({
      ingredients: [
        ['For the dough', '500 g flour'],
        ['Filling', '1 onion'],
        ['To serve', 'dill'],
      ],
      steps: [
        ['Primary brew', 'Boil.'],
        ['Preparation', 'Wait.'],
      ],
    })
  })

  it('reads parts under headings of the same level as the ingredients', () => {
    const markdown =
      '## Ingredients\n\n- 1 egg\n\n## Spice Blend\n\n- 1 tsp cumin\n- 1 tsp salt\n\n## Method\n\n1. Mix.\n\n## Frying\n\n- Use a pan.\n'
    expect(texts(markdown)).toEqual({
      ingredients: [
        [null, '1 egg'],
        ['Spice Blend', '1 tsp cumin', '1 tsp salt'],
      ],
      steps: [[null, 'Mix.']],
    })
  })

  it('reads ingredients under headings that only say "For the …"', () => {
    const markdown =
      '## For the dough\n\n- 200 g flour\n\n## For the sauce\n\n- 1 tin tomatoes\n\n## Method\n\n1. Cook.\n'
    expect(texts(markdown).ingredients).toEqual([
      ['For the dough', '200 g flour'],
      ['For the sauce', '1 tin tomatoes'],
    ])
  })

  it('takes bold lines for sections when there are no headings', () => {
    expect(texts('**Ingredients**\n\n- 1 egg\n\n**Method**\n\n1. Boil.\n')).toEqual({
      ingredients: [[null, '1 egg']],
      steps: [[null, 'Boil.']],
    })
  })

  it('reads nested lists, tables and written steps', () => {
    const nested =
      '## Ingredients\n\n- sauce:\n  - 1 tin tomatoes\n\n## Method\n\nPour the milk.\nHeat it.\n\nStir,\nthen rest.\n'
    expect(texts(nested)).toEqual({
      ingredients: [['sauce', '1 tin tomatoes']],
      steps: [[null, 'Pour the milk.', 'Heat it.', 'Stir, then rest.']],
    })
    const table =
      '## Ingredients\n\n| Amount | What |\n| --- | --- |\n| 2 | eggs |\n\n## Method\n\n1. Boil:\n   - gently\n'
    expect(texts(table)).toEqual({ ingredients: [[null, '2 eggs']], steps: [[null, 'Boil: gently']] })
  })

  it('leaves pictures out and continues the steps after them', () => {
    const markdown =
      '## Ingredients\n\n- 1 egg\n\n## Method\n\n1. Boil.\n\n![A pan](/media/a.webp)\n\nMind the steam.\n\n2. Peel.\n\nEnjoy!\n'
    expect(texts(markdown).steps).toEqual([[null, 'Boil. Mind the steam.', 'Peel.']])
  })
})

describe('facts', () => {
  it('reads lists with and without emoji', () => {
    const list =
      '- ⏲️ Prep time: 10-15 min\n- 🍳Cook time:1 hr\n- 🍽️Servings:4-6 people\n- Total time: 1 h 20 min\n- Calories: 620 kcal per serving\n\n'
    expect(readRecipe(list + simple)).toMatchObject({
      prepMinutes: 15,
      cookMinutes: 60,
      totalMinutes: 80,
      calories: 620,
      servings: { text: '4-6 people', amount: 4 },
    })
  })

  it('adds up waiting times', () => {
    expect(readRecipe(`- Chill time: 30 min\n- Resting time: 1 h\n\n${simple}`)).toMatchObject({ waitMinutes: 90 })
    expect(readRecipe(`- ⌛ Fermentation time: ~1 week\n\n${simple}`)).toMatchObject({ waitMinutes: 7 * 24 * 60 })
  })

  it('reads category, cuisine and keywords', () => {
    expect(readRecipe(`- Category: Dessert\n- Cuisine: Polish\n- Tags: plums, almonds\n\n${simple}`)).toMatchObject({
      category: 'Dessert',
      cuisine: 'Polish',
      keywords: 'plums, almonds',
    })
    expect(readRecipe(`The cuisine of Poland is known for soup.\n\n${simple}`)?.cuisine).toBeUndefined()
  })

  it('reads several facts in one line, and Polish labels', () => {
    expect(readRecipe(`**Prep:** 5 min | **Cook:** 10 min | **Serves:** 2\n\n${simple}`)).toMatchObject({
      prepMinutes: 5,
      cookMinutes: 10,
      servings: { amount: 2 },
    })
    expect(readRecipe(`- Czas przygotowania: 20 minut\n- Liczba porcji: 3\n\n${simple}`)).toMatchObject({
      prepMinutes: 20,
      servings: { amount: 3 },
    })
  })

  it('keeps servings in words and skips empty or unreadable values', () => {
    expect(readRecipe(`- Servings: a family of five\n- Cook time: all day\n\n${simple}`)).toMatchObject({
      servings: { text: 'a family of five' },
    })
    expect(readRecipe(`- Servings:\n\n${simple}`)?.servings).toBeUndefined()
    expect(readRecipe(`- Cook time: all day\n\n${simple}`)?.cookMinutes).toBeUndefined()
  })

  it('reads facts below the steps and does not take them for steps', () => {
    expect(readRecipe(`${simple}\n\nServes: 4 | Prep time: 5 min\n`)).toMatchObject({
      servings: { amount: 4 },
      prepMinutes: 5,
      steps: [{ steps: ['Beat.', 'Fry.'] }],
    })
    // A paragraph with more than facts belongs to the steps.
    expect(readRecipe(`${simple}\n\nServes: 4\nEat it hot.\n`)?.servings).toBeUndefined()
  })

  it('does not take a step or a sentence for a fact, or a fact for an ingredient', () => {
    expect(readRecipe(simple.replace('Fry.', 'Cook: 10 min'))?.cookMinutes).toBeUndefined()
    expect(readRecipe(`Cook time matters less than you think, and so on.\n\n${simple}`)?.cookMinutes).toBeUndefined()
    const inside = readRecipe(simple.replace('- 2 eggs', '- Prep time: 5 min\n- 2 eggs'))
    expect(inside).toMatchObject({ prepMinutes: 5, ingredients: [{ items: ['2 eggs', 'salt'] }] })
  })
})

it('reads headings with separate accents, as some systems write them', () => {
  const text = '## Składniki\n\n- 1 jajko\n\n## Sposób przygotowania\n\n1. Smaż.'.normalize('NFD')
  expect(readRecipe(text)).toMatchObject({ steps: [{ steps: ['Smaż.'.normalize('NFD')] }] })
})
