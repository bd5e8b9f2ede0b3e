'use client'

import { PrintButton } from './print-button'
import { ClearTicks, ScaleNote } from './servings-stepper'
import { WakeSwitch } from './wake-switch'

/** What a cook can do with the card below its lists. */
export function KitchenBar() {
  return (
    <>
      <ScaleNote />
      <div className="kitchen-bar">
        <WakeSwitch />
        <PrintButton />
        <ClearTicks />
      </div>
    </>
  )
}
