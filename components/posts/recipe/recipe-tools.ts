import type { ComponentProps, ComponentType } from 'react'
import { Amount, Ingredient, Temperature } from './ingredient'
import { CookBar, RecipeToolsBar } from './recipe-tools-bar'
import { RecipeProvider } from './recipe-provider'
import { ServingsStepper } from './servings-stepper'
import { Timed } from './timed'

/** What works in the browser on the card of the ingredients and at the head of the method. */
export type CardTools = {
  ServingsStepper: ComponentType<ComponentProps<typeof ServingsStepper>>
  RecipeToolsBar: ComponentType
  CookBar: ComponentType
}

/** All that works in the browser of a recipe's text. */
export type RecipeTools = CardTools & {
  Amount: ComponentType<ComponentProps<typeof Amount>>
  Ingredient: ComponentType<ComponentProps<typeof Ingredient>>
  Temperature: ComponentType<ComponentProps<typeof Temperature>>
  Timed: ComponentType<ComponentProps<typeof Timed>>
}

/** All of it in one piece: what a page loads for a recipe, and the editor's preview always has. */
export const recipeTools = {
  Amount,
  CookBar,
  Ingredient,
  Temperature,
  Timed,
  RecipeToolsBar,
  RecipeProvider,
  ServingsStepper,
}
