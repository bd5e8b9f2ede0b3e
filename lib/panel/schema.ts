import { z } from 'zod'

/** What is asked of the palette. */
export const paletteQuerySchema = z.string().trim().max(100)

/** Something of the panel that can be gone to. */
export type Found = {
  kind: 'Posts' | 'Pictures' | 'Messages' | 'Authors'
  href: string
  title: string
  /** One line of facts. */
  facts: string
}
