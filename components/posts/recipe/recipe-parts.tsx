'use client'

import { type ComponentProps, type FunctionComponent, lazy } from 'react'
import type * as Tools from './recipe-tools'
import { retryLoad } from '@/lib/retry-load'

type PartOf<Name extends keyof typeof Tools> = FunctionComponent<ComponentProps<(typeof Tools)[Name]>>

/** A lazy part of a recipe, so that only recipes load its script. */
function part<Name extends keyof typeof Tools>(name: Name): PartOf<Name> {
  const Loaded: FunctionComponent<object> = lazy(async () => {
    const tools = await retryLoad(() => import('./recipe-tools'))
    return { default: tools[name] as FunctionComponent<object> }
  })
  // A function, because a server component cannot use a `lazy` component.
  const Part = (props: object) => <Loaded {...props} />
  return Part as PartOf<Name>
}

export const Amount = part('Amount')
export const CookBar = part('CookBar')
export const Ingredient = part('Ingredient')
export const RecipeProvider = part('RecipeProvider')
export const RecipeToolsBar = part('RecipeToolsBar')
export const ServingsStepper = part('ServingsStepper')
export const Timed = part('Timed')
