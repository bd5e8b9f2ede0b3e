'use client'

import { useDebugValue } from 'react'
import * as cookMode from './cook-mode'
import * as haveChoice from './have-choice'
import * as printChoice from './print-choice'
import * as readPage from './read-page'
import * as saveRecipe from './save-recipe'
import * as savedRecipes from './saved-recipes'
import * as timerSound from './timer-sound'
import * as timersBar from './timers-bar'
import * as gallery from '@/components/posts/gallery'
import * as recipeTools from '@/components/posts/recipe/recipe-tools'
import * as watchPlace from '@/components/posts/watch-place'
import * as durations from '@/lib/recipe/durations'
import * as stepIngredients from '@/lib/recipe/step-ingredients'
import * as timers from '@/lib/recipe/timers'
import * as writeAmount from '@/lib/recipe/write-amount'

/** The modules that other pages load when a reader needs them. */
const parts = [
  ...[cookMode, durations, gallery, haveChoice, printChoice, readPage, recipeTools, savedRecipes, saveRecipe],
  ...[stepIngredients, timers, timersBar, timerSound, watchPlace, writeAmount],
]

/** Makes the parts scripts of its page, so that the page's document names every script. Renders nothing. */
export function OfflineParts() {
  // Imports that are not used are left out of a page.
  useDebugValue(parts)
  return null
}
