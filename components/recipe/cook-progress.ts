import { storedValue } from '@/lib/stored-value'

const storeOf = (slug: string) => storedValue(`flavorcraft:cook:${slug}`)

/** The step at which a cook is in a recipe, from 0: cook mode opens there again. */
export const readProgress = (slug: string): number => Number(/^\d{1,3}/.exec(storeOf(slug).get() ?? '')?.[0] ?? 0)

/** The first step leaves no entry. */
export const keepProgress = (slug: string, step: number): void => storeOf(slug).set(step === 0 ? null : String(step))
