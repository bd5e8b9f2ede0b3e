import { storedValue } from '@/lib/stored-value'

/** The timers that run, on whatever page. */
export const timerStore = storedValue('flavorcraft:timers')
