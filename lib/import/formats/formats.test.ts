import { readdirSync } from 'node:fs'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readAs, wxr, wxrMeta, wxrPost } from '../testing'
import type { Format, ImportedItem } from '../types'

const names = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const readers = await Promise.all(
  names.map(async (name) => ((await import(`./${name}/index.ts`)) as { reader: Format }).reader),
)

const recipeOf = async (name: string, content: BlobPart) =>
  ((await readAs(readers, name, content))[0] as ImportedItem | undefined)?.recipe
const json = (value: unknown) => JSON.stringify(value)

test('Paprika', async () => {
  const values = {
    uid: 'u',
    name: 'Soup',
    servings: '4',
    prep_time: '10 min',
    ingredients: '1 beet\nsalt',
    directions: '1. Boil.\n\nStep 2\nServe.',
  }
  const packed = gzipSync(strToU8(json(values)))
  const expected = {
    name: 'Soup',
    prepMinutes: 10,
    ingredients: [{ lines: ['1 beet', 'salt'] }],
    steps: [{ lines: [{ text: 'Boil.' }, { text: 'Serve.' }] }],
  }
  expect(await recipeOf('Soup.paprikarecipe', packed)).toMatchObject(expected)
  expect(await recipeOf('all.paprikarecipes', zipSync({ 'Soup.paprikarecipe': packed }))).toMatchObject(expected)
})

test('Tandoor, a zip in a zip', async () => {
  const values = {
    name: 'Soup',
    working_time: 10,
    waiting_time: 20,
    servings: 4,
    steps: [
      {
        name: '',
        instruction: 'Boil.',
        ingredients: [{ food: { name: 'beet' }, unit: { name: 'kg' }, amount: 0.5, note: 'peeled' }],
      },
    ],
  }
  const inner = zipSync({ 'recipe.json': strToU8(json(values)) })
  expect(await recipeOf('export.zip', zipSync({ '1.zip': inner }))).toMatchObject({
    totalMinutes: 30,
    yield: '4 servings',
    ingredients: [{ lines: ['0.5 kg beet, peeled'] }],
  })
})

test('schema.org as JSON: Nextcloud Cookbook and RecipeSage', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Soup',
    recipeYield: 4,
    recipeIngredient: ['1 beet'],
    recipeInstructions: ['Boil.'],
  }
  expect(await recipeOf('Soup/recipe.json', json(recipe))).toMatchObject({ yield: '4 servings' })
  expect(await recipeOf('recipesage.json', json({ recipes: [recipe] }))).toMatchObject({ name: 'Soup' })
})

test.each<[string, string, unknown, object]>([
  [
    'Mealie 2 has a quantity beside the word of the yield, and long decimals',
    'mealie.json',
    {
      name: 'Soup',
      recipe_yield: 'cookies',
      recipe_yield_quantity: 12,
      recipe_ingredient: [{ quantity: 1 / 3, food: { name: 'beet' } }],
      recipe_instructions: [{ summary: 'First', text: '1. **Boil** it.' }],
      nutrition: { calories: '1,250 kcal' },
    },
    {
      yield: '12 cookies',
      calories: 1250,
      ingredients: [{ lines: ['0.333 beet'] }],
      steps: [{ lines: [{ title: 'First', text: 'Boil it.' }] }],
    },
  ],
  [
    'Mealie has an amount beside a note without a food',
    'mealie.json',
    {
      name: 'Soup',
      recipe_yield: '2',
      recipe_ingredient: [
        { title: 'Base', quantity: 2, unit: { name: 'cups' }, food: null, note: 'chopped nuts', disable_amount: false },
        { quantity: 1, unit: null, food: null, note: '3 beets', disable_amount: true },
      ],
      recipe_instructions: [{ text: 'Boil.' }],
    },
    {
      yield: '2 servings',
      ingredients: [{ heading: 'Base', lines: ['2 cups, chopped nuts', '3 beets'] }],
      steps: [{ lines: [{ text: 'Boil.' }] }],
    },
  ],
  [
    'Mealie shows an edited quantity, keeps the original words of an unchanged one, and counts a note without a food',
    'mealie.json',
    {
      name: 'Soup',
      recipe_ingredient: [
        {
          quantity: 3,
          unit: { name: 'cup' },
          food: { name: 'flour' },
          original_text: '2 cups flour',
          display: '3 cups flour',
        },
        {
          quantity: 2,
          unit: { name: 'cup' },
          food: { name: 'rye' },
          original_text: '2 cups flour',
          display: '2 cups rye',
        },
        {
          quantity: 1.5,
          unit: null,
          food: { name: 'beet' },
          original_text: '1 1/2 beets, cut',
          display: '1.5 beets cut',
        },
        { quantity: 0, unit: null, food: { name: 'salt' }, original_text: 'Some salt', display: 'salt' },
        { quantity: 2, unit: null, food: null, note: 'eggs', display: '2 eggs' },
        { quantity: 2, unit: null, food: null, note: 'eggs', disable_amount: false },
        { quantity: 1, unit: null, food: null, note: '3 beets', disable_amount: false, display: '1 3 beets' },
        { quantity: 2, unit: null, food: null, note: '3 beets', disable_amount: true, display: '2 3 beets' },
        { quantity: null, unit: null, food: null, note: 'dill', display: 'dill' },
      ],
      recipe_instructions: [{ text: 'Boil.' }],
    },
    {
      ingredients: [
        {
          lines: [
            ...['3 cups flour', '2 cups rye', '1 1/2 beets, cut', 'Some salt', '2 eggs', '2 eggs'],
            ...['3 beets', '3 beets', 'dill'],
          ],
        },
      ],
    },
  ],
  [
    'Mealie names the food of an unchanged line by its plural, without accents or by an alias',
    'mealie.json',
    {
      name: 'Soup',
      recipe_ingredient: [
        {
          quantity: 500,
          unit: { name: 'gram' },
          food: { name: 'strawberry' },
          original_text: '500 g strawberries, hulled',
          display: '500 grams strawberries hulled',
        },
        {
          quantity: 2,
          unit: { name: 'tablespoon' },
          food: { name: 'creme fraiche' },
          original_text: '2 tbsp crème fraîche',
          display: '2 tablespoons creme fraiche',
        },
        {
          quantity: 2,
          food: { name: 'goose', pluralName: 'geese' },
          original_text: '2 geese, plucked',
          display: '2 geese plucked',
        },
        {
          quantity: 2,
          food: { name: 'ox', plural_name: 'oxen' },
          original_text: '2 oxen, whole',
          display: '2 oxen whole',
        },
        {
          quantity: 2,
          food: { name: 'courgette', aliases: [{ name: 'zucchini' }] },
          original_text: '2 zucchini, sliced',
          display: '2 courgettes sliced',
        },
        {
          quantity: 2,
          food: { name: 'pear', pluralName: '', aliases: [] },
          original_text: '2 apples, sliced',
          display: '2 pears sliced',
        },
      ],
      recipe_instructions: [{ text: 'Boil.' }],
    },
    {
      ingredients: [
        {
          lines: [
            ...['500 g strawberries, hulled', '2 tbsp crème fraîche', '2 geese, plucked', '2 oxen, whole'],
            ...['2 zucchini, sliced', '2 pears sliced'],
          ],
        },
      ],
    },
  ],
  [
    'Tandoor has headings among the ingredients, and steps with references to ingredients',
    'tandoor.json',
    {
      name: 'Soup',
      working_time: 5,
      steps: [
        {
          instruction: '* Add {{ ingredients[1] }}',
          ingredients: [
            { note: 'Base', is_header: true },
            { food: 'beet', amount: 2 },
          ],
        },
      ],
    },
    { ingredients: [{ heading: 'Base', lines: ['2 beet'] }], steps: [{ lines: [{ text: 'Add 2 beet' }] }] },
  ],
  [
    'Nextcloud and RecipeSage mark headings, and RecipeSage comments',
    'recipe.json',
    {
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['## Base', '1 beet', '[Top]', '1 egg'],
      recipeInstructions: ['## First', 'Boil.', '[Enjoy]'],
      comment: [{ '@type': 'Comment', text: 'Good cold' }],
    },
    {
      ingredients: [
        { heading: 'Base', lines: ['1 beet'] },
        { heading: 'Top', lines: ['1 egg'] },
      ],
      steps: [{ heading: 'First', lines: [{ text: 'Boil.' }, { text: '[Enjoy]' }] }],
      notes: ['Good cold'],
    },
  ],
])('%s', async (_, name, values, recipe) => {
  expect(await recipeOf(name, json(values))).toMatchObject(recipe)
})

test('Tasty Recipes has headings outside of its lists', async () => {
  const meta = wxrMeta({
    ingredients: '<![CDATA[<p><strong>Base</strong></p><ul><li>1 beet</li></ul><h4>Top</h4><ul><li>1 egg</li></ul>]]>',
    instructions: '<![CDATA[<h4>First</h4><ol><li>Boil</li></ol>]]>',
  })
  const xml = wxr(wxrPost({ 'wp:post_type': 'tasty_recipe' }, meta))
  expect(await recipeOf('site.xml', xml)).toMatchObject({
    ingredients: [
      { heading: 'Base', lines: ['1 beet'] },
      { heading: 'Top', lines: ['1 egg'] },
    ],
    steps: [{ heading: 'First', lines: [{ text: 'Boil' }] }],
  })
})

test('WP Recipe Maker', async () => {
  const recipe = {
    id: 5,
    name: 'Soup',
    servings: '4',
    servings_unit: 'bowls',
    prep_time: '5',
    ingredients_flat: [
      { type: 'group', name: 'Base' },
      { type: 'ingredient', amount: '1', unit: '', name: 'beet' },
    ],
    instructions_flat: [{ type: 'instruction', text: '<p>Boil.</p>' }],
    custom_time: '30',
    custom_time_label: 'Resting Time',
    equipment: [{ name: 'Pot' }, { amount: '2', name: 'bowls', notes: 'deep' }],
    notes: '<p>Keeps well.</p>',
  }
  expect(await recipeOf('wprm.json', json([recipe]))).toMatchObject({
    yield: '4 bowls',
    prepMinutes: 5,
    ingredients: [{ heading: 'Base', lines: ['1 beet'] }],
    notes: ['Equipment: Pot; 2 bowls, deep', 'Resting Time: 30 min', 'Keeps well.'],
  })
})

test('WP Recipe Maker: a step has its picture, and a missing one is counted', async () => {
  const step = (more: object) => ({ type: 'instruction', text: '<p>Boil.</p><p>Stir.</p>', ...more })
  const steps = [{ image_url: 'https://a.example/a b.jpg' }, { image: 7 }, { image: 0, image_url: '' }]
  const recipe = { id: 5, name: 'Soup', ingredients_flat: [], instructions_flat: steps.map(step) }
  expect(await readAs(readers, 'wprm.json', json([{ ...recipe, servings_unit: '' }]))).toMatchObject([
    {
      text: expect.stringContaining(
        '1. Boil.\n2. Stir.\n\n   ![](<https://a.example/a%20b.jpg>)\n3. Boil.\n4. Stir.\n5.',
      ),
      warnings: ['It names no ingredients.', 'The export lacks 1 picture of its steps.'],
    },
  ])
})

test('a recipe names the address of its source', async () => {
  const url = 'https://g.example/soup'
  const paprika = gzipSync(strToU8(json({ name: 'Soup', source_url: url, ingredients: '1 beet', directions: 'Boil.' })))
  const mealie = { name: 'Soup', recipe_ingredient: ['1 beet'], recipe_instructions: [{ text: 'Boil.' }] }
  const steps = [{ instruction: 'Boil.', ingredients: [{ food: 'beet', amount: 1 }] }]
  for (const [name, content] of [
    ['a.paprikarecipe', paprika],
    ['a.json', json({ ...mealie, org_url: url })],
    ['a.json', json({ ...mealie, orgURL: url })],
    ['a.json', json({ name: 'Soup', source_url: url, steps })],
  ] as const)
    expect(await readAs(readers, name, content)).toMatchObject([
      { warnings: [`The address of its source is left out: ${url}`] },
    ])
})

test('a recipe names what it leaves out, of the values that are set', async () => {
  const nutrition = { calories: '90 kcal', fatContent: '2 g', saturatedFatContent: '', '@type': 'NutritionInformation' }
  const page = { '@type': 'Recipe', name: 'Soup', nutrition, video: [], tool: 'Pot' }
  const info = 'Calories: 90\nFat: 2 g'
  const packed = (nutritional_info: string) => gzipSync(strToU8(json({ name: 'Soup', rating: 5, nutritional_info })))
  const plugin = { name: 'Soup', servings_unit: '', ingredients_flat: [], video_id: '0' }
  for (const [name, content, leftOut] of [
    ['a.json', json({ ...page, aggregateRating: { ratingValue: '4.8' } }), ['fat', 'rating', 'equipment']],
    ['a.json', json({ ...page, aggregateRating: { ratingValue: 0 }, tool: null }), ['fat']],
    ['a.paprikarecipe', packed(info), ['rating', 'nutrition']],
    ['a.paprikarecipe', packed('Calories: 90'), ['rating']],
    ['a.json', json({ name: 'Soup', recipe_ingredient: [], nutrition, rating: 4, tools: [] }), ['fat', 'rating']],
    ['a.json', json({ name: 'Soup', steps: [{ instruction: 'Boil.' }], nutrition: { fats: 2 } }), ['nutrition']],
    [
      'a.json',
      json([{ ...plugin, nutrition: { calories: 90, trans_fat: 1 }, rating: { average: 4.5 } }]),
      ['trans fat', 'rating'],
    ],
  ] as const) {
    const [item] = await readAs(readers, name, content)
    expect(item).toMatchObject({
      recipe: { leftOut },
      warnings: expect.arrayContaining([`Left out of its recipe: ${leftOut.join(', ')}.`]),
    })
  }
})

test('plain text, with a title or with the name of its file', async () => {
  const body = 'Serves: 4\n\nIngredients\n- 1 beet\n\nMethod\n1. Boil.\n2. Serve.'
  for (const [file, text] of [
    ['soup.txt', `Beet soup\n${body}`],
    ['notes/Beet soup.txt', body.replace(':', '')],
  ] as const)
    expect(await recipeOf(file, text)).toMatchObject({
      name: 'Beet soup',
      yield: '4 servings',
      ingredients: [{ lines: ['1 beet'] }],
    })
})

test('plain text has facts in brackets, at the end and in bold', async () => {
  const text =
    'Soup\n**Total time:** 1 hr 30\nIngredients (serves 4)\n1 beet\nHow to cook\nStep 1\nBoil it.\nCook time: 20 min'
  expect(await recipeOf('soup.txt', text)).toMatchObject({
    yield: '4 servings',
    totalMinutes: 90,
    cookMinutes: 20,
    steps: [{ lines: [{ text: 'Boil it.' }] }],
  })
})

test.each<[string, string, BlobPart, string]>([
  ['a Paprika file without a recipe', 'a.paprikarecipe', gzipSync(strToU8('[]')), 'The file holds no recipe.'],
  [
    'an archive that is cut',
    'a.zip',
    zipSync({ 'a.md': strToU8('# x') }).slice(0, 20),
    'The file is damaged or of another kind than its name says.',
  ],
  ['invalid JSON', 'ghost.json', '{"db": [', 'The file is no valid JSON.'],
  ['bytes of no format', 'a.bin', new Uint8Array([0, 1, 2, 3]), 'No format is known that looks like this file.'],
  ['an empty page', 'a.html', '', 'The file is empty.'],
  ['an empty export', 'a.json', '', 'The file is empty.'],
])('%s is refused with a sentence', async (_, name, content, refused) => {
  expect(await readAs(readers, name, content)).toMatchObject([{ refused }])
})

test('a recipe has only the picture beside it in its archive or inside it', async () => {
  const picture = strToU8('picture')
  const nextcloud = (name: string) => strToU8(json({ '@type': 'Recipe', name, recipeIngredient: ['1 beet'] }))
  const mealie = strToU8(json({ name: 'Stew', recipe_ingredient: [] }))
  const tandoor = (name: string) =>
    zipSync({ 'recipe.json': strToU8(json({ name, steps: [], working_time: 5 })), 'image.jpeg': picture })
  const paprika = (name: string, photo_data: string) =>
    gzipSync(strToU8(json({ uid: name, name, photo: `${name}.jpg`, photo_data, image_url: 'https://a.example/b.jpg' })))
  const items = await readAs(
    readers,
    'a.zip',
    zipSync({
      'Soup/recipe.json': nextcloud('Soup'),
      'Soup/full.jpg': picture,
      'Pie/recipe.json': nextcloud('Pie'),
      'recipes/stew/stew.json': mealie,
      'recipes/stew/images/original.webp': picture,
      '1.zip': tandoor('Rice'),
      '2.zip': tandoor('Peas'),
      'Beets.paprikarecipe': paprika('Beets', btoa('picture')),
      'Bread.paprikarecipe': paprika('Bread', 'no base64!'),
    }),
  )
  const found = items.flatMap((item) => ('refused' in item ? [] : [[item.id, item.picture?.address] as const]))
  expect(Object.fromEntries(found)).toEqual({
    'Soup/recipe.json': 'Soup/full.jpg',
    'Pie/recipe.json': undefined,
    'recipes/stew/stew.json': 'recipes/stew/images/original.webp',
    '1.zip/recipe.json': '1.zip/image.jpeg',
    '2.zip/recipe.json': '2.zip/image.jpeg',
    Beets: 'Beets.jpg',
    Bread: 'https://a.example/b.jpg',
  })
  const files = items.flatMap((item) => ('refused' in item ? [] : (item.picture?.file ?? [])))
  expect(await Promise.all(files.map((file) => file.bytes()))).toEqual(Array.from({ length: 5 }, () => picture))
})

test('a file that cannot be read does not stop the others of its archive', async () => {
  const items = await readAs(
    readers,
    'a.zip',
    zipSync({ 'a.md': strToU8('---\ntitle: [\n---\n'), 'b.md': strToU8('# Soup\n\nWords') }),
  )
  expect(items).toMatchObject([{ refused: expect.any(String) }, { title: 'Soup' }])
})
