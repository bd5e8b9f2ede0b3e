import { expect, it } from 'vitest'
import { readAs } from '../../testing'
import { addressOf, reader } from '.'
import { readPageRecipe } from './read'

/** The variants of real pages are in real-pages.test.ts. This file tests single properties. */
const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 beet'], recipeInstructions: ['Boil it.'] }
const recipe = (more: object) =>
  readPageRecipe(`<script type="application/ld+json">${JSON.stringify({ ...soup, ...more })}</script>`)?.recipe

it('finds no recipe in a page of another kind', () => expect(recipe({ '@type': 'Article' })).toBeUndefined())

it.each<[string, unknown, unknown]>([
  [
    'a title',
    [{ name: 'Sear', text: 'Heat the pan.' }],
    [{ heading: null, lines: [{ title: 'Sear', text: 'Heat the pan.' }] }],
  ],
  [
    'a section',
    [{ '@type': 'HowToSection', name: 'Dough', itemListElement: [{ text: 'Knead.' }] }],
    [{ heading: 'Dough', lines: [{ title: '', text: 'Knead.' }] }],
  ],
  [
    'a list stored as text',
    '[{"@type":"HowToStep","text":"Boil."}]',
    [{ heading: null, lines: [{ title: '', text: 'Boil.' }] }],
  ],
  [
    'the picture',
    [{ text: '<p>Boil.</p><p>Stir.</p>', image: [{ url: 'https://a.example/a.jpg' }] }],
    [
      {
        heading: null,
        lines: [
          { title: '', text: 'Boil.' },
          { title: '', text: 'Stir.', picture: { address: 'https://a.example/a.jpg', alt: '' } },
        ],
      },
    ],
  ],
])('keeps %s of steps', (_, recipeInstructions, steps) => expect(recipe({ recipeInstructions })?.steps).toEqual(steps))

it.each([
  ['1', '1 serving'],
  ['Serves 4', 'Serves 4'],
  [{ minValue: 4, maxValue: 6, unitText: 'bowls' }, '4–6 bowls'],
])('reads the yield %j as %j', (recipeYield, expected) => expect(recipe({ recipeYield })?.yield).toBe(expected))

it.each([
  [{ '@type': 'Duration', '@value': 'PT20M' }, 20],
  ['1½ h', 90],
])('reads the time %j as %j minutes', (totalTime, minutes) => expect(recipe({ totalTime })?.totalMinutes).toBe(minutes))

it.each([
  ['1,250 kcal', 1250],
  ['3720.532', 3721],
  ['95,5 kcal', 96],
  ['0', null],
])('reads the calories %j as %j', (calories, expected) => {
  expect(recipe({ nutrition: { calories } })?.calories).toBe(expected)
})

it('keeps the amount beside a name', () => {
  const flour = { name: 'flour', requiredQuantity: { value: 200, unitText: 'g' } }
  expect(recipe({ recipeIngredient: [flour] })?.ingredients).toEqual([{ heading: null, lines: ['200 g flour'] }])
})

it('makes headings of lines that name a part', () => {
  const recipeIngredient = ['For the soup:', '1 beet', 'DRESSING', '2 tbsp oil']
  expect(recipe({ recipeIngredient })?.ingredients).toEqual([
    { heading: 'For the soup', lines: ['1 beet'] },
    { heading: 'DRESSING', lines: ['2 tbsp oil'] },
  ])
})

it('reads h-recipe', () => {
  const html =
    '<article class="h-recipe"><h1 class="p-name">Soup</h1><li class="p-ingredient">1 beet</li><div class="e-instructions"><p>Boil.</p><p>Serve.</p></div><span class="p-yield">4</span><time class="dt-duration" datetime="PT20M">20</time></article>'
  expect(readPageRecipe(html)?.recipe).toMatchObject({
    name: 'Soup',
    yield: '4 servings',
    totalMinutes: 20,
    ingredients: [{ lines: ['1 beet'] }],
    steps: [{ lines: [{ text: 'Boil.' }, { text: 'Serve.' }] }],
  })
})

it.each([
  '<link rel="canonical" href="https://a.example/soup/">',
  "<link href='https://a.example/soup/' rel=canonical>",
])('reads the address in %s', (link) =>
  expect(addressOf(`<link rel="icon" href="/icon.png">${link}`, null)).toBe('https://a.example/soup/'),
)

it('reads the words of an encoded address, without the ending of a file', async () => {
  const link = '<link rel="canonical" href="https://a.example/2019/zupa-%C5%BCurek.html">'
  const script = `<script type="application/ld+json">${JSON.stringify(soup)}</script>`
  const [item] = await readAs([reader], 'a.html', link + script)
  expect(item).toMatchObject({ slug: 'zupa-żurek', oldAddresses: ['/2019/zupa-%C5%BCurek.html'] })
})

it('counts no words of the pictures of steps', async () => {
  const wordsWith = async (more: object) => {
    const recipeInstructions = [{ text: 'Boil it.', ...more }]
    const script = JSON.stringify({ ...soup, recipeInstructions })
    const [item] = await readAs([reader], 'a.html', `<script type="application/ld+json">${script}</script>`)
    return item && 'words' in item ? item.words : null
  }
  expect(await wordsWith({ image: 'https://a.example/a.jpg' })).toEqual(await wordsWith({}))
})

it('fills all gaps of the JSON-LD from the marks of the page', () => {
  const marks =
    '<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="description">Cold.</p><p itemprop="recipeInstructions">Boil.</p></div>'
  const script = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 beet'] })
  const html = `<script type="application/ld+json">${script}</script>${marks}`
  expect(readPageRecipe(html)?.recipe).toMatchObject({ name: 'Soup', description: 'Cold.', steps: [{ lines: [{}] }] })
})

it('names the other recipes of a page', async () => {
  const others = [
    { ...soup, name: 'SOUP' },
    { ...soup, name: 'Dip' },
    { '@type': 'Recipe', name: 'Related' },
  ]
  const html = `<script type="application/ld+json">${JSON.stringify([soup, ...others])}</script>`
  const [item] = await readAs([reader], 'a.html', html)
  expect(item).toMatchObject({ title: soup.name, warnings: ['Other recipes of the page are left out: Dip.'] })
})
