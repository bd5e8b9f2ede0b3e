import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { scaleStore, toFactor } from '@/components/recipe/kept-scale'
import { useStored } from '@/components/ui/use-in-browser'
import { retryLoad } from '@/lib/retry-load'
import { type Scale, scaleFor } from '@/lib/recipe/scale-steps'
import type { System } from '@/lib/recipe/units'
import type { Measures, writeAmount } from '@/lib/recipe/write-amount'
import { storedValue } from '@/lib/stored-value'

const NONE: ReadonlySet<string> = new Set()

/** Reads the ticked lines of a recipe from their stored form; an invalid one gives none. */
export function readTicks(text: string | null): ReadonlySet<string> {
  if (text === null) return NONE
  try {
    const lines: unknown = JSON.parse(text)
    return new Set(Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [])
  } catch {
    return NONE
  }
}

/** The stored form of the ticked lines; null without one. */
export const writeTicks = (ticks: ReadonlySet<string>): string | null =>
  ticks.size === 0 ? null : JSON.stringify([...ticks])

/** Its script loads when a reader first chooses another factor or other units. */
type Writer = { writeAmount: typeof writeAmount }

type RecipeState = {
  slug: string
  scale: Scale
  servings: number
  setServings: (servings: number) => void
  /** The pieces that the recipe makes, as singular and plural: "{biscuit|biscuits}". */
  pieces: string | undefined
  measures: Measures
  setSystem: (system: System | null) => void
  writer: Writer | null
  ticks: ReadonlySet<string>
  toggle: (line: string) => void
  clear: () => void
}

const nothing = () => undefined
const single = scaleFor(undefined)

/** Without a provider, a recipe has the author's amounts. */
const RecipeContext = createContext<RecipeState>({
  slug: '',
  scale: single,
  servings: single.base,
  setServings: nothing,
  pieces: undefined,
  measures: { factor: 1, system: null },
  setSystem: nothing,
  writer: null,
  ticks: NONE,
  toggle: nothing,
  clear: nothing,
})

/** The cook's settings for the recipe of this page. */
export const useRecipe = (): RecipeState => use(RecipeContext)

const unitsStore = storedValue('flavorcraft:units')

function useWriter({ factor, system }: Measures): Writer | null {
  const [writer, setWriter] = useState<Writer | null>(null)
  const isWanted = factor !== 1 || system !== null
  useEffect(() => {
    if (isWanted && !writer) void retryLoad(() => import('@/lib/recipe/write-amount')).then(setWriter)
  }, [isWanted, writer])
  return isWanted ? writer : null
}

type Props = { slug: string; servings: number | undefined; pieces?: string | undefined; children: ReactNode }

/** Holds the cook's servings, units and ticked ingredients, which the browser stores. */
export function RecipeProvider({ slug, servings: made, pieces, children }: Props) {
  const scale = useMemo(() => scaleFor(made), [made])
  const scaled = scaleStore(slug)
  const ticked = storedValue(`flavorcraft:ticks:${slug}`)
  const keptTicks = useStored(ticked)
  const ticks = useMemo(() => readTicks(keptTicks), [keptTicks])
  const factor = toFactor(useStored(scaled))
  const keptUnits = useStored(unitsStore)
  const system: System | null = keptUnits === 'metric' || keptUnits === 'us' ? keptUnits : null
  const measures = useMemo((): Measures => ({ factor, system }), [factor, system])
  const writer = useWriter(measures)
  // The panel has no slug: without this, the choices for one preview would change the next one.
  useEffect(() => {
    const forget = () => [scaled, ticked].forEach((store) => store.set(null))
    if (slug !== '') return
    forget()
    return forget
  }, [slug, scaled, ticked])
  const state = useMemo(
    (): RecipeState => ({
      slug,
      scale,
      servings: scale.base * factor,
      pieces,
      setServings: (servings) => scaled.set(servings === scale.base ? null : String(servings / scale.base)),
      measures,
      setSystem: unitsStore.set,
      writer,
      ticks,
      toggle: (line) => ticked.set(writeTicks(readTicks(ticked.get()).symmetricDifference(new Set([line])))),
      clear: () => ticked.set(null),
    }),
    [slug, scale, factor, pieces, measures, writer, ticks, ticked, scaled],
  )
  return <RecipeContext value={state}>{children}</RecipeContext>
}
