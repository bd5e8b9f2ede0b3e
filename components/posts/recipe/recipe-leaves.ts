import { leafNamed } from '@/components/compact/compact'
import type { PropsOf, RecipeTools } from './recipe-tools'

/** On a page a recipe is written down with these, and read by `RecipeText` in the browser, which loads what they stand for. */
export const recipeLeaves: RecipeTools = {
  Amount: leafNamed<PropsOf<'Amount'>>('Amount'),
  CookBar: leafNamed<PropsOf<'CookBar'>>('CookBar'),
  Ingredient: leafNamed<PropsOf<'Ingredient'>>('Ingredient'),
  RecipeToolsBar: leafNamed<PropsOf<'RecipeToolsBar'>>('RecipeToolsBar'),
  ServingsStepper: leafNamed<PropsOf<'ServingsStepper'>>('ServingsStepper'),
  Temperature: leafNamed<PropsOf<'Temperature'>>('Temperature'),
  Timed: leafNamed<PropsOf<'Timed'>>('Timed'),
}
