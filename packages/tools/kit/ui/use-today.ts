import { type IsoDate, todayHere } from '../dates'
import { useLive } from './use-live'

/** The date where the person is. Null on the server and until the page is live. */
export const useToday = (): IsoDate | null => useLive<IsoDate | null>(todayHere, null)
