import { expect, test } from 'vitest'
import { readAs } from '../../testing'
import { reader } from '.'

test('a recipe in Cooklang', async () => {
  const source = `---
servings: 2
time:
  prep: 10 min
  cook: 20 min
---
Boil @?beets{500%g}(peeled) of me@here.example with @./base/Stock{} in a #large pot{} for ~{20%minutes}. -- a comment

== Dressing ==
Mix @olive oil{2%tbsp} with @salt.

> Keeps for a day.
`
  const [item] = await readAs([reader], 'recipes/Beet salad.cook', source)
  expect(item).toMatchObject({
    title: 'Beet salad',
    recipe: {
      yield: '2 servings',
      prepMinutes: 10,
      cookMinutes: 20,
      ingredients: [{ heading: null, lines: ['500 g beets, peeled', 'Stock', '2 tbsp olive oil', 'salt'] }],
      steps: [
        { heading: null, lines: [{ text: 'Boil beets of me@here.example with Stock in a large pot for 20 minutes.' }] },
        { heading: 'Dressing', lines: [{ text: 'Mix olive oil with salt.' }] },
      ],
      notes: ['Keeps for a day.'],
    },
  })
})
