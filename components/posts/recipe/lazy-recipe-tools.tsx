'use client'

import { type ComponentProps, lazy } from 'react'
import type { recipeTools } from './recipe-tools'

type PropsOf<Name extends keyof typeof recipeTools> = ComponentProps<(typeof recipeTools)[Name]>

const PAUSE_MS = 2_000

/** Asks until it comes: a recipe whose script is lost on the way stays there to be read, and is live a little later. */
async function load(): Promise<typeof recipeTools> {
  for (;;) {
    try {
      return (await import('./recipe-tools')).recipeTools
    } catch (error) {
      console.warn('The script of the recipe is asked for again:', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

// One chunk, which a recipe's page fetches and another post's does not. Without a boundary of their own: the page becomes
// live as a whole, and nothing of it is ever replaced by a fallback. (Next's `dynamic` would cost more than it saves.)
const LazyAmount = lazy(async () => ({ default: (await load()).Amount }))
const LazyIngredient = lazy(async () => ({ default: (await load()).Ingredient }))
const LazyRecipeToolsBar = lazy(async () => ({ default: (await load()).RecipeToolsBar }))
const LazyRecipeProvider = lazy(async () => ({ default: (await load()).RecipeProvider }))
const LazyServingsStepper = lazy(async () => ({ default: (await load()).ServingsStepper }))

// What the server refers to has to be a component, which what `lazy` answers is not.
export const Amount = (props: PropsOf<'Amount'>) => <LazyAmount {...props} />
export const Ingredient = (props: PropsOf<'Ingredient'>) => <LazyIngredient {...props} />
export const RecipeToolsBar = () => <LazyRecipeToolsBar />
export const RecipeProvider = (props: PropsOf<'RecipeProvider'>) => <LazyRecipeProvider {...props} />
export const ServingsStepper = (props: PropsOf<'ServingsStepper'>) => <LazyServingsStepper {...props} />
