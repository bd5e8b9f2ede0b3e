'use client'

import type { Amount as AmountValue } from '@/lib/recipe/quantity'
import { scaleAmount } from '@/lib/recipe/scale'
import { useRecipe } from './recipe-provider'

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
