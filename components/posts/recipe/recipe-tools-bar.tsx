'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useRecipe } from './recipe-provider'
import { ClearTicks, MeasureChoice, ScaleNote } from './servings-stepper'
import { CookButton } from '@/components/recipe/cook-button'
import { holdScreen } from '@/components/recipe/wake-lock'
import { ToggleSwitch } from '@/components/ui/toggle-switch'
import { recipeWords } from '@/lib/content/recipe-words'

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

type Panel = ComponentType<{ onClose: () => void }>
type PanelProps = { label: string; load: () => Promise<Panel> }

/** A button below which something opens that is loaded with the first press. */
function OpensPanel({ label, load }: PanelProps) {
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = () => {
    setOpen(!isOpen)
    if (!panel)
      load().then(
        (loaded) => setPanel({ Panel: loaded }),
        (error: unknown) => console.warn('A part of the recipe could not be loaded:', error),
      )
  }
  return (
    <>
      <button type="button" className="recipe-tools-button needs-script" aria-expanded={isOpen} onClick={toggle}>
        {label}
      </button>
      {isOpen && panel && <panel.Panel onClose={() => setOpen(false)} />}
    </>
  )
}

const loadPrint = async () => (await import('@/components/recipe/print-choice')).PrintChoice
const loadHave = async () => (await import('@/components/recipe/have-choice')).HaveChoice

/** What a cook can do with the card below its lists. */
export function RecipeToolsBar() {
  return (
    <div className="recipe-tools">
      <ScaleNote />
      <MeasureChoice />
      <div className="recipe-tools-bar">
        <OpensPanel label={recipeWords.have} load={loadHave} />
        <OpensPanel label={recipeWords.print} load={loadPrint} />
        <ClearTicks />
      </div>
    </div>
  )
}

/** At the head of the method: step by step, and the screen kept on. */
export function CookBar() {
  const { id } = useRecipe()
  return (
    <div className="cook-bar-inline needs-script">
      <CookButton id={id} />
      <WakeSwitch />
    </div>
  )
}
