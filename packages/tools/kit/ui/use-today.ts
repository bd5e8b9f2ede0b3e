import { useCallback } from 'react'
import { type IsoDate, todayHere } from '../dates'
import { useLive } from './use-live'

/** The date in the visitor's time zone; null on the server and during hydration. */
export const useToday = (): IsoDate | null => useLive<IsoDate | null>(todayHere, null)

/** Binds `today`: it is '' until hydration, so that the server treats nothing as past. */
export function useWithToday<I, More extends unknown[], R>(calculate: (input: I, today: string, ...more: More) => R) {
  const today = useToday() ?? ''
  return useCallback((input: I, ...more: More) => calculate(input, today, ...more), [calculate, today])
}
