'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Holder } from '@/lib/auth/rights'

const Rights = createContext<Holder>({ username: '', rights: [] })

/** Tells the parts of the panel what the account may do. Without it, nothing. */
export const RightsProvider = ({ children, ...who }: Holder & { children: ReactNode }) => (
  <Rights value={who}>{children}</Rights>
)

/** Who is signed in, for `may` and its like: what is shown. Actions and the database decide. */
export const useHolder = (): Holder => use(Rights)
