'use client'

import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react'
import { type Scale, scaleFor } from '@/lib/recipe/servings'
import { createTickStore, noTicks } from './ticks'

type RecipeState = {
  scale: Scale
  /** Servings, or whole recipes where their number is not known. */
  servings: number
  setServings: (servings: number) => void
  ticks: ReadonlySet<string>
  toggle: (line: string) => void
  clear: () => void
}

const nothing = () => undefined
const single = scaleFor(undefined)

/** Without a provider, as in the editor's preview, a recipe is read as it is written. */
const RecipeContext = createContext<RecipeState>({
  scale: single,
  servings: single.base,
  setServings: nothing,
  ticks: noTicks(),
  toggle: nothing,
  clear: nothing,
})

/** What a cook has set for the recipe on this page. */
export const useRecipe = (): RecipeState => use(RecipeContext)

/** Holds how many a recipe is cooked for, and what of it is ticked off. */
export function RecipeProvider({
  id,
  servings: made,
  children,
}: {
  id: string
  servings: number | undefined
  children: ReactNode
}) {
  const scale = useMemo(() => scaleFor(made), [made])
  const [servings, setServings] = useState(scale.base)
  const [store] = useState(() => createTickStore(`flavorcraft:ticks:${id}`))
  const ticks = useSyncExternalStore(store.subscribe, store.get, noTicks)
  const state = useMemo(
    () => ({ scale, servings, setServings, ticks, toggle: store.toggle, clear: store.clear }),
    [scale, servings, ticks, store],
  )
  return <RecipeContext value={state}>{children}</RecipeContext>
}
