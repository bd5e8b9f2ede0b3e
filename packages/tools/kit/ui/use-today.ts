'use client'

import { useSyncExternalStore } from 'react'
import { type IsoDate, todayHere } from '../dates'

const never = () => () => undefined

/** The date where the person is. Null on the server, which does not know it, and until the page is live. */
export const useToday = (): IsoDate | null => useSyncExternalStore<IsoDate | null>(never, todayHere, () => null)
