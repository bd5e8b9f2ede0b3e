'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Holder } from '@/lib/auth/rights'

const Rights = createContext<Holder>({ username: '', rights: [] })

/** Gives the parts of the panel the rights of the account. Without it, none. */
export const RightsProvider = ({ children, ...who }: Holder & { children: ReactNode }) => (
  <Rights value={who}>{children}</Rights>
)

/** The signed-in account, for `may` and its like. They hide controls; actions and the database refuse. */
export const useHolder = (): Holder => use(Rights)
