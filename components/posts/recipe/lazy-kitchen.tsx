'use client'

import { type ComponentProps, lazy } from 'react'
import type { kitchen } from './kitchen'

type PropsOf<Name extends keyof typeof kitchen> = ComponentProps<(typeof kitchen)[Name]>

const PAUSE_MS = 2_000

/** Asks until it comes: a recipe whose script is lost on the way stays there to be read, and is live a little later. */
async function load(): Promise<typeof kitchen> {
  for (;;) {
    try {
      return (await import('./kitchen')).kitchen
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
const LazyKitchenBar = lazy(async () => ({ default: (await load()).KitchenBar }))
const LazyRecipeProvider = lazy(async () => ({ default: (await load()).RecipeProvider }))
const LazyServingsStepper = lazy(async () => ({ default: (await load()).ServingsStepper }))

// What the server refers to has to be a component, which what `lazy` answers is not.
export const Amount = (props: PropsOf<'Amount'>) => <LazyAmount {...props} />
export const Ingredient = (props: PropsOf<'Ingredient'>) => <LazyIngredient {...props} />
export const KitchenBar = () => <LazyKitchenBar />
export const RecipeProvider = (props: PropsOf<'RecipeProvider'>) => <LazyRecipeProvider {...props} />
export const ServingsStepper = (props: PropsOf<'ServingsStepper'>) => <LazyServingsStepper {...props} />
