import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ClearTicks, MeasureChoice, ScaleNote } from './amounts'
import { useRecipe } from './recipe-provider'
import { holdScreen } from '@/components/recipe/wake-lock'
import { Icon } from '@/components/ui/icon'
import { ToggleSwitch } from '@/components/ui/toggle-switch'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { recipeWords } from '@/lib/content/recipe-words'
import { retryLoad } from '@/lib/retry-load'

/** The switch that keeps the screen on; hidden in browsers without wake locks. */
function WakeSwitch() {
  const supported = useInBrowser(() => 'wakeLock' in navigator, false)
  const [isOn, setOn] = useState(false)
  useEffect(() => (isOn ? holdScreen(setOn) : undefined), [isOn])
  if (!supported) return null
  return (
    <ToggleSwitch isOn={isOn} onChange={setOn}>
      {recipeWords.keepAwake}
    </ToggleSwitch>
  )
}

type Panel = ComponentType<{ onClose: () => void }>
function OpensPanel({ label, load }: { label: string; load: () => Promise<Panel> }) {
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    setOpen(!isOpen)
    if (!panel) void retryLoad(load).then((loaded) => setPanel({ Panel: loaded }))
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="recipe-tools-button needs-script"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {label}
      </button>
      {isOpen && panel && <panel.Panel onClose={close} />}
    </>
  )
}

const loadPrint = async () => (await import('@/components/recipe/print-choice')).PrintChoice
const loadHave = async () => (await import('@/components/recipe/have-choice')).HaveChoice

/** The tools below the ingredient lists. */
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

/** From Lucide (ISC), as one path. */
const chefHat =
  'M10 11v5M14 11v5M6 12.65c0-.457-.316-.844-.727-1.041A4 4 0 0 1 7.52 4.034a1.53 1.53 0 0 0 1.367-.547 4 4 0 0 1 6.225 0 1.53 1.53 0 0 0 1.367.547 4 4 0 0 1 2.248 7.575c-.411.197-.727.584-.727 1.04V19a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 17h12'

type CookMode = ComponentType<{ slug: string; onClose: () => void }>

/** The fragment of cook mode: with it, Back closes cook mode, and a press before the script loads is not lost. */
const COOK_ID = 'cook'
const isAddressed = () => location.hash === `#${COOK_ID}`

function onAddress(listener: () => void) {
  addEventListener('hashchange', listener)
  addEventListener('popstate', listener)
  return () => {
    removeEventListener('hashchange', listener)
    removeEventListener('popstate', listener)
  }
}

/** Opens cook mode, whose script loads with the first press. A reload in cook mode opens it again. */
function CookLink({ slug }: { slug: string }) {
  const isOpen = useSyncExternalStore(onAddress, isAddressed, () => false)
  const hasEntry = useRef(false)
  const link = useRef<HTMLAnchorElement>(null)
  const [mode, setMode] = useState<{ CookMode: CookMode } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const close = useCallback(() => {
    link.current?.focus()
    if (!isAddressed()) return
    if (hasEntry.current) history.back()
    else {
      history.replaceState(null, '', location.pathname + location.search)
      dispatchEvent(new Event('hashchange'))
    }
    hasEntry.current = false
  }, [])
  useEffect(() => {
    if (!isOpen || mode) return
    import('@/components/recipe/cook-mode').then(
      (loaded) => setMode({ CookMode: loaded.CookMode }),
      () => {
        setFailed(true)
        close()
      },
    )
  }, [isOpen, mode, close])
  return (
    <>
      <a
        ref={link}
        href={`#${COOK_ID}`}
        className="cook-button"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          // Change the address without scrolling; `pushState` keeps the router in step.
          event.preventDefault()
          setFailed(false)
          hasEntry.current = true
          history.pushState(null, '', `#${COOK_ID}`)
          dispatchEvent(new Event('hashchange'))
        }}
      >
        <Icon outline={chefHat} /> {recipeWords.cook}
      </a>
      {hasFailed && <p role="alert">{recipeWords.cookFailed}</p>}
      {isOpen && mode && <mode.CookMode slug={slug} onClose={close} />}
    </>
  )
}

/** The link to cook mode and the screen switch, above the method. */
export function CookBar() {
  const { slug } = useRecipe()
  return (
    <div id={COOK_ID} className="cook-bar-inline needs-script">
      <CookLink slug={slug} />
      <WakeSwitch />
    </div>
  )
}
