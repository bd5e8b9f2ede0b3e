import { storedValue } from '@/lib/stored-value'

/** Where a cook is in a recipe: a reload of the page leads back to it. */
export type CookProgress = { step: number; isOpen: boolean }

const storeOf = (slug: string) => storedValue(`flavorcraft:cook:${slug}`)

export function readProgress(slug: string): CookProgress {
  const [, step = '0', open = ''] = /^(\d{1,3})(!?)$/.exec(storeOf(slug).get() ?? '') ?? []
  return { step: Number(step), isOpen: open === '!' }
}

/** Nothing is kept of a recipe that is closed at its beginning. */
export const keepProgress = (slug: string, { step, isOpen }: CookProgress): void =>
  storeOf(slug).set(step === 0 && !isOpen ? null : `${step}${isOpen ? '!' : ''}`)
