import { ingredientGroups, stepGroups, stepLines } from '../../recipe-lines.ts'
import { toMinutes } from '../../minutes.ts'
import { plainLines } from '../../plain-text.ts'
import { readText } from '../../read-text.ts'
import { itemOfRecipe, newRecipe, withServings } from '../../recipe-item.ts'
import type { ImportedRecipe, Format } from '../../types.ts'

const SECTIONS = [
  ['ingredients', /^(?:ingredients?|you (?:will )?need|składniki|zutaten|ingrédients)(?: ?\([^()]*\))? ?:?$/i],
  [
    'steps',
    /^(?:method|directions?|instructions?|preparation|steps|how to (?:make|cook|prepare|bake)(?: it)?|przygotowanie|wykonanie|zubereitung)\s*:?$/i,
  ],
  ['notes', /^(?:notes?|tips?|uwagi|tipp)\s*:?$/i],
] as const
const BULLET = /^(?:[-*•·–]|\d{1,2}[.)])\s+/
const FACT =
  /^(serves|servings?|yields?|makes|prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|total(?: time)?)(?::| (?=\d))(.+)$/i

/** A fact inside a section. No step begins with these words. */
const LATE_FACT = /^(?:serves|servings|yields?|(?:prep(?:aration)?|cook(?:ing)?|total) time):/i

type Parts = { head: string[]; ingredients: string[]; steps: string[]; notes: string[] }

function partsOf(lines: string[]): Parts {
  const parts: Parts = { head: [], ingredients: [], steps: [], notes: [] }
  let current: keyof Parts = 'head'
  for (const line of lines.map((one) => one.replace(/^#+\s*|\*\*/g, ''))) {
    const section = SECTIONS.find(([, pattern]) => pattern.test(line))
    if (section) {
      current = section[0]
      parts.head.push(...(/(?<=\()[^()]*(?=\))/.exec(line) ?? []))
    } else if (LATE_FACT.test(line)) parts.head.push(line)
    else parts[current].push(line.replace(BULLET, ''))
  }
  return parts
}

/** `fileName` is the name of a recipe without a title. */
function recipeOf(text: string, fileName: string): ImportedRecipe {
  const { head, ingredients, steps, notes } = partsOf(plainLines(text))
  const [name = fileName, ...rest] = FACT.test(head[0] ?? '') ? [fileName, ...head] : head
  const facts = new Map(
    rest.flatMap((line) => {
      const [, key = '', value = ''] = FACT.exec(line) ?? []
      return key ? [[key.toLowerCase().slice(0, 4), value.trim()] as const] : []
    }),
  )
  return newRecipe({
    name,
    description: rest.filter((line) => !FACT.test(line)).join(' '),
    yield: withServings(facts.get('serv') ?? facts.get('yiel') ?? facts.get('make') ?? ''),
    prepMinutes: toMinutes(facts.get('prep')),
    cookMinutes: toMinutes(facts.get('cook')),
    totalMinutes: toMinutes(facts.get('tota')),
    ingredients: ingredientGroups(ingredients),
    steps: stepGroups(stepLines(steps.join('\n'))),
    notes,
  })
}

/** Reads a typed recipe: a title, and its parts under the usual headings. */
export const reader: Format = {
  detect: ({ name }) => /\.txt$/i.test(name),
  async *read(file) {
    const fileName = file.name.replace(/^.*\/|\.txt$/gi, '')
    const recipe = recipeOf(await readText(file.blob), fileName)
    if (recipe.ingredients.length > 0) yield itemOfRecipe(file.name, recipe)
    else
      yield {
        id: file.name,
        title: recipe.name,
        refused: 'The text names no ingredients under a heading of their own.',
      }
  },
}
