'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { ToggleSwitch } from '@/components/ui/toggle-switch'
import { recipeWords } from '@/lib/content/recipe-words'
import { holdScreen } from './wake-lock'

const never = () => () => undefined
const isSupported = () => 'wakeLock' in navigator
const unknown = () => false

/** Keeps the screen on while cooking; hidden where the browser cannot. */
export function WakeSwitch() {
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
