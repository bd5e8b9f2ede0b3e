import type { ComponentProps, ComponentType } from 'react'
import { Amount, Ingredient, Temperature } from './ingredient'
import { CookBar, RecipeToolsBar } from './recipe-tools-bar'
import { ServingsStepper } from './servings-stepper'
import { Timed } from './timed'

/** All of a recipe's text that works in the browser. */
export const recipeTools = {
  Amount,
  CookBar,
  Ingredient,
  Temperature,
  Timed,
  RecipeToolsBar,
  ServingsStepper,
}

type Name = keyof typeof recipeTools

export type PropsOf<Tool extends Name> = ComponentProps<(typeof recipeTools)[Tool]>

/** They themselves, as the editor's preview has them, or what stands for them on a page. */
export type RecipeTools = { [Tool in Name]: ComponentType<PropsOf<Tool>> }

/** Those on the card of the ingredients and at the head of the method. */
export type CardTools = Pick<RecipeTools, 'ServingsStepper' | 'RecipeToolsBar' | 'CookBar'>
