'use client'

import { type ComponentProps, lazy } from 'react'
import type { kitchen } from './kitchen'

type PropsOf<Name extends keyof typeof kitchen> = ComponentProps<(typeof kitchen)[Name]>

// One chunk, which a recipe's page fetches and another post's does not. Without a boundary of their own: the page becomes
// live as a whole, and nothing of it is ever replaced by a fallback. (Next's `dynamic` would cost more than it saves.)
const load = async () => (await import('./kitchen')).kitchen
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
