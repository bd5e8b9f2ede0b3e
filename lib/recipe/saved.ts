import * as v from 'valibot'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))

const savedRecipe = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/)),
  title: text(300),
  /** Dates as YYYY-MM-DD. */
  savedOn: text(10),
  /** From the recipe's page; absent until the page is loaded. */
  ingredients: v.optional(v.pipe(v.array(v.string()), v.maxLength(200))),
  servings: v.optional(text(100)),
  minutes: v.optional(v.number()),
  /** The address of its picture on this site; empty where its page has none. */
  picture: v.optional(v.pipe(text(500), v.regex(/^(?:\/(?!\/).*)?$/))),
  note: v.optional(text(5000)),
  cooked: v.optional(v.array(text(10))),
})
export type SavedRecipe = v.InferOutput<typeof savedRecipe>

const shopping = v.object({
  /** How many times each recipe is cooked, by its slug. */
  recipes: v.optional(v.record(v.string(), v.number()), {}),
  /** The ids of the ticked items; the id of an ingredient is at most as long as its line, that of an own line longer. */
  done: v.optional(v.array(text(500)), []),
  own: v.optional(v.array(text(300)), []),
})
export type Shopping = v.InferOutput<typeof shopping>

const parse = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

/** Reads the saved recipes and skips invalid entries. */
export function readSaved(json: string | null): SavedRecipe[] {
  const list: unknown = parse(json)
  if (!Array.isArray(list)) return []
  return list.flatMap((entry) => {
    const read = v.safeParse(savedRecipe, entry)
    return read.success ? [read.output] : []
  })
}

export const writeSaved = (recipes: readonly SavedRecipe[]): string | null =>
  recipes.length > 0 ? JSON.stringify(recipes) : null

export function readShopping(json: string | null): Shopping {
  const read = v.safeParse(shopping, parse(json) ?? {})
  return read.success ? read.output : { recipes: {}, done: [], own: [] }
}

export const writeShopping = (list: Shopping): string | null =>
  Object.keys(list.recipes).length + list.own.length > 0 ? JSON.stringify(list) : null

export const isSaved = (recipes: readonly SavedRecipe[], slug: string): boolean =>
  recipes.some((recipe) => recipe.slug === slug)

/** Adds a recipe at the top of the list, or updates it. */
export function putRecipe(
  recipes: readonly SavedRecipe[],
  recipe: Pick<SavedRecipe, 'slug' | 'title'> & Partial<SavedRecipe>,
  today: string,
): SavedRecipe[] {
  const known = recipes.find(({ slug }) => slug === recipe.slug)
  if (!known) return [{ savedOn: today, ...recipe }, ...recipes]
  return recipes.map((one) => (one === known ? { ...known, ...recipe } : one))
}

export const removeRecipe = (recipes: readonly SavedRecipe[], slug: string): SavedRecipe[] =>
  recipes.filter((recipe) => recipe.slug !== slug)

const FILE_KIND = 'flavorcraft-saved-recipes'

/** All saved recipes as a file: a browser may delete its storage. */
export const toFile = (recipes: readonly SavedRecipe[], list: Shopping): string =>
  JSON.stringify({ kind: FILE_KIND, version: 1, recipes, shopping: list }, null, 2)

/** Adds the recipes of a file. A recipe that is already saved is not changed. Null for any other file. */
export function fromFile(
  json: string,
  recipes: readonly SavedRecipe[],
  list: Shopping,
): { recipes: SavedRecipe[]; shopping: Shopping; added: number } | null {
  const file = parse(json)
  if (typeof file !== 'object' || file === null || Reflect.get(file, 'kind') !== FILE_KIND) return null
  const fresh = readSaved(JSON.stringify(Reflect.get(file, 'recipes'))).filter(({ slug }) => !isSaved(recipes, slug))
  const other = readShopping(JSON.stringify(Reflect.get(file, 'shopping') ?? {}))
  return {
    recipes: [...recipes, ...fresh],
    shopping: {
      recipes: { ...other.recipes, ...list.recipes },
      done: [...new Set([...list.done, ...other.done])],
      own: [...new Set([...list.own, ...other.own])],
    },
    added: fresh.length,
  }
}
