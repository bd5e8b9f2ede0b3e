import { storedValue } from '@/lib/stored-value'

/** The running timers of all pages, as text (lib/recipe/timers.ts reads it). */
export const timerStore = storedValue('flavorcraft:timers')
