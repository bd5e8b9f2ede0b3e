export type IngredientGroup = { heading: string | null; items: string[] }
export type StepSection = { heading: string | null; steps: string[] }

/** `text` as the author wrote it; `amount` when it says a number (the lower one of a range). */
export type Servings = { text: string; amount?: number }

/** Facts of a recipe in short lines such as "Prep time: 15 min". Times in whole minutes, the upper end of a range. */
export type RecipeFacts = {
  servings?: Servings
  prepMinutes?: number
  cookMinutes?: number
  totalMinutes?: number
  /** The sum of all waiting times: chilling, resting, rising. */
  waitMinutes?: number
  /** Kilocalories a serving. */
  calories?: number
  /** As the author wrote them: "Dessert", "Polish", "plums, almonds". */
  category?: string
  cuisine?: string
  diet?: string
  keywords?: string
}

export type Recipe = RecipeFacts & { ingredients: IngredientGroup[]; steps: StepSection[] }
