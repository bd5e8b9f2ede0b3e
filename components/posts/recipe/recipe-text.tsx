'use client'

import { type ComponentProps, useMemo } from 'react'
import { RecipeProvider } from './recipe-provider'
import { recipeTools } from './recipe-tools'
import { type Compact, draw } from '@/components/compact/draw'

export type RecipeTextProps = Omit<ComponentProps<typeof RecipeProvider>, 'children'> & { of: Compact }

/** Draws a recipe that the server wrote down with `recipeLeaves`, with the components that these stand for. */
export function RecipeText({ of, ...recipe }: RecipeTextProps) {
  const text = useMemo(() => draw(of, recipeTools), [of])
  return <RecipeProvider {...recipe}>{text}</RecipeProvider>
}
