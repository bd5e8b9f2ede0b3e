'use client'

import { type ComponentProps, lazy } from 'react'
import type { recipeTools } from './recipe-tools'
import { loadAgain } from '@/lib/load-again'

type PropsOf<Name extends keyof typeof recipeTools> = ComponentProps<(typeof recipeTools)[Name]>

/** A recipe whose script is lost on the way stays there to be read, and is live a little later. */
const load = async () => (await loadAgain(() => import('./recipe-tools'))).recipeTools

// One chunk, which a recipe's page fetches and another post's does not. Without a boundary of their own: the page becomes
// live as a whole, and nothing of it is ever replaced by a fallback. (Next's `dynamic` would cost more than it saves.)
const LazyAmount = lazy(async () => ({ default: (await load()).Amount }))
const LazyIngredient = lazy(async () => ({ default: (await load()).Ingredient }))
const LazyTemperature = lazy(async () => ({ default: (await load()).Temperature }))
const LazyTimed = lazy(async () => ({ default: (await load()).Timed }))
const LazyCookBar = lazy(async () => ({ default: (await load()).CookBar }))
const LazyRecipeToolsBar = lazy(async () => ({ default: (await load()).RecipeToolsBar }))
const LazyRecipeProvider = lazy(async () => ({ default: (await load()).RecipeProvider }))
const LazyServingsStepper = lazy(async () => ({ default: (await load()).ServingsStepper }))

// What the server refers to has to be a component, which what `lazy` answers is not.
export const Amount = (props: PropsOf<'Amount'>) => <LazyAmount {...props} />
export const Ingredient = (props: PropsOf<'Ingredient'>) => <LazyIngredient {...props} />
export const Temperature = (props: PropsOf<'Temperature'>) => <LazyTemperature {...props} />
export const Timed = (props: PropsOf<'Timed'>) => <LazyTimed {...props} />
export const CookBar = () => <LazyCookBar />
export const RecipeToolsBar = () => <LazyRecipeToolsBar />
export const RecipeProvider = (props: PropsOf<'RecipeProvider'>) => <LazyRecipeProvider {...props} />
export const ServingsStepper = (props: PropsOf<'ServingsStepper'>) => <LazyServingsStepper {...props} />
