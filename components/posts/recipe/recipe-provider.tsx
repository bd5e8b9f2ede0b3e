'use client'

import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { loadAgain } from '@/lib/load-again'
import { type Scale, scaleFor } from '@/lib/recipe/servings'
import type { System } from '@/lib/recipe/units'
import type { Measures, writeAmount, writeTemperature } from '@/lib/recipe/write-amount'
import { storedValue } from '@/lib/stored-value'

const NONE: ReadonlySet<string> = new Set()

export type TickStore = {
  subscribe: (listener: () => void) => () => void
  get: () => ReadonlySet<string>
  toggle: (line: string) => void
  clear: () => void
}

/** What the server renders, and what a page without a recipe has. */
export const noTicks = (): ReadonlySet<string> => NONE

function read(key: string): ReadonlySet<string> {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [])
  } catch {
    // Storage can be switched off, or hold what we did not write: the list then starts unticked.
    return NONE
  }
}

function write(key: string, ticks: ReadonlySet<string>): void {
  try {
    if (ticks.size === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify([...ticks]))
  } catch {
    // Ticks then last as long as the page.
  }
}

/** The lines of one recipe that are ticked off; kept in the browser, and the same in all its windows. */
export function createTickStore(key: string): TickStore {
  const listeners = new Set<() => void>()
  let ticks: ReadonlySet<string> | null = null
  const get = () => (ticks ??= read(key))
  const tell = () => listeners.forEach((listener) => listener())
  const change = (next: ReadonlySet<string>) => {
    ticks = next
    write(key, next)
    tell()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    ticks = null
    tell()
  }
  return {
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
    get,
    toggle: (line) => change(new Set(get()).symmetricDifference(new Set([line]))),
    clear: () => change(NONE),
  }
}

/** Loaded when a reader first cooks another amount or in other units: half of it is the table of foods. */
type Writer = { writeAmount: typeof writeAmount; writeTemperature: typeof writeTemperature }

type RecipeState = {
  id: string
  scale: Scale
  /** Servings, or whole recipes where their number is not known. */
  servings: number
  setServings: (servings: number) => void
  measures: Measures
  setSystem: (system: System | null) => void
  writer: Writer | null
  ticks: ReadonlySet<string>
  toggle: (line: string) => void
  clear: () => void
}

const nothing = () => undefined
const single = scaleFor(undefined)

/** Without a provider, as in the editor's preview, a recipe is read as it is written. */
const RecipeContext = createContext<RecipeState>({
  id: '',
  scale: single,
  servings: single.base,
  setServings: nothing,
  measures: { factor: 1, system: null },
  setSystem: nothing,
  writer: null,
  ticks: noTicks(),
  toggle: nothing,
  clear: nothing,
})

/** What a cook has set for the recipe on this page. */
export const useRecipe = (): RecipeState => use(RecipeContext)

const UNITS_KEY = 'flavorcraft:units'
const absent = () => null

/** An entry of the browser's store; nothing on the server, so that a page is the same for all when it comes. */
function useStored(key: string): [string | null, (value: string | null) => void] {
  const store = storedValue(key)
  return [useSyncExternalStore(store.subscribe, store.get, absent), store.set]
}

const toFactor = (text: string | null): number => {
  const factor = Number(text)
  return factor >= 0.05 && factor <= 50 ? factor : 1
}

function useWriter({ factor, system }: Measures): Writer | null {
  const [writer, setWriter] = useState<Writer | null>(null)
  const isWanted = factor !== 1 || system !== null
  useEffect(() => {
    if (isWanted && !writer) void loadAgain(() => import('@/lib/recipe/write-amount')).then(setWriter)
  }, [isWanted, writer])
  return isWanted ? writer : null
}

type Props = { id: string; servings: number | undefined; children: ReactNode }

/** Holds how many a recipe is cooked for, in which units, and what of it is ticked off. */
export function RecipeProvider({ id, servings: made, children }: Props) {
  const scale = useMemo(() => scaleFor(made), [made])
  const [keptFactor, keepFactor] = useStored(`flavorcraft:scale:${id}`)
  const [keptUnits, keepUnits] = useStored(UNITS_KEY)
  const [ticked] = useState(() => createTickStore(`flavorcraft:ticks:${id}`))
  const ticks = useSyncExternalStore(ticked.subscribe, ticked.get, noTicks)
  const factor = toFactor(keptFactor)
  const system: System | null = keptUnits === 'metric' || keptUnits === 'us' ? keptUnits : null
  const measures = useMemo((): Measures => ({ factor, system }), [factor, system])
  const writer = useWriter(measures)
  const state = useMemo(
    (): RecipeState => ({
      id,
      scale,
      servings: scale.base * factor,
      setServings: (servings) => keepFactor(servings === scale.base ? null : String(servings / scale.base)),
      measures,
      setSystem: keepUnits,
      writer,
      ticks,
      toggle: ticked.toggle,
      clear: ticked.clear,
    }),
    [id, scale, factor, measures, writer, ticks, ticked, keepFactor, keepUnits],
  )
  return <RecipeContext value={state}>{children}</RecipeContext>
}
