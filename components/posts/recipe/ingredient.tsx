'use client'

import type { ReactNode } from 'react'
import { useRecipe } from './recipe-provider'

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
