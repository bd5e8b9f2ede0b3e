import { type IsoDate, todayHere } from '../dates'
import { useLive } from './use-live'

/** The date in the visitor's time zone; null on the server and during hydration. */
export const useToday = (): IsoDate | null => useLive<IsoDate | null>(todayHere, null)
