'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Holder } from '@/lib/auth/rights'

const Rights = createContext<Holder>({ username: '', rights: [] })

/** Provides the account and its rights to the panel. Without it, `useHolder` has no rights. */
export const RightsProvider = ({ children, ...who }: Holder & { children: ReactNode }) => (
  <Rights value={who}>{children}</Rights>
)

/** The account, for functions such as `may`. They only hide controls: actions and the database enforce rights. */
export const useHolder = (): Holder => use(Rights)
