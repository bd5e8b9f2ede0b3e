'use client'

import { recipeWords } from '@/lib/content/recipe-words'
import { stepFrom } from '@/lib/recipe/servings'
import { useRecipe } from './recipe-provider'

const shown = (value: number) => String(value).replace('0.5', '½').replace('.5', '½')

/** Says how many the recipe is for, and changes it. */
export function ServingsStepper({ isCounted }: { isCounted: boolean }) {
  const { scale, servings, setServings } = useRecipe()
  const fewer = stepFrom(scale, servings, -1)
  const more = stepFrom(scale, servings, 1)
  const name = isCounted ? recipeWords.servings : recipeWords.batches
  return (
    <div role="group" aria-label={name} className="stepper needs-script">
      <button
        type="button"
        aria-label={`${recipeWords.fewer} (${name})`}
        disabled={fewer === servings}
        onClick={() => setServings(fewer)}
      >
        −
      </button>
      <output aria-live="polite">
        <strong>{isCounted ? servings : `${shown(servings)} ×`}</strong>{' '}
        {isCounted && <span>{name.toLowerCase()}</span>}
      </output>
      <button
        type="button"
        aria-label={`${recipeWords.more} (${name})`}
        disabled={more === servings}
        onClick={() => setServings(more)}
      >
        +
      </button>
    </div>
  )
}

/** Told only when amounts are not the author's: what was scaled and what was not. */
export function ScaleNote() {
  const { scale, servings, setServings } = useRecipe()
  if (servings === scale.base) return null
  return (
    <p className="scale-note">
      {recipeWords.scaled}{' '}
      <button type="button" onClick={() => setServings(scale.base)}>
        {recipeWords.asWritten}
      </button>
    </p>
  )
}

/** Takes all ticks away; there when there is one. */
export function ClearTicks() {
  const { ticks, clear } = useRecipe()
  return (
    <button type="button" className="recipe-tools-button needs-script" disabled={ticks.size === 0} onClick={clear}>
      {recipeWords.untick}
    </button>
  )
}
