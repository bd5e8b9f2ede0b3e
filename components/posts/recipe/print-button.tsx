'use client'

import { recipeWords } from '@/lib/content/recipe-words'

export function PrintButton() {
  return (
    <button type="button" className="recipe-tools-button needs-script" onClick={() => print()}>
      {recipeWords.print}
    </button>
  )
}
