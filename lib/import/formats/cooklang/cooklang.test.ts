import { expect, test } from 'vitest'
import { readAs } from '../../testing'
import { reader } from '.'

test('a recipe in Cooklang', async () => {
  const source = `---
servings: 2
time: 30 minutes
---
Boil @beets{500%g}(peeled) in a #large pot{} for ~{20%minutes}. -- a comment

== Dressing ==
Mix @olive oil{2%tbsp} with @salt.

> Keeps for a day.
`
  const [item] = await readAs([reader], 'recipes/Beet salad.cook', source)
  expect(item).toMatchObject({
    title: 'Beet salad',
    recipe: {
      yield: '2 servings',
      totalMinutes: 30,
      ingredients: [{ heading: null, lines: ['500 g beets, peeled', '2 tbsp olive oil', 'salt'] }],
      steps: [
        { heading: null, steps: [{ text: 'Boil beets in a large pot for 20 minutes.' }] },
        { heading: 'Dressing', steps: [{ text: 'Mix olive oil with salt.' }] },
      ],
      notes: ['Keeps for a day.'],
    },
  })
})
