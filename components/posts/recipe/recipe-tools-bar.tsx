'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { ClearTicks, ScaleNote } from './servings-stepper'
import { ToggleSwitch } from '@/components/ui/toggle-switch'
import { recipeWords } from '@/lib/content/recipe-words'

/** Asks for the screen to stay on, and again whenever the page comes back into view. Answers how to let it go. */
function holdScreen(onRefused: () => void): () => void {
  let lock: WakeLockSentinel | null = null
  let isHeld = true
  const ask = async () => {
    if (document.visibilityState !== 'visible') return
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (isHeld) lock = granted
      else await granted.release()
    } catch {
      // A low battery, or a browser's setting: say so by the switch going back.
      if (isHeld) onRefused()
    }
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    isHeld = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}

const never = () => () => undefined
const isSupported = () => 'wakeLock' in navigator
const unknown = () => false

/** Keeps the screen on while cooking; hidden where the browser cannot. */
function WakeSwitch() {
  const supported = useSyncExternalStore(never, isSupported, unknown)
  const [isOn, setOn] = useState(false)
  useEffect(() => (isOn ? holdScreen(() => setOn(false)) : undefined), [isOn])
  if (!supported) return null
  return (
    <ToggleSwitch isOn={isOn} onChange={setOn}>
      {recipeWords.keepAwake}
    </ToggleSwitch>
  )
}

function PrintButton() {
  return (
    <button type="button" className="recipe-tools-button needs-script" onClick={() => print()}>
      {recipeWords.print}
    </button>
  )
}

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
