'use client'

import { PrintButton } from './print-button'
import { ClearTicks, ScaleNote } from './servings-stepper'
import { WakeSwitch } from './wake-switch'

/** What a cook can do with the card below its lists. */
export function RecipeToolsBar() {
  return (
    <>
      <ScaleNote />
      <div className="recipe-tools-bar">
        <WakeSwitch />
        <PrintButton />
        <ClearTicks />
      </div>
    </>
  )
}
