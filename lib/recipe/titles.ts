export type Role = 'ingredients' | 'steps'

const INGREDIENTS = [
  /^(?:the )?ingredients?\b(?: list)?/,
  /\bingredients$/,
  /^what (?:you|you'll|you will|we) need/,
  /^(?:you|you'll|you will|we) need/,
  /^(?:things|stuff) you need/,
  /^shopping list$/,
  /^składniki\b/,
  /^(?:co jest potrzebne|potrzebne będą|potrzebujesz)/,
]
const STEPS = [
  /^(?:the )?(?:cooking |baking |preparation )?(?:directions?|methods?|instructions?|steps|procedure)\b/,
  /\b(?:directions|method|instructions|steps)$/,
  /^step by step/,
  /^preparations?$/,
  /^how to (?:make|cook|prepare|bake)\b/,
  /^what to do$/,
  /^(?:sposób )?(?:przygotowani[ae]|przyrządzeni[ae]|wykonani[ae])\b/,
  /^jak (?:to )?(?:zrobić|przygotować)/,
  /^krok po kroku/,
]

/** A heading as it is compared: no emoji, numbering or closing colon; one kind of apostrophe; lower case. */
const plainTitle = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/^[^\p{L}]+|(?<![^\p{L}\p{N})!?])[^\p{L}\p{N})!?]+$/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** What a section with this heading holds; undefined when the heading does not say. */
export function roleOf(heading: string): Role | undefined {
  const title = plainTitle(heading)
  if (INGREDIENTS.some((pattern) => pattern.test(title))) return 'ingredients'
  if (STEPS.some((pattern) => pattern.test(title))) return 'steps'
  return undefined
}

/** "For the dough", "Dla ciasta", "Na sos": a part of the recipe, whose list tells what it holds. */
export const isPartTitle = (heading: string): boolean =>
  /^(?:for (?:the |a |serving|topping|frying|coating)?|to (?:serve|finish|garnish|coat)|na |dla |do (?:podania|dekoracji))/.test(
    plainTitle(heading),
  )
