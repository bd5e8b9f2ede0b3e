import { storedValue } from '@/lib/stored-value'

const storeOf = (slug: string) => storedValue(`flavorcraft:cook:${slug}`)

/** The step (from 0) at which cook mode opens again; the first one if the recipe has become shorter. */
export function readProgress(slug: string, steps: number): number {
  const step = Number(/^\d{1,3}/.exec(storeOf(slug).get() ?? '')?.[0] ?? 0)
  return step < steps ? step : 0
}

/** Stores the step; the first step removes the entry. Without a slug, as in the panel, removes it too. */
export const keepProgress = (slug: string, step: number): void =>
  storeOf(slug).set(slug === '' || step === 0 ? null : String(step))
