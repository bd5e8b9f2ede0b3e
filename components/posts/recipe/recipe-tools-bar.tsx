'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { ClearTicks, MeasureChoice, ScaleNote } from './amounts'
import { useRecipe } from './recipe-provider'
import { readProgress } from '@/components/recipe/cook-progress'
import { holdScreen } from '@/components/recipe/wake-lock'
import { Icon } from '@/components/ui/icon'
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

/** Of Lucide (ISC), as one path. */
const chefHat =
  'M10 11v5M14 11v5M6 12.65c0-.457-.316-.844-.727-1.041A4 4 0 0 1 7.52 4.034a1.53 1.53 0 0 0 1.367-.547 4 4 0 0 1 6.225 0 1.53 1.53 0 0 0 1.367.547 4 4 0 0 1 2.248 7.575c-.411.197-.727.584-.727 1.04V19a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 17h12'

type CookMode = ComponentType<{ slug: string; onClose: () => void }>

const wasOpen = new Map<string, boolean>()

/** Whether the page was left in the middle of cook mode: asked once, since another window may open it meanwhile. */
function isLeftOpen(slug: string): boolean {
  const known = wasOpen.get(slug) ?? (slug !== '' && readProgress(slug).isOpen)
  wasOpen.set(slug, known)
  return known
}

/** Opens cook mode, whose script comes with the first press; after a reload in the middle of it, by itself. */
function CookButton({ slug }: { slug: string }) {
  const isRestored = useSyncExternalStore(never, () => isLeftOpen(slug), unknown)
  const [chosen, setOpen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isRestored
  const [mode, setMode] = useState<{ CookMode: CookMode } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOpen || mode) return
    import('@/components/recipe/cook-mode').then(
      (loaded) => setMode({ CookMode: loaded.CookMode }),
      () => {
        setFailed(true)
        setOpen(false)
      },
    )
  }, [isOpen, mode])
  const close = () => {
    wasOpen.set(slug, false)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="cook-button needs-script"
        onClick={() => {
          setFailed(false)
          setOpen(true)
        }}
      >
        <Icon outline={chefHat} /> {recipeWords.cook}
      </button>
      {hasFailed && <p role="alert">{recipeWords.cookFailed}</p>}
      {isOpen && mode && <mode.CookMode slug={slug} onClose={close} />}
    </>
  )
}

/** At the head of the method: step by step, and the screen kept on. */
export function CookBar() {
  const { slug } = useRecipe()
  return (
    <div className="cook-bar-inline needs-script">
      <CookButton slug={slug} />
      <WakeSwitch />
    </div>
  )
}
