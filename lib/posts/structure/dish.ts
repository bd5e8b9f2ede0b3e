/** A group of ingredients. `{main}` stands for what the dish is made of. */
export type IngredientGroup = { title: string; lines: readonly string[] }

/** What is usual for a kind of dish: a starting point that a cook tests and corrects. */
export type Dish = {
  /** Singular words that name the kind; of two words when one alone would mislead ("ice cream"). */
  keywords: readonly string[]
  /** Words that point here too, when no keyword does, and are the main part themselves ("salmon"). */
  ingredients?: readonly string[]
  prep: number
  cook: number
  serves: number
  /** What is counted, when it is not people: "12 slices". */
  unit?: string
  /** Amounts may be multiplied for more people; what is baked in a tin may not. */
  scales: boolean
  /** The main part when the prompt names none. */
  main: string
  groups: readonly IngredientGroup[]
  method: readonly string[]
  notes: readonly string[]
  storage: string
}
