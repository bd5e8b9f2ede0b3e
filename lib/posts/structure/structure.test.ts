import { describe, expect, it } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { allSections, outlines } from './article'
import { generateStructure } from './generate'
import { matchDish } from './recipe'
import { dishSchema, outlineSchema } from './schema'
import { dietNotes, petDangers, readSubject } from './subject'
import { asMetaDescription, asMetaTitle, titleCase } from './title'
import { POST_TYPES, type PostType } from '../types'
import { emptyFields, publishSchema } from '../schema'
import { checkRecipe } from '@/lib/recipe/check'
import { findFood, foodsIn } from '@/lib/recipe/foods'
import { nounStem } from '@/lib/recipe/nouns'

function structureOf(prompt: string, type: PostType) {
  const structure = generateStructure(prompt, type)
  if (!structure) throw new Error(`No structure for ${prompt}`)
  return structure
}

const nameOf = (text: string) => matchDish(text).dish.keywords[0]

it('the files of content/outlines have the shape of an outline, and a last kind that fits any prompt', () => {
  for (const outline of Object.values(outlines))
    expect(outlineSchema.parse(outline).kinds.filter(({ words }) => words.length === 0)).toEqual([outline.kinds.at(-1)])
  expect(allSections.length).toBeGreaterThan(20)
})

/** Every dish of the files with a prompt for it, its lines and its steps. */
const dishes = readdirSync('content/outlines/dishes').flatMap((name) => {
  const file = JSON.parse(readFileSync(`content/outlines/dishes/${name}`, 'utf8'))
  const { dishes: kinds = [], dangers: _, ...others } = file
  return [...kinds, ...Object.values(others)].map((dish) => {
    const { keywords, groups, method } = dishSchema.parse(dish)
    const prompt = name === 'pets.json' ? `dog ${keywords.at(-1)}` : (keywords[0] ?? 'something nice')
    return { prompt, groups, method: method.join(' ') }
  })
})

/** A step that names one of these groups uses all of its ingredients. */
const PARTS = /\b(?:sauce|dressing|filling|spices)\b/

const stemsOf = (text: string) => (text.toLowerCase().match(/[\p{L}{}]{3,}/gu) ?? []).map(nounStem)
/** The words that can name an ingredient: the last word of each alternative, without its preparation. */
const namesOf = (line: string) =>
  line
    .split(/, | or | and |: /)
    .flatMap((part) => [stemsOf(part).at(-1), findFood(part)?.name])
    .filter(Boolean)

describe.each(dishes)('the outline of $prompt', ({ prompt, groups, method }) => {
  it('passes the checks of recipes', () => {
    const { findings, doubts } = checkRecipe(structureOf(prompt, 'recipe').content)
    expect([...findings, ...doubts].map(({ message }) => message)).toEqual([])
  })

  it('names every ingredient in a step', () => {
    const inSteps = new Set([...stemsOf(method), ...foodsIn(method).map(({ food }) => food.name)])
    const unused = groups.flatMap(({ title, lines }) =>
      PARTS.test(title.toLowerCase()) && method.includes(PARTS.exec(title.toLowerCase())?.[0] ?? '')
        ? []
        : lines.filter((line) => !namesOf(line).some((word) => inSteps.has(word ?? ''))),
    )
    expect(unused).toEqual([])
  })
})

describe('readSubject', () => {
  it.each([
    ['write a recipe for red lentil soup with coconut and lime for 6', 'red lentil soup with coconut and lime', 6],
    ['Please give me a recipe for banana bread.', 'banana bread', null],
    ['apple pie for four people', 'apple pie', 4],
    ['pumpkin risotto (for 2)', 'pumpkin risotto', 2],
    ['beans for 3 days', 'beans for 3 days', null],
    ['bigos dla 8 osób', 'bigos', 8],
    ['naleśniki na 4 porcje', 'naleśniki', 4],
    ['the Maillard reaction', 'the Maillard reaction', null],
  ])('reads “%s”', (prompt, text, servings) => {
    expect(readSubject(prompt)).toMatchObject({ text, servings })
  })

  it('lists the extras of the dish', () => {
    expect(readSubject('salmon with dill, capers and a lemon in foil')?.extras).toEqual(['dill', 'capers', 'lemon'])
  })

  it.each(['', '   ', '???', '!', '12', 'a'])('finds nothing in “%s”', (prompt) => {
    expect(readSubject(prompt)).toBeNull()
  })
})

describe('matchDish', () => {
  it.each([
    ['chicken noodle soup', 'soup', 'chicken noodle'],
    ['żurek', 'żurek', ''],
    ['bigos', 'bigos', ''],
    ['tiramisu', 'tiramisu', ''],
    ['fish stew', 'stew', 'fish'],
    ['stew of beef', 'stew', 'beef'],
    ['red lentil curry', 'curry', 'red lentils'],
    ['banana bread', 'cake', 'banana'],
    ['pasta salad', 'salad', 'pasta'],
    ['apple pie', 'tart', 'apples'],
    ['Pierogi ruskie', 'pierogi', 'potatoes and curd cheese'],
    ['roast chicken', 'roast', 'chicken'],
    ['salmon with dill', 'seafood', 'salmon'],
    ['vanilla ice cream', 'ice cream', 'vanilla'],
    ['apple strudel', 'strudel', 'apples'],
    ['spaghetti carbonara', 'carbonara', 'spaghetti'],
  ])('takes “%s” for a kind of %s', (text, kind, main) => {
    expect(nameOf(text)).toBe(kind)
    expect(matchDish(text).main).toBe(main)
  })

  it('distinguishes a dog from a hot dog', () => {
    expect(matchDish('oat biscuits for dogs').isForPets).toBe(true)
    expect(matchDish('hot dogs with mustard').isForPets).toBe(false)
  })

  it('has an outline for unknown subjects', () => {
    expect(matchDish('something nice').dish.groups.length).toBeGreaterThan(0)
  })
})

describe('a recipe', () => {
  it('has the facts, the groups, numbered steps, notes and storage', () => {
    const { content } = structureOf('red lentil soup with coconut for 6', 'recipe')
    for (const part of [
      '- Prep time: 15 min',
      '- Cook time: 30 min',
      '- Servings: 6',
      '## Ingredients',
      '### For the base',
      '## Method',
      '\n1. ',
      '## Notes',
      '## Storage',
    ]) {
      expect(content).toContain(part)
    }
    expect(content).toContain('- 900 g red lentils')
    expect(content).toContain('coconut')
  })

  it('splits the total minutes of the prompt', () => {
    const { content } = structureOf('20-minute pasta with peas', 'recipe')
    expect(content).toContain('- Prep time: 5 min')
    expect(content).toContain('- Cook time: 15 min')
    expect(content).toContain('- 500 g peas')
  })

  it.each([
    ['plum cake', '10 slices', '220 g plain flour'],
    ['plum cake for 6', '6', '220 g plain flour'],
    ['plum cake for 12 slices', '12 slices', '440 g plain flour'],
    ['plum cake for 20', '20', '440 g plain flour'],
    ['apple strudel for 6', '6', '250 g bread flour'],
    ['red lentil soup for 8', '8', '2 onions, chopped'],
    ['something nice for 8', '8', '4 tbsp oil or 60 g butter'],
  ])('keeps the unit of the prompt, and multiplies by whole tins: %s', (prompt, makes, line) => {
    const { content } = structureOf(prompt, 'recipe')
    expect(content).toContain(`\n- Servings: ${makes}\n`)
    expect(content).toContain(`\n- ${line}\n`)
  })

  it('stretches the dough of a strudel and lines no tin', () => {
    const { content, metaDescription } = structureOf('apple strudel for 6', 'recipe')
    expect(content).toContain('- Resting time: 30 min')
    expect(content).toContain('Roll the dough out on a floured cloth.')
    expect(content).not.toMatch(/\btin\b|blind/)
    expect(metaDescription).toContain('1 h 55 min, serves 6.')
  })

  it('warns of a food that harms pets, and leaves it out', () => {
    const { content } = structureOf('dog treats with chocolate and pumpkin', 'recipe')
    expect(content).toContain('**Not for pets:** chocolate')
    expect(content).toContain('120 g pumpkin')
    expect(content).not.toContain('120 g chocolate')
  })

  it('says which lines break a promised diet', () => {
    expect(structureOf('vegan plum cake', 'recipe').content).toContain(
      '**Vegan:** change these lines: 150 g soft butter',
    )
  })

  it('reads “how to make” as a prompt for the dish', () => {
    expect(structureOf('how to make a chocolate cake', 'recipe').title).toBe('Chocolate Cake')
  })
})

describe('the other types', () => {
  it('gives a recall a table of products and batches', () => {
    expect(structureOf('Salmonella recall of peanut butter', 'news').content).toContain(
      '| Product | Pack size | Batch or lot |',
    )
  })
  it('asks of every news item who, what, when, where, why and how', () => {
    const { content } = structureOf('new owner of the old mill', 'news')
    for (const question of ['Who:', 'What:', 'When:', 'Where:', 'Why:', 'How:', '## Sources'])
      expect(content).toContain(question)
  })
  it('makes different guides for different questions', () => {
    const contents = [
      'how to sharpen a knife',
      'how to choose olive oil',
      'how to freeze herbs',
      'how much to feed a dog',
      'getting enough protein',
    ]
    expect(new Set(contents.map((prompt) => structureOf(prompt, 'guide').content.replace(/“[^“”]*”/g, ''))).size).toBe(
      5,
    )
  })
  it('gives a lesson an experiment and questions', () => {
    const { title, content } = structureOf('the Maillard reaction', 'education')
    expect(title).toBe('Understanding the Maillard Reaction')
    expect(content).toContain('experiment')
    expect(content).toContain('## Check yourself')
  })
})

describe('every structure', () => {
  const prompts = [
    'soup',
    'x'.repeat(300),
    'a very long description of a dish '.repeat(8),
    'Żurek | “best” & <b>',
    'dog food',
    'hot dogs',
  ]
  const cases = POST_TYPES.flatMap((type) => prompts.map((prompt) => [type, prompt] as const))

  it.each(cases)('of type %s fits the form: %s', (type, prompt) => {
    const structure = structureOf(prompt, type)
    const values = { ...emptyFields, ...structure, postType: type, author: 'FlavorCraft Team', images: [] }
    expect(publishSchema.safeParse(values).success).toBe(true)
    const { content } = structure
    expect(content).not.toMatch(/\{\w+\}/)
    expect(content).not.toMatch(/^# /m)
  })
})

describe('cautions', () => {
  it('finds dangers in the plural, but not inside of words', () => {
    expect(petDangers('cat snack with raisins and onions')).toEqual(['raisin', 'onion'])
    expect(petDangers('steamed boneless fish')).toEqual([])
  })
  it('has no note on a diet that the lines fit', () => {
    expect(dietNotes('vegan gluten-free curry', ['400 ml coconut milk', '250 g rice noodles'])).toEqual([])
  })
  it('names the lines that break a diet', () => {
    const [note] = dietNotes('vegetarian soup', ['400 g white sausage', '1 onion'])
    expect(note).toContain('change these lines: 400 g white sausage. ')
  })
})

describe('titles', () => {
  it('writes headline capitals, and keeps existing ones', () => {
    expect(titleCase('soup with a bit of BBQ and one-pot żurek')).toBe('Soup with a Bit of BBQ and One-Pot Żurek')
  })
  it('adds a suffix only when it fits', () => {
    expect(asMetaTitle('Soup', ' Recipe')).toBe('Soup Recipe')
    expect(asMetaTitle('x'.repeat(58), ' Recipe')).toBe('x'.repeat(58))
  })
  it('joins as many sentences as fit', () => {
    expect(asMetaDescription('One.', 'Two.', 'x'.repeat(200))).toBe('One. Two.')
  })
})

it('puts the words of a prompt in as they are, also with dollar signs', () => {
  for (const type of ['guide', 'news', 'education', 'recipe'] as const) {
    const structure = structureOf('dinners under $$ a head', type)
    expect(structure.title).toContain('Under $$ a Head')
    expect(structure.content).not.toMatch(/(?<!\$)\$(?!\$)/)
  }
})
