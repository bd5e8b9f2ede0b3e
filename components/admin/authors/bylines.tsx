'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Byline } from '@/lib/authors/admin'

const Bylines = createContext<readonly Byline[]>([])

/** Provides the authors that the form of a post offers. */
export function BylinesProvider({ bylines, children }: { bylines: readonly Byline[]; children: ReactNode }) {
  return <Bylines value={bylines}>{children}</Bylines>
}

export const useBylines = () => use(Bylines)
