'use client'

import { type ComponentProps, type ComponentType, useMemo } from 'react'
import { Amount, Ingredient, ServingsStepper, Temperature } from './amounts'
import { RecipeProvider } from './recipe-provider'
import { CookBar, RecipeToolsBar } from './recipe-tools-bar'
import { Timed } from './timed'
import { type Compact, draw } from '@/components/compact/draw'
import { known } from '@/components/compact/known'

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

export type RecipeTextProps = Omit<ComponentProps<typeof RecipeProvider>, 'children'> & { of: Compact }

const leaves = { ...known, ...recipeTools }

/** Draws a recipe that the server wrote down with `recipeLeaves`, with the components that these stand for. */
export function RecipeText({ of, ...recipe }: RecipeTextProps) {
  const text = useMemo(() => draw(of, leaves), [of])
  return <RecipeProvider {...recipe}>{text}</RecipeProvider>
}
