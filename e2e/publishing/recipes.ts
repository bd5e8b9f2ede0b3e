import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

export type RecipeFixture = {
  title: string
  body: string
  pictures: { name: string; content: Buffer }[]
  /** Texts that must be on the post's page. */
  ingredient: string
  step: string
}

const ROOT = path.join(import.meta.dirname, '../..')
const CORPUS = path.join(ROOT, '../shared/corpora/recipes')

const plainText = (markdown: string) => markdown.replace(/[*_`]|\[([^[\]]*)\]\([^)]*\)/g, '$1').trim()
const firstMatch = (text: string, pattern: RegExp) => plainText(pattern.exec(text)?.[1] ?? '')

/** One post of the corpus: front matter, text, and its pictures, named /pix/… in the text. */
function readCorpusRecipe(file: string): RecipeFixture {
  const text = readFileSync(path.join(CORPUS, 'posts', file), 'utf8')
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const names = [...body.matchAll(/\/pix\/([\w.-]+)/g)].flatMap(([, name]) => name ?? [])
  return {
    title: firstMatch(front, /^title:\s*"?([^"\n]+)"?/m),
    body: body.replace(/!\[[^\]]*\]\(\/pix\/[^)]+\)/g, '').trim(),
    pictures: names.map((name) => ({ name, content: readFileSync(path.join(CORPUS, 'pictures', name)) })),
    ingredient: firstMatch(body, /## Ingredients[\s\S]*?\n[-*] (.+)/),
    step: firstMatch(body, /## Directions[\s\S]*?\n1\. (.+)/),
  }
}

const hasAll = (recipe: RecipeFixture) =>
  recipe.pictures.length > 0 &&
  recipe.pictures.every(({ name }) => /\.(jpe?g|png|webp)$/.test(name)) &&
  recipe.ingredient.length > 3 &&
  recipe.step.length > 10 &&
  recipe.body.length > 50

async function ownRecipe(title: string, colour: string): Promise<RecipeFixture> {
  const content = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return {
    title,
    body: '- Prep time: 10 min\n\n## Ingredients\n\n- 200 g flour\n- 2 eggs\n\n## Directions\n\n1. Whisk the eggs into the flour.\n2. Fry in butter until golden.',
    pictures: [{ name: 'plate.jpg', content }],
    ingredient: '200 g flour',
    step: 'Whisk the eggs into the flour.',
  }
}

/** Two recipes with pictures: from the corpus if it is beside the project, else two samples. */
export async function twoRecipes(): Promise<RecipeFixture[]> {
  if (!existsSync(CORPUS)) {
    return Promise.all([ownRecipe('Pancakes one', '#B93A24'), ownRecipe('Pancakes two', '#3F6B4A')])
  }
  const recipes: RecipeFixture[] = []
  for (const file of readdirSync(path.join(CORPUS, 'posts')).sort()) {
    const recipe = readCorpusRecipe(file)
    if (hasAll(recipe)) recipes.push(recipe)
    if (recipes.length === 2) break
  }
  return recipes
}
