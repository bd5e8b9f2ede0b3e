'use client'

import type { ReactNode } from 'react'
import { useRecipe } from './recipe-provider'
import type { Amount as AmountValue } from '@/lib/recipe/quantity'
import { scaleAmount } from '@/lib/recipe/scale'

/** A quantity in the ingredients, for as many as the reader cooks. */
export function Amount({ amount }: { amount: AmountValue }) {
  const { scale, servings } = useRecipe()
  const factor = servings / scale.base
  return (
    <span className="amount" data-scaled={factor === 1 ? undefined : ''}>
      {scaleAmount(amount, factor)}
    </span>
  )
}

/** An ingredient that can be ticked off. `line` is its text, by which the tick is kept. */
export function Ingredient({ line, children }: { line: string; children: ReactNode }) {
  const { ticks, toggle } = useRecipe()
  return (
    <label>
      <input type="checkbox" checked={ticks.has(line)} onChange={() => toggle(line)} />
      <span>{children}</span>
    </label>
  )
}
