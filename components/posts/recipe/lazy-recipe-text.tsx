'use client'

import { lazy } from 'react'
import type { RecipeTextProps } from './recipe-tools'
import { loadAgain } from '@/lib/load-again'

// One chunk, which a recipe's page fetches and another post's does not. Without a boundary of its own: the page becomes live
// as a whole, and nothing of it is ever replaced by a fallback. (Next's `dynamic` would cost more than it saves.) A recipe
// whose script is lost on the way stays there to be read, and is live a little later.
const LazyRecipeText = lazy(async () => ({ default: (await loadAgain(() => import('./recipe-tools'))).RecipeText }))

// What the server refers to has to be a component, which what `lazy` answers is not.
export const RecipeText = (props: RecipeTextProps) => <LazyRecipeText {...props} />
